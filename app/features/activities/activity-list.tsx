import { Link } from 'react-router'
import { Time } from '#app/ui/time.tsx'
import type { LinkedActivity } from './list-activities.server.ts'

/** Activities, newest first. Each links to its subject. With `clock`, the time of day stands for the whole time. */
export function ActivityList({ activities }: { activities: (LinkedActivity & { clock?: string })[] }) {
  return (
    <ol className="grid">
      {activities.map(({ id, type, message, to, by, at, clock }) => (
        <li className="flex items-baseline justify-between gap-x-6 border-b border-line text-sm" key={id}>
          <span className="min-w-0 wrap-anywhere">
            {to ? (
              <Link className="inline-block py-3" to={to}>
                {message}
              </Link>
            ) : (
              <span className="inline-block py-3">{message}</span>
            )}
            {by && <span className="text-muted"> · {by}</span>}
            {to === null && type !== 'review_erased' && (
              <span className="text-muted"> · This review is no longer available</span>
            )}
          </span>
          <span className="shrink-0 pb-3 text-xs leading-6 text-muted">
            {clock ? <time dateTime={at}>{clock}</time> : <Time at={at} />}
          </span>
        </li>
      ))}
    </ol>
  )
}
