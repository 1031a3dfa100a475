import { Building2, LayoutTemplate, type LucideIcon, MessageSquareQuote, Send, Star } from 'lucide-react'
import { Link } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { Face, FaceIcon } from '#app/ui/face.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Time } from '#app/ui/time.tsx'
import { type ActivityGroup, type ActivityType, activityGroups } from './activity.vocabulary.ts'
import type { LinkedActivity } from './list-activities.server.ts'

/** Activities, newest first. Each links to its subject. With `clock`, the time of day stands for the whole time. */
export function ActivityList({ activities }: { activities: (LinkedActivity & { clock?: string })[] }) {
  return (
    <ol className="grid min-w-0">
      {activities.map(({ id, type, message, to, by, at, clock, words: all }) => {
        // Where there is room: on the page of activities.
        const words = clock && all
        const rated = findRating(type, message)
        const said = rated ? (
          <>
            {rated.name} gave <Stars rating={rated.stars} />
          </>
        ) : (
          message
        )
        return (
          <li className="flex items-center gap-3 border-b border-line py-1.5 text-sm" key={id}>
            {rated || by ? <Face name={rated?.name ?? by!} /> : <TypeIcon type={type} />}
            <span
              className={classNames(
                'min-w-0 flex-1 wrap-anywhere',
                words && 'grid items-center gap-x-6 min-[1000px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
              )}
            >
              {to ? (
                <Link className="inline-block py-2.5 no-underline hover:underline" to={to}>
                  {said}
                </Link>
              ) : (
                <span className="inline-block py-2.5">{said}</span>
              )}
              {words && (
                <span className="truncate pb-2 text-muted min-[1000px]:pb-0" dir="auto">
                  {words}
                </span>
              )}
              {by && <span className="text-muted"> · {by}</span>}
              {to === null && type !== 'review_erased' && (
                <span className="text-muted"> · This review is no longer available</span>
              )}
            </span>
            <span className="shrink-0 text-xs text-muted tabular-nums">
              {clock ? <time dateTime={at}>{clock}</time> : <Time at={at} />}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** Of "Elin Hughes gave 5 stars". */
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
  const isIn = (group: ActivityGroup) =>
    (activityGroups[group].types as readonly ActivityType[]).includes(type)
  const Icon = icons[groups.find(isIn)!]
  return (
    <FaceIcon>
      <Icon size={15} strokeWidth={1.6} />
    </FaceIcon>
  )
}
