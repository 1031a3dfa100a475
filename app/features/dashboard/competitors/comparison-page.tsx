import { Link } from 'react-router'
import { ratingInterval } from '#app/features/figures/chart.ts'
import { fewestReviews, type Interval } from '#app/features/figures/statistics.ts'
import { Block } from '#app/features/inbox/block.tsx'
import { countOf, formatAverage, formatList, formatMonth, formatNumber } from '#app/languages/format.ts'
import { Tabs } from '#app/ui/tabs.tsx'
import { ComparedSentences } from './compared-sentences.tsx'
import { ComparedTopics } from './compared-topics.tsx'
import type { Comparison, RatingComparison } from './comparing.server.ts'
import type { Competitor } from './competitors.server.ts'
import { Origin } from './competitors-page.tsx'
import { competitorsAddress, importedAddress } from './imported-filter.ts'
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
        <p className="max-w-measure text-sm text-muted wrap-anywhere">
          <Origin competitor={competitor} />. {!competitor.collectsAs && 'Nobody here has checked them.'}
        </p>
        {!competitor.collectsAs && <ImportLinks competitor={competitor} />}
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
          There is no month from which both of you have reviews to compare.
        </p>
      )}
    </div>
  )
}

function ImportLinks({ competitor: { id, latestImport } }: Pick<ComparisonPageProps, 'competitor'>) {
  return (
    <p className="flex flex-wrap gap-x-5 text-sm">
      {latestImport && (
        <Link className="reach" to={importedAddress(id, {})}>
          Read the imported reviews
        </Link>
      )}
      <Link className="reach" to={`${competitorsAddress}/${id}/import`}>
        Import {latestImport ? 'more' : 'reviews'}
      </Link>
    </p>
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

type ComparedRatingProps = { name: string; comparison: Comparison }

/** Both average ratings with their intervals, and whether they differ beyond chance. */
function ComparedRating({ name, comparison: { own, theirs, rating } }: ComparedRatingProps) {
  if (!rating)
    return (
      <p className="max-w-measure text-sm text-muted">
        Not enough reviews yet: comparing averages takes {fewestReviews} reviews on each side. You have{' '}
        {own.reviews}, they have {theirs.reviews}.
      </p>
    )
  return (
    <>
      <dl className="flex flex-wrap gap-x-16 gap-y-6">
        <Rated name="You" rating={rating.own} />
        <Rated name={name} rating={rating.theirs} />
      </dl>
      <p className="mt-4 max-w-measure text-sm">{differenceText(rating)}</p>
    </>
  )
}

function Rated({ name, rating }: { name: string; rating: Interval & { count: number } }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted wrap-anywhere" dir="auto">
        {name}
      </dt>
      <dd>
        <span className="font-serif text-3xl tabular-nums">{formatAverage(rating.value)}</span>
        <span className="block text-xs text-muted">
          {countOf(rating.count, 'review')}, 95% interval {ratingInterval(rating)}
        </span>
      </dd>
    </div>
  )
}

function differenceText({ difference: { value, low, high }, isSure }: RatingComparison) {
  if (!isSure) return 'The difference could be chance.'
  const [from, to] = value > 0 ? [low, high] : [-high, -low]
  return `Your average is ${formatAverage(Math.abs(value))} ${value > 0 ? 'higher' : 'lower'} (95% interval of the difference ${formatAverage(from)} to ${formatAverage(to)}).`
}
