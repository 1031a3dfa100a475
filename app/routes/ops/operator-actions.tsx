import { Images, Scale, SlidersHorizontal } from 'lucide-react'
import { DeskPage } from '#app/features/operator/desk-page.tsx'
import { listOperatorActions, type RecordedAction } from '#app/features/operator/operator-actions.server.ts'
import { db } from '#app/platform/database.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Route } from './+types/operator-actions'

// GET /operator/record
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  return { actions: await listOperatorActions(db) }
}

export default function OperatorActions({ loaderData: { actions } }: Route.ComponentProps) {
  return (
    <DeskPage
      lead={actions.length === 0 ? 'Nothing yet. Each decision becomes a line here.' : 'Newest first.'}
      title="What operators did"
    >
      {actions.length > 0 && (
        <Settings>
          {joinPhotos(actions).map((group) => (
            <RecordRow group={group} key={group[0]!.id} />
          ))}
        </Settings>
      )}
    </DeskPage>
  )
}

/** Photos of a business that were shown one after the other are one row. */
function joinPhotos(actions: RecordedAction[]) {
  const groups: RecordedAction[][] = []
  for (const action of actions) {
    const group = groups.at(-1)
    const [first] = group ?? []
    const isSame = first?.kind === 'photo_shown' && action.kind === 'photo_shown'
    if (isSame && first.business?.id === action.business?.id) group!.push(action)
    else groups.push([action])
  }
  return groups
}

function RecordRow({ group }: { group: RecordedAction[] }) {
  const { kind, business, operator, at, message } = group[0]!
  const Icon = kind === 'photo_shown' ? Images : business ? Scale : SlidersHorizontal
  return (
    <Setting
      end={
        <span className="text-sm text-muted">
          <Time at={at} />
        </span>
      }
      help={
        <>
          By {operator ?? (business ? 'an operator' : 'the service')}
          {business && (
            <>
              {' '}
              for <a href={`/business/${business.id}`}>{business.name}</a>
            </>
          )}
        </>
      }
      picture={<Icon aria-hidden size={18} strokeWidth={1.5} />}
      title={
        group.length > 1
          ? `Showed ${group.length} photos or videos of reviews`
          : message.replace(/^The operator (.)/, (_, first) => first.toUpperCase())
      }
      value={
        kind === 'photo_shown' && (
          <span className="flex flex-wrap gap-2">
            {group.slice(0, 6).map(({ id }) => (
              <img
                alt=""
                className="size-12 rounded-control object-cover"
                height={48}
                key={id}
                src={`/operator/photos/${business?.id}/${id}.jpg`}
                width={48}
              />
            ))}
          </span>
        )
      }
    />
  )
}
