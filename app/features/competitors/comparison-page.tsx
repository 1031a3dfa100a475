import { Link } from 'react-router'
import { topicName } from '#app/features/analyses/topic-name.ts'
import { monthsName } from '#app/features/analytics/analytics-filter.ts'
import type { Chart } from '#app/features/analytics/chart.tsx'
import { ChartSection } from '#app/features/analytics/chart-section.tsx'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { countOf, formatAverage, formatList, formatNumber, rounded } from '#app/languages/format.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Block } from '#app/ui/block.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { FirstOf } from '#app/ui/first-of.tsx'
import { Quote } from '#app/ui/quote.tsx'
import { percent } from '#app/ui/sentiment.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Share } from './compare-topics.ts'
import type { SideCounts } from './compared-businesses.server.ts'
import type { ComparedQuote, Comparison, ShownDifference } from './comparison.server.ts'
import { competitorsAddress, importedAddress } from './competitor.schema.ts'
import type { Competitor } from './competitors.server.ts'
import { Origin } from './competitors-page.tsx'

type ComparisonPageProps = {
  competitor: Competitor
  /** Null if nothing can be compared. */
  comparison: Comparison | null
}

export function ComparisonPage({ competitor, comparison }: ComparisonPageProps) {
  const { id, name, collectsAs, latestImport } = competitor
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <BackLink to={competitorsAddress}>All competitors</BackLink>
          <h2 className="text-3xl text-balance wrap-anywhere" dir="auto">
            {comparison?.rating ? verdict(comparison.rating, name) : `You and ${name}`}
          </h2>
          <p className="text-sm text-muted wrap-anywhere">
            <Origin competitor={competitor} />
          </p>
        </div>
        {!collectsAs && (
          <p className="flex flex-wrap gap-3">
            {latestImport && <ButtonLink to={importedAddress(id)}>Read their reviews</ButtonLink>}
            <ButtonLink to={`${competitorsAddress}/${id}/import`}>
              Import {latestImport ? 'more' : 'reviews'}
            </ButtonLink>
          </p>
        )}
      </header>
      {comparison ? (
        <Compared comparison={comparison} competitor={competitor} />
      ) : (
        <p className="max-w-measure text-sm text-muted">There is no month from which both have reviews.</p>
      )}
    </div>
  )
}

function verdict({ difference: { value }, isSure }: NonNullable<Comparison['rating']>, name: string) {
  if (!isSure) return `You and ${name}: too close to call`
  return `You are rated ${formatAverage(Math.abs(value), 1)} stars ${value > 0 ? 'higher' : 'lower'} than ${name}`
}

type ComparedProps = { competitor: Competitor; comparison: Comparison }

function Compared({ comparison, competitor }: ComparedProps) {
  const { own, theirs, differences, notCompared } = comparison
  return (
    <div className="grid items-start gap-x-12 gap-y-8 min-[1100px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] min-[1100px]:grid-rows-[auto_1fr]">
      <ChartSection chart={ratingChart(comparison, competitor.name)} />
      <div className="min-w-0 min-[1100px]:row-span-2">
        <Block id="differences" note={<Legend name={competitor.name} />} title="What do customers say?">
          {differences ? (
            <Differences competitor={competitor} differences={differences} />
          ) : (
            <p className="max-w-measure text-sm text-muted">{tooFewJudged(own, theirs)}</p>
          )}
        </Block>
      </div>
      <details className="fold">
        <summary>How sure are we?</summary>
        <p className="max-w-measure text-sm text-muted">
          Topics are of {countOf(own.judged, 'review')} of yours and {formatNumber(theirs.judged)} of theirs.
          Chance takes all rows into account.{' '}
          {notCompared.length > 0 &&
            `Not compared, because you joined them or the two of you file them differently: ${formatList(notCompared)}. `}
          Laws on comparative advertising are strict: please do not publish this without advice.
        </p>
      </details>
    </div>
  )
}

const Legend = ({ name }: { name: string }) => (
  <span className="flex flex-wrap items-center gap-x-4">
    {[
      ['You', 'fill-own'],
      [name, 'fill-rest'],
    ].map(([label, fill]) => (
      <span className="flex items-center gap-2" key={fill}>
        <svg aria-hidden height="10" width="10">
          <rect className={fill} height="10" width="10" />
        </svg>
        {label}
      </span>
    ))}
  </span>
)

const tooFew = (own: number, theirs: number) =>
  `Not enough reviews yet: ${fewestReviews} are needed on each side. You have ${own}, they have ${theirs}.`

/** Reviews without an opinion, or not analysed yet, cannot be compared. */
const tooFewJudged = (own: SideCounts, theirs: SideCounts) =>
  `Not enough opinions yet: ${fewestReviews} are needed on each side. So far they are known of ${formatNumber(own.judged)} of your ${countOf(own.reviews, 'review')} and ${formatNumber(theirs.judged)} of their ${formatNumber(theirs.reviews)}.`

/** Both average ratings, and whether they differ beyond chance. */
function ratingChart({ own, theirs, rating, months }: Comparison, name: string): Chart {
  const chart = { id: 'rating', question: 'How are you rated?' }
  if (!rating) return { ...chart, answer: tooFew(own.reviews, theirs.reviews), notes: [], data: null }
  const { isSure } = rating
  const imported = own.imported + theirs.imported
  return {
    ...chart,
    answer: isSure ? 'A clear difference.' : 'No clear difference.',
    notes: [
      `${monthsName(months)}, with 95% confidence intervals.`,
      ...(imported > 0 ? [`${formatNumber(imported)} imported.`] : []),
    ],
    data: {
      kind: 'intervals',
      of: 'Business',
      value: 'average',
      rows: [
        { ...rating.own, label: 'You', isOwn: true },
        { ...rating.theirs, label: name },
      ],
    },
  }
}

const points = (difference: number) => {
  const rounded = Math.round(1000 * difference) / 10
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${Math.abs(rounded).toFixed(1)}`
}

function LinkedShare({ share, to }: { share: Share; to: string }) {
  const text = percent(100 * rateOf(share))
  return share.count === 0 ? text : <EvidenceLink to={to}>{text}</EvidenceLink>
}

const shownAtOnce = 6
const verbs = { praise: 'praise', complaints: 'complain about' }

type DifferencesProps = { competitor: Competitor; differences: ShownDifference[] }

/** The topics on which customers of both differ, as two bars each: clear differences first, then the largest, each topic once. */
function Differences({ competitor, differences }: DifferencesProps) {
  const said = differences
    .filter(({ own, theirs }) => own.count + theirs.count > 0)
    .toSorted((one, other) => Number(other.isSure) - Number(one.isSure) || sizeOf(other) - sizeOf(one))
    .filter(({ topic }, at, all) => all.findIndex((each) => each.topic === topic) === at)
  const most = Math.max(...said.flatMap(({ own, theirs }) => [rateOf(own), rateOf(theirs)]))
  return (
    <FirstOf items={said} most={shownAtOnce} one="topic">
      {(items) => (
        <ul>
          {items.map((item) => (
            <li key={item.topic}>
              <details className="row-fold row-fold-narrow">
                <summary>
                  <h3 className="font-sans text-base font-normal wrap-anywhere">
                    {topicName(item.name)} <span className="text-sm text-muted">{item.opinion}</span>{' '}
                    {item.isSure && <Favour {...item} />}
                  </h3>
                  <PairOfBars {...item} most={most} />
                  <span className="text-sm whitespace-nowrap tabular-nums">
                    <b className="font-medium">You {percent(100 * rateOf(item.own))}</b>
                    <span className="text-muted">, them {percent(100 * rateOf(item.theirs))}</span>
                  </span>
                </summary>
                <DifferenceDetails competitor={competitor} {...item} />
              </details>
            </li>
          ))}
        </ul>
      )}
    </FirstOf>
  )
}

const rateOf = ({ count, of }: Share) => count / of
const sizeOf = ({ difference }: ShownDifference) => Math.abs(difference.value)

function Favour({ difference, opinion }: ShownDifference) {
  const isOurs = difference.value > 0 === (opinion === 'praise')
  return <Badge kind={isOurs ? 'good' : 'danger'}>In {isOurs ? 'your' : 'their'} favour</Badge>
}

/** The own share above that of the other business. */
function PairOfBars({ own, theirs, most }: Pick<ShownDifference, 'own' | 'theirs'> & { most: number }) {
  const width = (share: Share) => Math.max(0.5, rounded((100 * rateOf(share)) / most))
  return (
    <svg aria-hidden className="row-bar row-bar-pair" preserveAspectRatio="none" viewBox="0 0 100 20">
      <rect className="fill-own" height="9" width={width(own)} />
      <rect className="fill-rest" height="9" width={width(theirs)} y="11" />
    </svg>
  )
}

function DifferenceDetails(props: ShownDifference & { competitor: Competitor }) {
  const { competitor, name, opinion, own, theirs, difference, isSure, addresses, quotes } = props
  return (
    <div className="grid gap-3 pb-4">
      <p className="text-sm wrap-anywhere">
        {difference.value > 0 ? 'More' : 'Fewer'} of your reviews {verbs[opinion]} {name}: about{' '}
        <LinkedShare share={own} to={addresses.own} />, against{' '}
        <LinkedShare share={theirs} to={addresses.theirs} /> of {competitor.name}.{' '}
        <span className="text-muted">
          {isSure
            ? `The difference is ${points(difference.low)} to ${points(difference.high)} points.`
            : 'This could be chance.'}
        </span>
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
  const { from, authorName, writtenAt, address } = quote
  return (
    <span className="wrap-anywhere">
      {from === 'own' ? 'Of you' : `Of ${competitor.name}`}, by {authorName ?? 'a customer'},{' '}
      <Time as="date" at={writtenAt} />. {!authorName && competitor.latestImport && 'Imported by you. '}
      <Link to={address}>Read the whole review</Link>
    </span>
  )
}
