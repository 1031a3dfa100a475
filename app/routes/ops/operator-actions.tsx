import { Images, Scale, SlidersHorizontal } from 'lucide-react'
import { DeskPage } from '#app/features/operator/desk-page.tsx'
import { listOperatorActions, type RecordedAction } from '#app/features/operator/operator-actions.server.ts'
import { formatMonth } from '#app/languages/format.ts'
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
  const months = Map.groupBy(joinPhotos(actions), ([first]) => formatMonth(first!.at))
  return (
    <DeskPage
      lead={
        actions.length === 0
          ? 'Nothing yet. Each decision becomes a line here.'
          : 'Each line names the operator, except in decisions about a business.'
      }
      title="What operators did"
    >
      <div>
        {[...months].map(([month, groups]) => (
          <Settings key={month} title={month}>
            {groups.map((group) => (
              <RecordRow group={group} key={group[0]!.id} />
            ))}
          </Settings>
        ))}
      </div>
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

/** What was done, to the review of which author, and why. */
function RecordRow({ group }: { group: RecordedAction[] }) {
  const { kind, business, author, operator, at, message } = group[0]!
  const said = group.length > 1 ? `Showed ${group.length} photos or videos` : message
  const [what, why] = said.replace(/^The operator (.)/, (_, first) => first.toUpperCase()).split(/: (.*)/s)
  return (
    <Setting
      end={
        <span className="text-sm text-muted">
          <Time as="date" at={at} />
        </span>
      }
      help={
        <>
          {author && `Written by ${author} about `} {operator && `By ${operator}`}
          {business && <a href={`/business/${business.id}`}>{business.name}</a>}
        </>
      }
      icon={kind === 'photo_shown' ? Images : business ? Scale : SlidersHorizontal}
      title={what!}
      value={
        kind === 'photo_shown' ? (
          <span className="flex flex-wrap gap-2">
            {group.slice(0, 5).map(({ id }) => (
              <img
                alt=""
                className="size-10 rounded-control sm:size-12 object-cover"
                height={48}
                key={id}
                src={`/operator/photos/${business?.id}/${id}.jpg`}
                width={48}
              />
            ))}
          </span>
        ) : (
          why && <span className="block text-sm first-letter:uppercase">{why}</span>
        )
      }
    />
  )
}
