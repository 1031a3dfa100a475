import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePublicPage } from '#app/features/reviews/page-words.ts'
import type { PublicEntry, PublicReview } from '#app/features/reviews/public-review.ts'
import { ReviewCard } from '#app/features/reviews/review-card.tsx'
import { describeReviewCounts } from '#app/features/reviews/review-counts.ts'
import { searchedWords } from '#app/features/reviews/search-words.ts'
import { formatNumber } from '#app/languages/format.ts'
import { fillWords } from '#app/languages/languages.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { PickOption } from '#app/ui/pick.tsx'
import type { Span } from '#app/ui/underlined.tsx'
import type { Facets } from './facets.server.ts'
import type { HelpfulPair, ListedPairs } from './helpful-pairs.server.ts'
import { HelpfulVote, type Voted } from './helpful-vote.tsx'
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
  /** What the business's reviews are about, with the names for its reader. */
  topics: readonly PickOption[]
  /** The votes for each listed review; reviews without votes are left out. */
  helpful: Record<string, number>
  voted: Voted | null
}

/** With fewer reviews than this, no filter is offered. */
const fewestToFilter = 10

/** The reviews themselves, with the sentence that filters them. Nothing where there are none. */
export function ReviewList(props: ReviewListProps) {
  const { business, listed, summary, facets, view, topics } = props
  const { words, language } = usePublicPage()
  const isEmpty = 'entries' in listed ? listed.entries.length === 0 : listed.pairs.length === 0
  if (summary.count + summary.insiders + summary.imported.count === 0 && isEmpty) return null
  const all = { own: summary.count, insiders: summary.insiders, imported: summary.imported.count }
  const total = all.own + all.insiders + all.imported
  const reviews = describeReviewCounts(all, words, language)
  const isAll = total > 1 && all.own !== 1
  const hasFilter = total >= fewestToFilter || isFiltered(view)
  const { order, product, lang } = view
  const topic = topics.find(([each]) => each === view.topic)?.[1] ?? view.topic
  const showAll = (
    <Link preventScrollReset to={viewAddress(business.id, { order, product, lang })}>
      {fillWords(isAll ? words.showAll : words.showThese, { reviews })}
    </Link>
  )
  return (
    <section aria-labelledby="reviews" className="page mt-10 md:mt-16">
      <div className="grid grid-cols-1 gap-3 border-t border-rule pt-5 pb-6">
        <h2 className="scroll-mt-6 text-3xl" id="reviews">
          {isFiltered(view)
            ? describeFilter(facets.found, { ...view, topic }, { words, language })
            : fillWords(isAll ? words.all : '{reviews}', { reviews })}
        </h2>
        {hasFilter && <ReviewFilter businessId={business.id} facets={facets} topics={topics} view={view} />}
        {isFiltered(view) && !isEmpty && <p className="text-sm">{showAll}</p>}
      </div>
      {isEmpty ? <NoMatches query={view.query}>{showAll}</NoMatches> : <Reviews {...props} />}
      <Pages businessId={business.id} nextCursor={listed.nextCursor} view={view} />
      {!isEmpty && <p className="mt-6 text-xs text-muted">{words.votesNote}</p>}
    </section>
  )
}

function Reviews({ business, listed, mentions, view, helpful, voted }: ReviewListProps) {
  const draw = (entry: PublicEntry) => (
    <ReviewCard
      businessName={business.name}
      entry={entry}
      query={view.query}
      reportTo={reportAddress(business.id, entry.id, view.lang)}
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

function Pages({ businessId, nextCursor, view }: PagesProps) {
  const { words } = usePublicPage()
  if (!nextCursor && !view.after) return null
  return (
    <nav aria-label={words.moreReviews} className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-8">
      {nextCursor && (
        <ButtonLink rel="next" to={viewAddress(businessId, { ...view, after: nextCursor })}>
          {view.order === 'newest' ? words.older : view.order === 'oldest' ? words.newer : words.more}
        </ButtonLink>
      )}
      {view.after && (
        <Link className="text-sm" to={viewAddress(businessId, { ...view, after: null })}>
          {words.backTo[view.order]}
        </Link>
      )}
    </nav>
  )
}

function NoMatches({ query, children }: { query: string | null; children: ReactNode }) {
  const { words } = usePublicPage()
  const isSearchable = !query || searchedWords(query).length > 0
  return (
    <div className="grid justify-items-start gap-4 border-t border-line py-10">
      <p className="text-muted">{isSearchable ? words.noMatch : words.noLetter}</p>
      {children}
    </div>
  )
}

type HelpfulPairsProps = {
  pairs: HelpfulPair[]
  draw: (review: PublicReview) => ReactNode
}

function HelpfulPairs({ pairs, draw }: HelpfulPairsProps) {
  const words = usePublicPage().words.ranking
  return (
    <>
      <HowRanked />
      <div aria-hidden className="hidden grid-cols-2 gap-x-10 text-sm font-medium md:grid">
        <p>{words.praiseStars}</p>
        <p>{words.criticismStars}</p>
      </div>
      <ol className="mt-3">
        {pairs.map(({ praise, criticism }, index) => (
          <li
            className="grid border-t border-rule md:grid-cols-2 md:gap-x-10"
            key={praise?.id ?? criticism?.id}
          >
            <SideOfPair label={words.praise} review={praise && draw(praise)}>
              {isFirstGap(pairs, index, 'praise') && words.noPraise}
            </SideOfPair>
            <SideOfPair label={words.criticism} review={criticism && draw(criticism)}>
              {isFirstGap(pairs, index, 'criticism') && words.noCriticism}
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
  const { words, language } = usePublicPage()
  return (
    <details className="mb-6 max-w-measure text-sm">
      <summary className="cursor-pointer text-muted">
        {words.ranking.order}{' '}
        <span className="text-ink underline decoration-control underline-offset-4">{words.ranking.how}</span>
      </summary>
      <div className="mt-3 grid gap-2">
        <p>{words.ranking.text}</p>
        <ul className="grid list-disc gap-1 pl-5 text-muted">
          {helpfulnessInWords(words).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className="text-muted">
          {fillWords(words.ranking.limit, { most: formatNumber(mostRanked, language) })}
        </p>
      </div>
    </details>
  )
}
