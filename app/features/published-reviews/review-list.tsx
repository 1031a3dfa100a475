import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { allReviewsOf } from '#app/features/reviews/counted.ts'
import type { PublicEntry } from '#app/features/reviews/public-review.ts'
import { ReviewCard } from '#app/features/reviews/review-card.tsx'
import { searchedWords } from '#app/features/reviews/search-words.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Span } from '#app/ui/underlined.tsx'
import type { Facets } from './facets.server.ts'
import { describeFilter } from './filter-words.ts'
import type { ListedPairs } from './helpful-pairs.server.ts'
import { HelpfulPairs } from './helpful-pairs.tsx'
import { HelpfulVote, type Voted, votesInWords } from './helpful-vote.tsx'
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
  /** The votes for each listed review; reviews without votes are left out. */
  helpful: Record<string, number>
  voted: Voted | null
}

/** Fewer reviews than this are seen at a glance. */
const fewestToFilter = 4

/** The reviews themselves, with the sentence that filters them. Nothing where there are none. */
export function ReviewList(props: ReviewListProps) {
  const { business, listed, summary, facets, view, topics } = props
  const isEmpty = 'entries' in listed ? listed.entries.length === 0 : listed.pairs.length === 0
  if (summary.count + summary.insiders + summary.imported.count === 0 && isEmpty) return null
  const all = { own: summary.count, insiders: summary.insiders, imported: summary.imported.count }
  const total = all.own + all.insiders + all.imported
  const allInWords = `${total > 1 ? 'All ' : ''}${allReviewsOf(all)}`
  const hasFilter = total >= fewestToFilter || isFiltered(view)
  const showAll = (
    <Link preventScrollReset to={viewAddress(business.id, { order: view.order })}>
      Show all {allReviewsOf(all)}
    </Link>
  )
  return (
    <section aria-labelledby="reviews" className="page mt-16 md:mt-24">
      <div className="grid gap-3 border-t border-rule pt-5 pb-6">
        <h2 className="scroll-mt-6 text-3xl" id="reviews">
          {isFiltered(view) ? describeFilter(facets.found, view) : allInWords}
        </h2>
        {hasFilter && <ReviewFilter businessId={business.id} facets={facets} topics={topics} view={view} />}
        {isFiltered(view) && !isEmpty && <p className="text-sm">{showAll}</p>}
      </div>
      {isEmpty ? <NoMatches query={view.query}>{showAll}</NoMatches> : <Reviews {...props} />}
      <Pages businessId={business.id} nextCursor={listed.nextCursor} view={view} />
      {!isEmpty && <p className="mt-6 text-xs text-muted">{votesInWords}</p>}
    </section>
  )
}

function Reviews({ business, listed, mentions, view, helpful, voted }: ReviewListProps) {
  const draw = (entry: PublicEntry) => (
    <ReviewCard
      businessName={business.name}
      entry={entry}
      query={view.query}
      reportTo={reportAddress(business.id, entry.id)}
      spans={mentions[entry.id]}
    >
      {entry.kind === 'review' && (
        <HelpfulVote
          businessId={business.id}
          count={helpful[entry.id] ?? 0}
          review={entry}
          view={view}
          voted={voted}
        />
      )}
    </ReviewCard>
  )
  if ('pairs' in listed) return <HelpfulPairs draw={draw} pairs={listed.pairs} />
  return (
    <ol className="review-columns">
      {listed.entries.map((entry) => (
        <li key={entry.id}>{draw(entry)}</li>
      ))}
    </ol>
  )
}

type PagesProps = { businessId: string; nextCursor: string | null; view: PublicView }

const pagesInWords: Record<PublicView['order'], { more: string; back: string }> = {
  newest: { more: 'Show older reviews', back: 'Back to the newest' },
  oldest: { more: 'Show newer reviews', back: 'Back to the oldest' },
  lowest: { more: 'Show more', back: 'Back to the lowest' },
  highest: { more: 'Show more', back: 'Back to the highest' },
  helpful: { more: 'Show more', back: 'Back to the most helpful' },
}

function Pages({ businessId, nextCursor, view }: PagesProps) {
  const { more, back } = pagesInWords[view.order]
  if (!nextCursor && !view.after) return null
  return (
    <nav aria-label="More reviews" className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-8">
      {nextCursor && (
        <ButtonLink rel="next" to={viewAddress(businessId, { ...view, after: nextCursor })}>
          {more}
        </ButtonLink>
      )}
      {view.after && (
        <Link className="text-sm" to={viewAddress(businessId, { ...view, after: null })}>
          {back}
        </Link>
      )}
    </nav>
  )
}

function NoMatches({ query, children }: { query: string | null; children: ReactNode }) {
  const isSearchable = !query || searchedWords(query).length > 0
  return (
    <div className="grid justify-items-start gap-4 border-t border-line py-10">
      <p className="text-muted">
        {isSearchable ? 'No matching reviews.' : 'A search needs at least one letter or digit.'}
      </p>
      {children}
    </div>
  )
}
