import { Link } from 'react-router'
import { Time } from '#app/ui/time.tsx'
import type { LinkedActivity } from './listing.server.ts'

/** Activities, newest first. Each links to its subject. */
export function ActivityList({ activities }: { activities: LinkedActivity[] }) {
  return (
    <ol className="grid">
      {activities.map(({ id, type, message, to, at }) => (
        <li
          className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line py-3 text-sm"
          key={id}
        >
          <span className="min-w-0 wrap-anywhere">
            {to ? <Link to={to}>{message}</Link> : message}
            {to === null && type !== 'review_erased' && (
              <span className="text-muted"> · This review is no longer available</span>
            )}
          </span>
          <span className="text-xs leading-6 text-muted">
            <Time at={at} />
          </span>
        </li>
      ))}
    </ol>
  )
}
