import { topicName } from '#app/features/analyses/topic-name.ts'
import { readOpening } from '#app/features/analytics/analytics.server.ts'
import { analyticsQuery, partsOf } from '#app/features/analytics/analytics-filter.ts'
import type { Chart } from '#app/features/analytics/chart.tsx'
import { fillBuckets, reviewsFrom, trendRows } from '#app/features/analytics/chart-counts.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import {
  addUp,
  averageOf,
  chanceOfRatings,
  countStars,
  fewestMentions,
  fewestReviews,
  type StarCounts,
  unlikely,
} from '#app/features/figures/statistics.ts'
import { type Burst, findBursts } from '#app/features/findings/bursts.ts'
import { type Finding, type Findings, isOpen } from '#app/features/findings/finding.ts'
import { quoteFindings } from '#app/features/findings/finding-quotes.server.ts'
import { differenceInWords, findingAddress } from '#app/features/findings/finding-text.ts'
import { readFindings } from '#app/features/findings/read-findings.server.ts'
import { readAnalysisPause } from '#app/features/reviews/monthly-reviews.server.ts'
import { countedProvenances } from '#app/features/reviews/review.vocabulary.ts'
import { countOf, formatAverage } from '#app/languages/format.ts'
import { dayOf, plusDays } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'

const most = { complaint: 5, praise: 2, changes: 12, bursts: 3, drivers: 6 }

export async function readAiSentiments(db: Database, business: Business, at: Date) {
  const { id } = business
  const [all, { charts, filter }, longView, bursts, pause] = await Promise.all([
    readFindings(db, business, at),
    readOpening(db, business, at, 'sentiment'),
    readLongView(db, id, at),
    readBursts(db, id, at),
    readAnalysisPause(db, business, at),
  ])
  const open = all.findings.filter(isOpen)
  const first = (['complaint', 'praise'] as const).flatMap((side) =>
    open.filter((each) => each.side === side).slice(0, most[side]),
  )
  const quotes = await quoteFindings(db, id, first, { from: new Date(all.from), pause })
  return {
    of: { from: all.from, reviews: all.reviews, decidedOn: all.decidedOn },
    findings: first.map((finding, rank) => ({ finding, quotes: quotes[rank]! })),
    changes: all.findings
      .filter(({ since }) => since !== null)
      .sort((one, other) => (one.since! < other.since! ? 1 : -1))
      .slice(0, most.changes),
    drivers: tellDrivers(all),
    chart: charts?.[0] ?? null,
    query: analyticsQuery(partsOf(filter)),
    longView,
    bursts,
  }
}
export type AiSentiments = Awaited<ReturnType<typeof readAiSentiments>>

type Clear = Finding & { difference: NonNullable<Finding['difference']> }
const isClear = (finding: Finding): finding is Clear =>
  finding.count >= fewestMentions && differenceInWords(finding) !== null
/** Complaints that go with more stars, and praise with fewer, are misread more often than true. */
const isInLine = ({ side, difference }: Clear) => (side === 'praise') === difference.value > 0
/** The effect on all these reviews together: their number times the bound of the interval that is nearer to zero. */
const atStake = ({ difference: { low, high }, count }: Clear) =>
  count * Math.min(Math.abs(low), Math.abs(high))

/** By how many stars reviews that say something differ from the others: those that matter most, from fewest stars to most. */
export function tellDrivers({ findings, from }: Pick<Findings, 'findings' | 'from'>): Chart {
  const all = findings.filter(isClear).sort((one, other) => atStake(other) - atStake(one))
  const clear = all.filter(isInLine).slice(0, most.drivers)
  const misread = all.filter((each) => !isInLine(each)).length
  const [first] = clear
  const chart = { id: 'drivers', question: 'What goes with more and with fewer stars?' }
  if (!first)
    return { ...chart, answer: 'Nothing clearly goes with more or fewer stars.', notes: [], data: null }
  return {
    ...chart,
    answer: `Most of all ${first.side === 'praise' ? 'praise for' : 'complaints about'} ${first.topic}. ${differenceInWords(first)}`,
    notes: [
      'Plus is praise, minus a complaint, by the words alone. The lines are 95% confidence intervals. What goes with more stars need not be their cause.',
      ...(misread > 0
        ? [`Left out, as words and stars disagree: ${countOf(misread, 'topic')}, probably misread.`]
        : []),
    ],
    data: {
      kind: 'intervals',
      of: 'Opinion',
      value: 'stars',
      rows: clear.toSorted(byDifference).map((finding) => ({
        label: `${finding.side === 'praise' ? '+' : '−'} ${topicName(finding.topic)}`,
        ...finding.difference,
        count: finding.count,
        to: findingAddress(finding, from, finding.side),
      })),
    },
  }
}

const byDifference = (one: Clear, other: Clear) => one.difference.value - other.difference.value

const weeksOfBursts = 26

/** Days of the last half year with more reviews than chance explains, imported ones left out: they come at once. */
async function readBursts(db: Database, businessId: string, at: Date): Promise<Burst[]> {
  const from = plusDays(dayOf(at), -7 * weeksOfBursts)
  const rows = await readCounts(db, businessId, {
    by: ['start'],
    sums: ['reviews'],
    unit: 'day',
    from,
    provenance: countedProvenances,
  })
  const byDay = new Map(rows.map(({ start, reviews }) => [start, reviews]))
  const counts = Array.from({ length: 7 * weeksOfBursts }, (_, day) => byDay.get(plusDays(from, day)) ?? 0)
  return rows.length < fewestReviews ? [] : findBursts(from, counts).slice(0, most.bursts)
}

/** From how many quarters on there is a long view. */
const fewestQuarters = 4
/** A smaller step is nothing to tell, in stars. */
const leastStep = 0.2

/** The stars of all years by the quarter, imported reviews included, and the step that stands out most. Null in the first year. */
async function readLongView(
  db: Database,
  businessId: string,
  at: Date,
): Promise<{ chart: Chart; isStep: boolean } | null> {
  const rows = await readCounts(db, businessId, {
    by: ['start', 'rating'],
    sums: ['reviews'],
    unit: 'quarter',
    ...reviewsFrom('customers'),
  })
  const quarters = fillBuckets(rows, 'quarter', new Date(rows[0]?.start ?? at), at)
  if (quarters.length < fewestQuarters) return null
  const step = tellStep(quarters)
  return {
    isStep: step !== null,
    chart: {
      id: 'long',
      question: 'And over the years?',
      notes: ['By quarter of writing (UTC).'],
      answer: step ?? 'No clear step: the quarters differ as chance explains, or by little.',
      data: { kind: 'trend', of: 'Quarter', rows: trendRows(quarters) },
    },
  }
}

type Quarter = { longLabel: string; stars: StarCounts }

/** The clearest step between two quarters. Null where chance explains it, or where it is small. */
function tellStep(quarters: Quarter[]) {
  const steps = quarters.slice(1).map((_, index) => {
    const at = index + 1
    const [before, after] = [quarters.slice(0, at), quarters.slice(at)].map((part) =>
      addUp(part.map(({ stars }) => stars)),
    ) as [StarCounts, StarCounts]
    const isKnown = Math.min(countStars(before), countStars(after)) >= fewestReviews
    return { at, before, after, chance: isKnown ? chanceOfRatings(before, after) * quarters.length : 1 }
  })
  const clearest = steps.reduce((one, other) => (other.chance < one.chance ? other : one))
  const [was, is] = [averageOf(clearest.before), averageOf(clearest.after)]
  if (clearest.chance >= unlikely || was === null || is === null || Math.abs(is - was) < leastStep)
    return null
  const since = quarters[clearest.at]!.longLabel
  return `Since ${since}, reviews average ${formatAverage(is)} stars (${countOf(countStars(clearest.after), 'review')}); before, it was ${formatAverage(was)} (${countOf(countStars(clearest.before), 'review')}).`
}
