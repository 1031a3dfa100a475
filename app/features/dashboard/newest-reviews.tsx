import { Link } from 'react-router'
import type { InboxRow } from '#app/features/inbox/inbox.server.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import { Stars } from '#app/ui/stars.tsx'
import { Time } from '#app/ui/time.tsx'

/** The newest reviews, while there are too few for statistics. */
export function NewestReviews({ reviews }: { reviews: InboxRow[] }) {
  return (
    <ul>
      {reviews.map((review) => (
        <li className="grid gap-2 border-b border-line py-5 first:pt-0" key={review.id}>
          <Stars rating={review.rating} />
          <p className={review.beginning ? 'quote break-words' : 'text-sm text-muted'} dir="auto">
            {review.title && <strong className="font-medium">{review.title} </strong>}
            {textOrNone({ title: review.title, text: review.beginning ?? '' })}
          </p>
          <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-xs text-muted">
            <span className="min-w-0 break-words">
              <bdi>{review.authorName}</bdi>, <Time as="date" at={review.writtenAt} />
            </span>
            <Link to={inboxAddress({ review: review.id })}>
              {review.isWithoutReply ? 'Read and reply' : 'Read the review'}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  )
}
