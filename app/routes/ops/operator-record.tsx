import {
  ImageOff,
  type LucideIcon,
  MessageSquare,
  RotateCcw,
  Scale,
  SlidersHorizontal,
  Store,
} from 'lucide-react'
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
    <DeskPage lead="Newest first. Businesses read the same in their activities." title="What operators did">
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

const icons: Record<string, LucideIcon> = {
  operator_decided: Scale,
  review_refused: Scale,
  operator_retried: RotateCcw,
  jobs_retried: RotateCcw,
  business_closed: Store,
  business_reopened: Store,
  photo_refused: ImageOff,
  message: MessageSquare,
}

function Picture({ id, kind, business }: RecordedAction) {
  const Icon = icons[kind] ?? SlidersHorizontal
  if (kind !== 'photo_shown') return <Icon aria-hidden size={18} strokeWidth={1.5} />
  return (
    <img
      alt=""
      className="size-9 rounded-control object-cover"
      height={36}
      loading="lazy"
      src={`/operator/photos/${business?.id}/${id}.jpg`}
      width={36}
    />
  )
}
