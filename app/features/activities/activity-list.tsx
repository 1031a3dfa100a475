import { Link } from 'react-router'
import { Time } from '#app/ui/time.tsx'
import type { ListedActivity } from './listing.server.ts'

/** Activities, newest first. */
export function ActivityList({ activities }: { activities: ListedActivity[] }) {
  return (
    <ol className="grid">
      {activities.map(({ id, type, message, relatedId, at }) => (
        <li
          className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line py-3 text-sm"
          key={id}
        >
          <span className="min-w-0 break-words">
            {relatedId && isAboutReview(type) ? (
              <Link to={`/business/reviews?review=${relatedId}`}>{message}</Link>
            ) : (
              message
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

const isAboutReview = (type: string) => type.startsWith('review_')
