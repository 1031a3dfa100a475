import { type Chart, nothingDrawn } from '#app/features/analytics/chart.ts'
import { figureText } from '#app/features/citations/figure-text.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { fewestReviews } from '#app/features/insights/chance.ts'
import type { WeekSums } from '#app/features/trends/change-points.ts'
import { dayAfter } from '#app/features/trends/days.ts'
import { estimateMean } from '#app/features/trends/opinion-sums.ts'
import { countOf, formatDate, formatMonth, formatMonthName } from '#app/languages/format.ts'
import type { TrendPoint } from '#app/ui/trend-drawing.tsx'

export const sentimentUnits = ['week', 'month'] as const
export type SentimentUnit = (typeof sentimentUnits)[number]

/** Null where the address does not say. */
export const readSentimentUnit = (query: URLSearchParams): SentimentUnit | null =>
  sentimentUnits.find((unit) => unit === query.get('by')) ?? null

export type SentimentOverTime = { points: TrendPoint[] }

/** As many as fit into a drawing. */
const shown: Record<SentimentUnit, number> = { week: 26, month: 24 }
/** Compared are so many weeks with as many before them. */
const weeksCompared = 12
export const weeksRead = 106

type Sums = Omit<WeekSums, 'week'>
type Bucket = Sums & { start: string; label: string; longLabel: string }

/** By the week where most weeks have enough reviews for a number, otherwise by the month. */
export function fittingUnit(weeks: WeekSums[], monday: string): SentimentUnit {
  const recent = bucketsOf(weeks, 'week', monday)
  const known = recent.filter(({ reviews }) => reviews >= fewestReviews)
  return 2 * known.length >= recent.length ? 'week' : 'month'
}

/** `weeks`: with the sums of scores from -1 to 1; `monday`: that of this week. */
export function sentimentOverTime(
  weeks: WeekSums[],
  unit: SentimentUnit,
  monday: string,
): Chart<SentimentOverTime> {
  const question = 'How do customers feel?'
  const recent = addUp(weeks.filter(({ week }) => week > dayAfter(monday, -7 * weeksCompared)))
  const buckets = bucketsOf(weeks, unit, monday)
  const points = buckets.map((bucket): TrendPoint => {
    const mean = estimateMean(bucket)
    const { label, longLabel, reviews: count } = bucket
    return { label, longLabel, value: mean?.value ?? null, low: mean?.low, high: mean?.high, count }
  })
  const from = dayAfter(monday, -7 * (weeksCompared - 1))
  return {
    question,
    answer: answerOf(recent, weeks, monday),
    evidence: {
      to: inboxAddress({ state: 'published', provenance: 'customers', period: `${from}..` }),
      text: `Read the reviews of the last ${weeksCompared} weeks`,
    },
    ...nothingDrawn,
    notes: [
      `The mean sentiment of texts that we could judge, from -1 to 1, by ${unit === 'week' ? 'the week' : 'the month of the Monday on which their week began'} (UTC). The band is the 95% confidence interval. Imported reviews are included.`,
      `A ${unit} with fewer than ${fewestReviews} judged reviews has no point.`,
    ],
    data: points.some(({ value }) => value !== null) ? { points } : null,
    table: {
      columns: [
        { header: unit === 'week' ? 'Week' : 'Month', kind: 'text' },
        { header: 'Mean sentiment', kind: 'average' },
        { header: '95% from', kind: 'average' },
        { header: '95% to', kind: 'average' },
        { header: 'Reviews', kind: 'count' },
      ],
      rows: points.map(({ longLabel, value, low, high, count }) => [
        longLabel!,
        value,
        low ?? null,
        high ?? null,
        count,
      ]),
    },
  }
}

function answerOf(recent: Sums, weeks: WeekSums[], monday: string) {
  const mean = estimateMean(recent)
  if (!mean)
    return `In the last ${weeksCompared} weeks, only ${countOf(recent.reviews, 'review')} could be judged: too few for a number.`
  const inNumbers = `${score(mean.value)} on a scale from -1 to 1 (95% confidence: ${score(mean.low)} to ${score(mean.high)})`
  const said = `In the last ${weeksCompared} weeks, sentiment is ${inNumbers}, from ${countOf(recent.reviews, 'review')}.`
  const end = dayAfter(monday, -7 * (weeksCompared - 1))
  const start = dayAfter(end, -7 * weeksCompared)
  const before = addUp(weeks.filter(({ week }) => week >= start && week < end))
  const earlier = estimateMean(before)
  if (!earlier) return said
  const margin = Math.hypot((mean.high - mean.low) / 2, (earlier.high - earlier.low) / 2)
  const isSure = Math.abs(mean.value - earlier.value) > margin
  return `${said} In the ${weeksCompared} weeks before, it was ${score(earlier.value)} from ${countOf(before.reviews, 'review')}: ${isSure ? 'more than chance explains' : 'a difference that could be chance'}.`
}

const score = (value: number) => figureText({ kind: 'score', value })

/** The last ones, the oldest first, from the first with a review. */
function bucketsOf(weeks: WeekSums[], unit: SentimentUnit, monday: string): Bucket[] {
  const starts = unit === 'week' ? mondaysUntil(monday) : monthsUntil(monday)
  const first = weeks[0]?.week.slice(0, unit === 'week' ? 10 : 7)
  return starts
    .filter((start) => first !== undefined && start >= first)
    .map((start) => ({
      ...addUp(weeks.filter(({ week }) => week.startsWith(start))),
      ...namesOf(unit, start),
      start,
    }))
}

const mondaysUntil = (monday: string) =>
  Array.from({ length: shown.week }, (_, index) => dayAfter(monday, -7 * (shown.week - 1 - index)))

function monthsUntil(monday: string) {
  const [year, month] = [Number(monday.slice(0, 4)), Number(monday.slice(5, 7))]
  return Array.from({ length: shown.month }, (_, index) =>
    new Date(Date.UTC(year, month - shown.month + index, 1)).toISOString().slice(0, 7),
  )
}

function namesOf(unit: SentimentUnit, start: string) {
  if (unit === 'month') {
    const isJanuary = start.endsWith('-01')
    return {
      label: isJanuary ? start.slice(0, 4) : formatMonthName(start, 'short'),
      longLabel: formatMonth(start),
    }
  }
  const day = new Date(start)
  return {
    label: `${day.getUTCDate()} ${formatMonthName(day, 'short')}`,
    longLabel: `Week of ${formatDate(day)}`,
  }
}

const addUp = (all: Sums[]): Sums => ({
  reviews: all.reduce((sum, { reviews }) => sum + reviews, 0),
  total: all.reduce((sum, { total }) => sum + total, 0),
  squares: all.reduce((sum, { squares }) => sum + squares, 0),
})
