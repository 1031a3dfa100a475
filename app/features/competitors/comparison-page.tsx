import { Link } from 'react-router'
import { topicName } from '#app/features/analyses/topic-name.ts'
import { monthsName } from '#app/features/analytics/analytics-filter.ts'
import { drawChart } from '#app/features/analytics/chart.tsx'
import { ratingInterval } from '#app/features/figures/chart-table.ts'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { countOf, formatAverage, formatList, formatNumber, formatPercent } from '#app/languages/format.ts'
import { Block } from '#app/ui/block.tsx'
import { bothSizes } from '#app/ui/chart-svg.tsx'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { FirstOf } from '#app/ui/first-of.tsx'
import { Quote } from '#app/ui/quote.tsx'
import { rounded } from '#app/ui/rounded.ts'
import { Table } from '#app/ui/table.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Share } from './compare-topics.ts'
import type { ComparedQuote, Comparison, ShownDifference } from './comparison.server.ts'
import {
  type ComparisonPeriod,
  comparisonPeriods,
  competitorsAddress,
  importedAddress,
} from './competitor.schema.ts'
import type { Competitor } from './competitors.server.ts'
import { Origin } from './competitors-page.tsx'
import type { SideCounts } from './sides.server.ts'

type ComparisonPageProps = {
  competitor: Competitor
  period: ComparisonPeriod
  /** Null if nothing can be compared. */
  comparison: Comparison | null
}

const periodNames = { year: '12 months', 'three-years': '3 years', all: 'All months' }

/** The words of one's own customers beside those of another business's. */
export function ComparisonPage({ competitor, period, comparison }: ComparisonPageProps) {
  const { id, name, collectsAs, latestImport } = competitor
  const address = `${competitorsAddress}/${id}`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <header className="grid gap-3">
        <p className="flex flex-wrap gap-x-5 text-sm">
          <Link className="reach" to={competitorsAddress}>
            All competitors
          </Link>
          {!collectsAs && latestImport && (
            <Link className="reach" to={importedAddress(id)}>
              Read the imported reviews
            </Link>
          )}
          {!collectsAs && (
            <Link className="reach" to={`${address}/import`}>
              Import {latestImport ? 'more' : 'reviews'}
            </Link>
          )}
        </p>
        <h2 className="font-serif text-2xl leading-[1.34] font-normal wrap-anywhere" dir="auto">
          You and {name}
        </h2>
        <p className="max-w-measure text-sm text-muted wrap-anywhere">
          <Origin competitor={competitor} />. {!collectsAs && 'Nobody here has checked them.'}
        </p>
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
        <p className="max-w-measure text-sm text-muted">There is no month from which both have reviews.</p>
      )}
    </div>
  )
}

type ComparedProps = { competitor: Competitor; comparison: Comparison }

function Compared({ comparison, competitor }: ComparedProps) {
  const { months, own, theirs, differences, notCompared } = comparison
  return (
    <>
      <Block id="rating" note={monthsName(months)} title="How are you rated?">
        <ComparedRating comparison={comparison} name={competitor.name} />
        <details>
          <summary className="chart-more">By quarter</summary>
          <TrendTable own={own} theirs={theirs} />
        </details>
      </Block>
      <Block id="differences" note="Clearer than chance" title="What do customers say more often?">
        {differences ? (
          <Differences competitor={competitor} sure={differences.filter(({ isSure }) => isSure)} />
        ) : (
          <p className="max-w-measure text-sm text-muted">{tooFewJudged(own, theirs)}</p>
        )}
      </Block>
      {differences && (
        <details>
          <summary className="chart-more">Topic by topic</summary>
          <TopicTable rows={differences} />
          <p className="mt-3 max-w-measure text-xs text-muted">
            Of {countOf(own.judged, 'review')} of yours and {formatNumber(theirs.judged)} of theirs.
            Differences are 95% intervals in percentage points; chance takes all rows into account.{' '}
            {notCompared.length > 0 &&
              `Not compared, because you joined them or the two of you file them differently: ${formatList(notCompared)}.`}
          </p>
        </details>
      )}
      <p className="max-w-measure text-xs text-muted">
        Laws on comparative advertising are strict: please do not publish this without advice.
      </p>
    </>
  )
}

const tooFew = (own: number, theirs: number) =>
  `Not enough reviews yet: ${fewestReviews} are needed on each side. You have ${own}, they have ${theirs}.`

/** Words of which the engine found no opinion, or has not read yet, compare nothing. */
const tooFewJudged = (own: SideCounts, theirs: SideCounts) =>
  `Not enough opinions yet: ${fewestReviews} are needed on each side. So far they are known of ${formatNumber(own.judged)} of your ${countOf(own.reviews, 'review')} and ${formatNumber(theirs.judged)} of their ${formatNumber(theirs.reviews)}.`

/** Both average ratings with their intervals, and whether they differ beyond chance. */
function ComparedRating({
  name,
  comparison: { own, theirs, rating },
}: Pick<ComparedProps, 'comparison'> & { name: string }) {
  if (!rating)
    return <p className="max-w-measure text-sm text-muted">{tooFew(own.reviews, theirs.reviews)}</p>
  const { difference, isSure } = rating
  const answer = isSure
    ? `Your average is ${formatAverage(Math.abs(difference.value))} ${difference.value > 0 ? 'higher' : 'lower'}.`
    : 'The difference could be chance.'
  const imported = own.imported + theirs.imported
  const rows = [
    { ...rating.own, label: 'You' },
    { ...rating.theirs, label: name },
  ]
  return (
    <>
      <figure aria-labelledby="rating" className="chart">
        {bothSizes(
          (size) =>
            drawChart({ answer, data: { kind: 'intervals', of: 'Business', value: 'average', rows } }, size)!,
        )}
      </figure>
      <p className="mt-2 max-w-measure font-serif text-lg">
        {answer}{' '}
        {imported > 0 && (
          <span className="font-sans text-xs text-muted">{formatNumber(imported)} imported</span>
        )}
      </p>
    </>
  )
}

type Quarter = SideCounts['quarters'][number]
type TrendRow = { name: string; own: Quarter; theirs: Quarter }

/** Both ratings quarter by quarter. */
function TrendTable({ own, theirs }: { own: SideCounts; theirs: SideCounts }) {
  const rows = own.quarters.map((quarter, at) => ({
    name: quarter.name,
    own: quarter,
    theirs: theirs.quarters[at]!,
  }))
  const rated = (header: string, side: 'own' | 'theirs') => ({
    id: side,
    header,
    cell: ({ [side]: { reviews, rating } }: TrendRow) => {
      if (!rating) return reviews === 0 ? 'no reviews' : `too few (${formatNumber(reviews)})`
      return (
        <span className="whitespace-nowrap" title={`95% interval ${ratingInterval(rating)}`}>
          <OnPhone>{header}</OnPhone>
          {formatAverage(rating.value)} ({formatNumber(reviews)})
        </span>
      )
    },
    isNumber: true,
  })
  return (
    <Table
      caption="Ratings by quarter"
      columns={[
        { id: 'quarter', header: 'Quarter', cell: ({ name }: TrendRow) => name },
        rated('You', 'own'),
        rated('Them', 'theirs'),
      ]}
      isDense
      rowId={({ name }) => name}
      rows={rows.toReversed()}
    />
  )
}

/** A phone shows no headers of columns. */
const OnPhone = ({ children }: { children: string }) => (
  <span className="text-muted sm:hidden">{children} </span>
)

const points = (difference: number) => {
  const rounded = Math.round(1000 * difference) / 10
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${Math.abs(rounded).toFixed(1)}`
}

/** The share of reviews on either side that praise each topic or complain about it. */
function TopicTable({ rows: all }: { rows: ShownDifference[] }) {
  const rows = all
    .filter(({ own, theirs }) => own.count + theirs.count > 0)
    .sort((one, other) => Number(other.isSure) - Number(one.isSure))
  const share = (header: string, side: 'own' | 'theirs') => ({
    id: side,
    header,
    cell: ({ [side]: said, addresses }: ShownDifference) => (
      <span className="whitespace-nowrap">
        <OnPhone>{header}</OnPhone>
        <LinkedShare share={said} to={addresses[side]} />
      </span>
    ),
    isNumber: true,
  })
  return (
    <Table
      caption="Topic by topic"
      columns={[
        {
          id: 'topic',
          header: 'Topic',
          cell: ({ name, opinion }: ShownDifference) => (
            <span className="wrap-anywhere">
              {topicName(name)}, <span className="font-normal text-muted">{opinion}</span>
            </span>
          ),
        },
        share('You', 'own'),
        share('Them', 'theirs'),
        {
          id: 'difference',
          header: 'Difference',
          cell: ({ difference: { low, high }, isSure }: ShownDifference) =>
            isSure ? `${points(low)} to ${points(high)}` : 'could be chance',
          ...{ isNumber: true, isWide: true },
        },
      ]}
      isDense
      rowId={({ topic, opinion }) => `${topic} ${opinion}`}
      rows={rows}
    />
  )
}

function LinkedShare({ share: { count, of }, to }: { share: Share; to: string }) {
  const text = formatPercent(count / of)
  return count === 0 ? text : <EvidenceLink to={to}>{text}</EvidenceLink>
}

/** Each clear difference as two bars, which open onto its sentence and a quote of each side. */
function Differences({ competitor, sure }: { competitor: Competitor; sure: ShownDifference[] }) {
  if (sure.length === 0)
    return <p className="text-sm text-muted">No clear difference: each gap could be chance.</p>
  const isStrength = ({ difference, opinion }: ShownDifference) =>
    difference.value > 0 === (opinion === 'praise')
  const size = ({ difference }: ShownDifference) => -Math.abs(difference.value)
  const sorted = sure.toSorted((one, other) => size(one) - size(other))
  const groups = [
    { title: 'In your favour', its: sorted.filter(isStrength) },
    { title: 'In their favour', its: sorted.filter((each) => !isStrength(each)) },
  ]
  return (
    <div className="grid gap-x-12 gap-y-8 min-[1100px]:grid-cols-2">
      {groups.map(({ title, its }) => (
        <section aria-label={title} className="min-w-0" key={title}>
          <h3 className="text-base font-medium">{title}</h3>
          {its.length === 0 && <p className="mt-3 text-sm text-muted">No clear difference.</p>}
          <FirstOf items={its} most={shownAtOnce} one="difference">
            {(items) => <DifferenceList competitor={competitor} items={items} />}
          </FirstOf>
        </section>
      ))}
    </div>
  )
}

const shownAtOnce = 3
const verbs = { praise: 'praise', complaints: 'complain about' }

function DifferenceList({ competitor, items }: { competitor: Competitor; items: ShownDifference[] }) {
  const most = Math.max(...items.flatMap(({ own, theirs }) => [rateOf(own), rateOf(theirs)]))
  return (
    <ul>
      {items.map((item) => (
        <li key={`${item.topic} ${item.opinion}`}>
          <details className="row-fold row-fold-narrow">
            <summary>
              <h4 className="font-sans text-base font-normal wrap-anywhere">
                {topicName(item.name)} <span className="text-sm text-muted">{item.opinion}</span>
              </h4>
              <PairOfBars {...item} most={most} />
              <span className="text-sm whitespace-nowrap tabular-nums">
                <b className="font-medium">You {formatPercent(rateOf(item.own))}</b>
                <span className="text-muted">, them {formatPercent(rateOf(item.theirs))}</span>
              </span>
            </summary>
            <DifferenceDetails competitor={competitor} {...item} />
          </details>
        </li>
      ))}
    </ul>
  )
}

const rateOf = ({ count, of }: Share) => count / of

/** The own share above that of the other business. */
function PairOfBars({ own, theirs, most }: Pick<ShownDifference, 'own' | 'theirs'> & { most: number }) {
  const width = (share: Share) => rounded((100 * rateOf(share)) / most)
  return (
    <svg aria-hidden className="row-bar row-bar-pair" preserveAspectRatio="none" viewBox="0 0 100 20">
      <rect className="fill-ink" height="9" width={width(own)} />
      <rect className="fill-neutral" height="9" width={width(theirs)} y="11" />
    </svg>
  )
}

/** The same in a sentence, with a quote of each side. */
function DifferenceDetails(props: ShownDifference & { competitor: Competitor }) {
  const { competitor, name, opinion, own, theirs, difference, addresses, quotes } = props
  return (
    <div className="grid gap-3 pb-4">
      <p className="text-sm wrap-anywhere">
        {difference.value > 0 ? 'More' : 'Fewer'} of your reviews {verbs[opinion]} {name}: about{' '}
        <LinkedShare share={own} to={addresses.own} />, against{' '}
        <LinkedShare share={theirs} to={addresses.theirs} /> of {competitor.name}.
      </p>
      {quotes.map((quote) => (
        <Quote
          key={quote.reviewId}
          language={quote.language}
          sentiment={opinion === 'praise' ? 'positive' : 'negative'}
          source={<Source competitor={competitor} quote={quote} />}
        >
          {quote.text}
        </Quote>
      ))}
    </div>
  )
}

function Source({ quote, competitor }: { quote: ComparedQuote; competitor: Competitor }) {
  const { side, authorName, writtenAt, address } = quote
  return (
    <span className="wrap-anywhere">
      {side === 'own' ? 'Of you' : `Of ${competitor.name}`}, by {authorName ?? 'a customer'},{' '}
      <Time as="date" at={writtenAt} />. {!authorName && competitor.latestImport && 'Imported by you. '}
      <Link to={address}>Read the whole review</Link>
    </span>
  )
}
