import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import type { Span } from '#app/ui/underlined.tsx'
import { allReviewsOf, countOf } from './counted.ts'
import type { ListedReviews } from './listing.server.ts'
import { isFiltered, type PublicView, viewAddress } from './public-view.ts'
import { ReviewCard } from './review-card.tsx'
import type { BusinessSummary } from './summary.server.ts'

type ReviewListProps = {
  business: { id: string; name: string; isActive: boolean }
  listed: ListedReviews
  summary: BusinessSummary
  view: PublicView
  /** What the listed texts say about the asked topic, by review. */
  mentions: Record<string, Span[]>
  topics: { topic: string; reviews: number }[]
}

/** The reviews themselves, newest first, in rows that end together. */
export function ReviewList({ business, listed, summary, view, mentions, topics }: ReviewListProps) {
  const { entries, nextCursor } = listed
  const total = summary.count + summary.imported.count
  if (total === 0 && entries.length === 0) return <NoReviews business={business} />
  return (
    <section aria-labelledby="reviews" className="page mt-16 md:mt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-t border-rule pt-5 pb-6">
        <h2 className="scroll-mt-6 text-3xl" id="reviews">
          {headingOf(summary, view, topics)}
        </h2>
        <p className="text-sm text-muted">
          {isFiltered(view) ? (
            <Link preventScrollReset to={viewAddress(business.id, {})}>
              Show all {total.toLocaleString('en')}
            </Link>
          ) : (
            'Newest first'
          )}
        </p>
      </div>
      {entries.length === 0 ? (
        <p className="border-t border-line py-10 text-muted">None of the reviews is like that.</p>
      ) : (
        <ol className="-mx-5 grid overflow-clip md:grid-cols-2 lg:grid-cols-3">
          {entries.map((entry) => (
            <li className="px-5 shadow-[-1px_0_0_var(--line)]" key={entry.id}>
              <div className="h-full border-t border-line pt-5 pb-7">
                <ReviewCard businessName={business.name} entry={entry} spans={mentions[entry.id]} />
              </div>
            </li>
          ))}
        </ol>
      )}
      <nav aria-label="More reviews" className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-8">
        {nextCursor && (
          <ButtonLink rel="next" to={viewAddress(business.id, { ...view, after: nextCursor })}>
            Show older reviews
          </ButtonLink>
        )}
        {view.after && (
          <Link className="text-sm" to={viewAddress(business.id, { ...view, after: null })}>
            Back to the newest
          </Link>
        )}
      </nav>
    </section>
  )
}

function headingOf({ count, distribution, imported }: BusinessSummary, view: PublicView, topics: Topics) {
  const { rating, topic } = view
  if (rating) {
    const own = distribution[rating - 1]!
    const stars = rating === 1 ? '1 star' : `${rating} stars`
    return `${allReviewsOf({ own, imported: imported.distribution[rating - 1]! })} with ${stars}`
  }
  if (topic) {
    const known = topics.find((each) => each.topic === topic)
    return `${known ? countOf(known.reviews, 'review') : 'Reviews'} about ${topic}`
  }
  return `All ${allReviewsOf({ own: count, imported: imported.count })}`
}

type Topics = ReviewListProps['topics']

function NoReviews({ business }: Pick<ReviewListProps, 'business'>) {
  return (
    <section className="page mt-16">
      <EmptyState
        action={
          business.isActive && (
            <ButtonLink reloadDocument to={`/review?business=${business.id}`}>
              Write the first review
            </ButtonLink>
          )
        }
        title="No reviews yet"
      >
        <p>
          Whoever bought from {business.name} may write here. What passes the checks is published, whatever
          the stars.
        </p>
      </EmptyState>
    </section>
  )
}
