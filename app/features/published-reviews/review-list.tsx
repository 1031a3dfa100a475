import { Link } from 'react-router'
import { allReviewsOf } from '#app/features/reviews/counted.ts'
import { ReviewCard } from '#app/features/reviews/review-card.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import type { Span } from '#app/ui/underlined.tsx'
import type { Facets } from './facets.server.ts'
import { describeFilter } from './filter-words.ts'
import type { ListedPairs } from './helpful-pairs.server.ts'
import { HelpfulPairs } from './helpful-pairs.tsx'
import type { ListedReviews } from './listing.server.ts'
import { isFiltered, type PublicView, reportAddress, viewAddress } from './public-view.ts'
import { type CountedTopic, ReviewFilter } from './review-filter.tsx'
import type { BusinessSummary } from './summary.server.ts'

type ReviewListProps = {
  business: { id: string; name: string; isActive: boolean }
  /** In the order of the view. */
  listed: ListedReviews | ListedPairs
  summary: BusinessSummary
  facets: Facets
  view: PublicView
  /** Where the listed texts mention the topic of the view, by review. */
  mentions: Record<string, Span[]>
  topics: CountedTopic[]
}

/** The reviews themselves, with the sentence that filters them. */
export function ReviewList(props: ReviewListProps) {
  const { business, listed, summary, facets, view, topics } = props
  const isEmpty = 'entries' in listed ? listed.entries.length === 0 : listed.pairs.length === 0
  if (summary.count + summary.insiders + summary.imported.count === 0 && isEmpty)
    return <NoReviews business={business} />
  return (
    <section aria-labelledby="reviews" className="page mt-16 md:mt-24">
      <div className="grid gap-3 border-t border-rule pt-5 pb-6">
        <h2 className="scroll-mt-6 text-3xl" id="reviews">
          {isFiltered(view) ? describeFilter(facets.found, view) : `All ${allReviewsOf(facets.found)}`}
        </h2>
        <ReviewFilter businessId={business.id} facets={facets} topics={topics} view={view} />
        {isFiltered(view) && (
          <p className="text-sm">
            <Link preventScrollReset to={viewAddress(business.id, { order: view.order })}>
              Show all{' '}
              {allReviewsOf({
                own: summary.count,
                insiders: summary.insiders,
                imported: summary.imported.count,
              })}
            </Link>
          </p>
        )}
      </div>
      {isEmpty ? <NoMatches hasFilter={isFiltered(view)} /> : <Reviews {...props} />}
      <Pages businessId={business.id} nextCursor={listed.nextCursor} view={view} />
    </section>
  )
}

function Reviews({ business, listed, mentions }: ReviewListProps) {
  if ('pairs' in listed) return <HelpfulPairs business={business} mentions={mentions} pairs={listed.pairs} />
  return (
    <ol className="-mx-5 grid overflow-clip md:grid-cols-2 lg:grid-cols-3">
      {listed.entries.map((entry) => (
        <li className="px-5 [box-shadow:-1px_0_0_var(--line)]" key={entry.id}>
          <div className="h-full border-t border-line pt-5 pb-7">
            <ReviewCard
              businessName={business.name}
              entry={entry}
              reportTo={reportAddress(business.id, entry.id)}
              spans={mentions[entry.id]}
            />
          </div>
        </li>
      ))}
    </ol>
  )
}

type PagesProps = { businessId: string; nextCursor: string | null; view: PublicView }

function Pages({ businessId, nextCursor, view }: PagesProps) {
  const isHelpful = view.order === 'helpful'
  if (!nextCursor && !view.after) return null
  return (
    <nav aria-label="More reviews" className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-8">
      {nextCursor && (
        <ButtonLink rel="next" to={viewAddress(businessId, { ...view, after: nextCursor })}>
          {isHelpful ? 'Show more' : 'Show older reviews'}
        </ButtonLink>
      )}
      {view.after && (
        <Link className="text-sm" to={viewAddress(businessId, { ...view, after: null })}>
          {isHelpful ? 'Back to the most helpful' : 'Back to the newest'}
        </Link>
      )}
    </nav>
  )
}

function NoMatches({ hasFilter }: { hasFilter: boolean }) {
  return (
    <p className="border-t border-line py-10 text-muted">
      {hasFilter
        ? 'No matching reviews. Change a part of the sentence above, or show all reviews.'
        : 'There are no more reviews.'}
    </p>
  )
}

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
          {business.isActive
            ? `Every customer of ${business.name} may write here. Reviews that pass the checks are published, whatever the stars.`
            : `${business.name} closed before anyone wrote here.`}
        </p>
      </EmptyState>
    </section>
  )
}
