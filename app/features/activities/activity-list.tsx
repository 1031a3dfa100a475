import { Building2, LayoutTemplate, type LucideIcon, MessageSquareQuote, Send, Star } from 'lucide-react'
import { classNames } from '#app/ui/class-names.ts'
import { DoorLink } from '#app/ui/door-link.tsx'
import { Face, FaceIcon } from '#app/ui/face.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Time } from '#app/ui/time.tsx'
import { type ActivityGroup, type ActivityType, activityGroups } from './activity.vocabulary.ts'
import type { LinkedActivity } from './list-activities.server.ts'

/** Activities, newest first. Each links to its subject. With `clock`, the time of day stands for the whole time. */
export function ActivityList({ activities }: { activities: (LinkedActivity & { clock?: string })[] }) {
  return (
    <ol className="grid min-w-0">
      {activities.map(({ id, type, message, to, by, at, clock, words }) => {
        const rated = findRating(type, message)
        const said = rated ? (
          <>
            {rated.name} <Stars rating={rated.stars} />
          </>
        ) : (
          message
        )
        return (
          <li className="flex items-start gap-3 border-b border-line py-3 text-sm" key={id}>
            {rated || by ? <Face name={rated?.name ?? by!} /> : <TypeIcon type={type} />}
            <span
              className={classNames(
                'min-w-0 flex-1 py-1.5 leading-5 wrap-anywhere',
                rated ? 'font-medium' : 'text-muted',
              )}
            >
              {to ? (
                <DoorLink className="reach no-underline hover:underline" to={to}>
                  {said}
                </DoorLink>
              ) : (
                said
              )}
              {by && <span className="text-muted"> · {by}</span>}
              {to === null && type !== 'review_erased' && (
                <span className="text-muted"> · This review is no longer available</span>
              )}
              {clock && words && (
                <span
                  className="mt-1.5 line-clamp-3 max-w-measure font-serif text-lg leading-snug font-normal"
                  dir="auto"
                >
                  {words}
                </span>
              )}
            </span>
            <span className="shrink-0 py-1.5 text-xs leading-5 text-muted tabular-nums">
              {clock ? <time dateTime={at}>{clock}</time> : <Time at={at} />}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** The stars in a message such as "Elin Hughes gave 5 stars". */
function findRating(type: ActivityType, message: string) {
  const found = type === 'review_published' ? /^(.+) gave (\d) stars?$/s.exec(message) : null
  return found && { name: found[1]!, stars: Number(found[2]) }
}

const icons: Record<ActivityGroup, LucideIcon> = {
  reviews: Star,
  invitations: Send,
  replies: MessageSquareQuote,
  widgets: LayoutTemplate,
  business: Building2,
}
const groups = Object.keys(activityGroups) as ActivityGroup[]

function TypeIcon({ type }: { type: ActivityType }) {
  const isIn = (group: ActivityGroup) => (activityGroups[group] as readonly ActivityType[]).includes(type)
  const Icon = icons[groups.find(isIn)!]
  return (
    <FaceIcon>
      <Icon size={15} strokeWidth={1.6} />
    </FaceIcon>
  )
}
