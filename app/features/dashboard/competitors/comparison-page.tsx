import { Link } from 'react-router'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { Block } from '#app/features/inbox/block.tsx'
import { countOf, formatList, formatMonth, formatNumber } from '#app/languages/format.ts'
import { Tabs } from '#app/ui/tabs.tsx'
import { Time } from '#app/ui/time.tsx'
import { ComparedRating } from './compared-rating.tsx'
import { ComparedSentences } from './compared-sentences.tsx'
import { ComparedTopics } from './compared-topics.tsx'
import type { Competitor } from './competitors.server.ts'
import { competitorsAddress } from './imported-filter.ts'
import { TrendTable } from './quarter-tables.tsx'
import type { ShownComparison } from './sentences.server.ts'
import { type ComparisonPeriod, comparisonPeriods } from './side.ts'

type ComparisonPageProps = {
  competitor: Competitor
  period: ComparisonPeriod
  /** Null if nothing can be compared. */
  comparison: ShownComparison | null
}

const periodNames: Record<ComparisonPeriod, string> = {
  year: '12 months',
  'three-years': '3 years',
  all: 'All months',
}

/** The words of one's own customers beside those of another business's. */
export function ComparisonPage({ competitor, period, comparison }: ComparisonPageProps) {
  const address = `${competitorsAddress}/${competitor.id}`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <header className="grid gap-3">
        <p className="text-sm">
          <Link className="reach" to={competitorsAddress}>
            All competitors
          </Link>
        </p>
        <h2 className="font-serif text-2xl leading-[1.34] font-normal wrap-anywhere" dir="auto">
          You and {competitor.name}
        </h2>
        <OriginNote competitor={competitor} />
        <Tabs
          label="Period"
          tabs={comparisonPeriods.map((each) => ({
            to: each === 'year' ? address : `${address}?period=${each}`,
            label: periodNames[each],
            isCurrent: each === period,
          }))}
        />
      </header>
      {comparison ? (
        <Compared comparison={comparison} competitor={competitor} />
      ) : (
        <p className="max-w-measure text-sm text-muted">
          {competitor.isAway
            ? 'This business is not in the directory at present, so nothing of it is compared.'
            : 'There is no month from which both of you have reviews.'}
        </p>
      )}
    </div>
  )
}

function OriginNote({ competitor }: Pick<ComparisonPageProps, 'competitor'>) {
  const { id, collectsAs, isOwn, latestImport } = competitor
  if (collectsAs)
    return (
      <p className="max-w-measure text-sm text-muted">
        {isOwn && 'This is your own business as well. '}
        Its reviews are those of its <Link to={`/business/${collectsAs}`}>public page</Link>.
      </p>
    )
  const address = `${competitorsAddress}/${id}`
  return (
    <div className="grid max-w-measure gap-1 text-sm text-muted wrap-anywhere">
      <p>
        {latestImport ? (
          <>
            You imported its reviews from {latestImport.source} on{' '}
            <Time as="date" at={latestImport.importedAt} />. Nobody here has checked them.
          </>
        ) : (
          'No reviews have been imported yet.'
        )}
      </p>
      <p className="flex flex-wrap gap-x-5">
        {latestImport && (
          <Link className="reach" to={`${address}/reviews`}>
            Read the imported reviews
          </Link>
        )}
        <Link className="reach" to={`${address}/import`}>
          {latestImport ? 'Import more' : 'Import reviews'}
        </Link>
      </p>
    </div>
  )
}

type ComparedProps = { competitor: Competitor; comparison: ShownComparison }

function Compared({ comparison, competitor }: ComparedProps) {
  const { months, own, theirs, topics, sentences, trend, notCompared } = comparison
  const period =
    months.from === months.to
      ? formatMonth(months.from)
      : `${formatMonth(months.from)} to ${formatMonth(months.to)}`
  return (
    <>
      <Block
        id="rating"
        note={`${period}: ${countOf(own.reviews, 'review')} of yours${importedNote(own.imported)}, ${countOf(theirs.reviews, 'review')} of theirs${importedNote(theirs.imported)}`}
        title="How are you rated?"
      >
        <ComparedRating comparison={comparison} name={competitor.name} />
      </Block>
      <Block
        id="differences"
        note="Only differences clearer than chance, with quotes from both sides"
        title="What do customers say more often?"
      >
        {topics === null ? (
          <TooFew own={own.judged} theirs={theirs.judged} />
        ) : (
          <ComparedSentences competitor={competitor} sentences={sentences} />
        )}
      </Block>
      {topics && (
        <Block
          id="topics"
          note={`Of ${countOf(own.judged, 'review')} of yours and ${countOf(theirs.judged, 'review')} of theirs whose words we can read`}
          title="Topic by topic"
        >
          <ComparedTopics name={competitor.name} topics={topics} />
          {notCompared.length > 0 && (
            <p className="mt-3 max-w-measure text-xs text-muted">
              Not compared: {formatList(notCompared)}. You joined them with other topics, or these words
              belong to different topics for the two of you.
            </p>
          )}
        </Block>
      )}
      <Block id="trend" note="By quarter (UTC)" title="How do ratings and numbers of reviews change?">
        <TrendTable trend={trend} />
      </Block>
      <p className="max-w-measure text-xs text-muted">
        All of this is what customers say, not how good a business is. Laws on comparative advertising are
        strict: please do not publish these numbers or anybody’s words without advice.
      </p>
    </>
  )
}

const importedNote = (imported: number) => (imported > 0 ? ` (${formatNumber(imported)} imported)` : '')

const TooFew = ({ own, theirs }: { own: number; theirs: number }) => (
  <p className="max-w-measure text-sm text-muted">
    Not enough reviews yet: topics are compared from {fewestReviews} reviews with words on each side. You have{' '}
    {own}, they have {theirs}. A longer period may have more.
  </p>
)
