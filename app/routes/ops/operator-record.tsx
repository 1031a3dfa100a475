import { Scale, SlidersHorizontal } from 'lucide-react'
import { DeskClear, DeskPage } from '#app/features/operator/desk-page.tsx'
import { listOperatorRecord, type RecordedAction } from '#app/features/operator/record.server.ts'
import { db } from '#app/platform/database.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Route } from './+types/operator-record'

// GET /operator/record
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  return { actions: await listOperatorRecord(db) }
}

export default function OperatorRecord({ loaderData: { actions } }: Route.ComponentProps) {
  if (actions.length === 0) return <DeskClear />
  return (
    <DeskPage lead="Decisions, retries and changed settings, newest first." title="What operators did">
      <Settings>
        {actions.map((action) => (
          <Setting
            help={
              <>
                By {action.operator ?? (action.business ? 'an operator' : 'the service')}
                {action.business && (
                  <>
                    {' '}
                    for <a href={`/business/${action.business.id}`}>{action.business.name}</a>
                  </>
                )}
                , <Time at={action.at} />
              </>
            }
            key={action.id}
            picture={<Picture {...action} />}
            title={action.message}
          />
        ))}
      </Settings>
    </DeskPage>
  )
}

/** The photo that was decided, or an icon: of a decision about a business, or of an act for the service. */
function Picture({ id, kind, business }: RecordedAction) {
  const Icon = business ? Scale : SlidersHorizontal
  if (kind !== 'photo_shown') return <Icon aria-hidden size={18} strokeWidth={1.5} />
  const address = `/operator/photos/${business?.id}/${id}.jpg`
  return <img alt="" className="size-9 rounded-control object-cover" height={36} src={address} width={36} />
}
