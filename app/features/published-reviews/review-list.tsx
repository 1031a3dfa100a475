import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PublicEntry, PublicReview } from '#app/features/reviews/public-review.ts'
import { describeReviewCounts } from '#app/features/reviews/review.vocabulary.ts'
import { ReviewCard } from '#app/features/reviews/review-card.tsx'
import { searchedWords } from '#app/features/reviews/search-words.ts'
import { formatNumber } from '#app/languages/format.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Span } from '#app/ui/underlined.tsx'
import type { Facets } from './facets.server.ts'
import type { HelpfulPair, ListedPairs } from './helpful-pairs.server.ts'
import { HelpfulVote, type Voted, votesInWords } from './helpful-vote.tsx'
import { helpfulnessInWords, mostRanked } from './helpfulness.ts'
import type { ListedReviews } from './listing.server.ts'
import { describeFilter, isFiltered, type PublicView, reportAddress, viewAddress } from './public-view.ts'
import { ReviewFilter } from './review-filter.tsx'
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
  topics: string[]
  /** The votes for each listed review; reviews without votes are left out. */
  helpful: Record<string, number>
  voted: Voted | null
}

/** With fewer reviews than this, no filter is offered. */
const fewestToFilter = 4

/** The reviews themselves, with the sentence that filters them. Nothing where there are none. */
export function ReviewList(props: ReviewListProps) {
  const { business, listed, summary, facets, view, topics } = props
  const isEmpty = 'entries' in listed ? listed.entries.length === 0 : listed.pairs.length === 0
  if (summary.count + summary.insiders + summary.imported.count === 0 && isEmpty) return null
  const all = { own: summary.count, insiders: summary.insiders, imported: summary.imported.count }
  const total = all.own + all.insiders + all.imported
  const allInWords = describeReviewCounts(all)
  const isAll = total > 1 && all.own !== 1
  const hasFilter = total >= fewestToFilter || isFiltered(view)
  const showAll = (
    <Link preventScrollReset to={viewAddress(business.id, { order: view.order, product: view.product })}>
      Show {isAll && 'all '}
      {allInWords}
    </Link>
  )
  return (
    <section aria-labelledby="reviews" className="page mt-16 md:mt-24">
      <div className="grid grid-cols-1 gap-3 border-t border-rule pt-5 pb-6">
        <h2 className="scroll-mt-6 text-3xl" id="reviews">
          {isFiltered(view) ? describeFilter(facets.found, view) : `${isAll ? 'All ' : ''}${allInWords}`}
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

type HelpfulPairsProps = {
  pairs: HelpfulPair[]
  draw: (review: PublicReview) => ReactNode
}

function HelpfulPairs({ pairs, draw }: HelpfulPairsProps) {
  return (
    <>
      <HowRanked />
      <div aria-hidden className="hidden grid-cols-2 gap-x-10 text-sm font-medium md:grid">
        <p>Praise: four or five stars</p>
        <p>Criticism: one to three stars</p>
      </div>
      <ol className="mt-3">
        {pairs.map(({ praise, criticism }, index) => (
          <li
            className="grid border-t border-rule md:grid-cols-2 md:gap-x-10"
            key={praise?.id ?? criticism?.id}
          >
            <SideOfPair label="Praise" review={praise && draw(praise)}>
              {isFirstGap(pairs, index, 'praise') && 'No more praise matches.'}
            </SideOfPair>
            <SideOfPair label="Criticism" review={criticism && draw(criticism)}>
              {isFirstGap(pairs, index, 'criticism') && 'No more criticism matches.'}
            </SideOfPair>
          </li>
        ))}
      </ol>
    </>
  )
}

const isFirstGap = (pairs: HelpfulPair[], index: number, side: 'praise' | 'criticism') =>
  !pairs[index]![side] && (index === 0 || pairs[index - 1]![side] !== null)

type SideProps = {
  label: string
  review: ReactNode
  /** Shown if there is no review. */
  children: ReactNode
}

function SideOfPair({ label, review, children }: SideProps) {
  if (!review && !children) return <div className="max-md:hidden" />
  return (
    <div className="pt-5 pb-7 max-md:not-first:border-t max-md:not-first:border-line">
      <p className="mb-2 text-xs text-muted md:sr-only">{label}</p>
      {review ?? <p className="text-sm text-muted">{children}</p>}
    </div>
  )
}

function HowRanked() {
  return (
    <details className="mb-6 max-w-measure text-sm">
      <summary className="cursor-pointer text-muted">
        Most helpful first on each side.{' '}
        <span className="text-ink underline decoration-control underline-offset-4">How we rank them</span>
      </summary>
      <div className="mt-3 grid gap-2">
        <p>
          Both sides are ranked by the same points, which anyone can count again. The stars only decide on
          which side a review appears, and nothing that the business does after it was written changes its
          points.
        </p>
        <ul className="grid list-disc gap-1 pl-5 text-muted">
          {helpfulnessInWords.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className="text-muted">
          If more than {formatNumber(mostRanked)} reviews match, only the newest {formatNumber(mostRanked)}{' '}
          are ranked. “Newest first” shows every review.
        </p>
      </div>
    </details>
  )
}
