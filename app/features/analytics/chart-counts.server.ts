import { utcMonday, utcMonth, utcYear } from 'd3-time'
import { topicsBehind } from '#app/features/analyses/shown-topics.server.ts'
import { type Counted, readCounts, type Sums } from '#app/features/figures/counts.server.ts'
import {
  countStars,
  fewestReviews,
  ratingOf,
  type StarCounts,
  starsOf,
} from '#app/features/figures/statistics.ts'
import { type Months, monthStart, shiftMonth, windowOfMonths } from '#app/features/inbox/period-filter.ts'
import {
  countedProvenances,
  customerProvenances,
  type Provenance,
} from '#app/features/reviews/review.vocabulary.ts'
import { formatDate, formatMonth, formatMonthName } from '#app/languages/format.ts'
import { dayOf } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type Asked, importOf, lengthOf } from './analytics-filter.ts'

const summed = [
  'reviews',
  'positive',
  'neutral',
  'negative',
  'replied',
  'repliedInDay',
  'repliedInWeek',
] as const

export type Counts = Pick<Sums, (typeof summed)[number]> & { stars: StarCounts }

type Key = 'start' | 'provenance' | 'importSource' | 'language'
/** Sums that were not asked for are missing, and count as 0. */
type Rated = Pick<Counted<'rating'>, 'rating' | 'reviews'> & Partial<Sums>

/** The filter as `readCounts` takes it. */
export const askedOf = async (
  db: Database,
  businessId: string,
  { topic, language, source, months }: Asked,
) => ({
  language,
  ...daysOf(months),
  ...reviewsFrom(source),
  topic: topic ? await topicsBehind(db, businessId, topic) : null,
})

/** Counts the reviews of a filter: one row for each combination of the keys and rating. */
async function countBy<By extends Key>(
  db: Database,
  businessId: string,
  filter: Asked,
  by: By[],
  unit?: 'day' | 'month',
): Promise<Counted<By | 'rating'>[]> {
  return readCounts(db, businessId, {
    ...(await askedOf(db, businessId, filter)),
    by: [...by, 'rating'],
    unit,
  })
}

export const daysOf = (months: Months | null) =>
  months ? { from: `${months.from}-01`, to: `${shiftMonth(months.to, 1)}-01` } : { from: null, to: null }

/** The reviews of a source as `readCounts` takes them; provenance null is any. */
export function reviewsFrom(source: string): { provenance: Provenance[] | null; importSource?: string } {
  const importSource = importOf(source)
  if (importSource) return { provenance: ['imported'], importSource }
  if (source === 'any') return { provenance: null }
  if (source === 'own') return { provenance: [...countedProvenances] }
  if (source === 'customers') return { provenance: customerProvenances }
  return { provenance: [source as Provenance] }
}

export function addUp(rows: Rated[]): Counts {
  const sums = summed.map((name) => [name, rows.reduce((sum, row) => sum + (row[name] ?? 0), 0)])
  return { stars: starsOf(rows), ...(Object.fromEntries(sums) as Omit<Counts, 'stars'>) }
}

export const countAll = async (db: Database, businessId: string, filter: Asked) =>
  addUp(await countBy(db, businessId, filter, []))

/** Stars of each combination of the keys, the largest group first. */
export async function countGroups<By extends Key>(db: Database, businessId: string, filter: Asked, by: By[]) {
  const asked = { ...(await askedOf(db, businessId, filter)), by: [...by, 'rating' as const] }
  const rows = await readCounts(db, businessId, { ...asked, sums: ['reviews'] })
  const groups = Map.groupBy(rows, (row) => JSON.stringify(by.map((key) => row[key as keyof typeof row])))
  return [...groups.values()]
    .map((group) => ({ ...group[0]!, ...addUp(group) }))
    .sort((one, other) => other.reviews - one.reviews)
}

/** Periods of up to three months are counted by day, longer ones by month. */
export async function countOverTime(db: Database, businessId: string, filter: Asked, at: Date) {
  const { months } = filter
  const isShort = months !== null && lengthOf(months) <= 3
  const [rows, before] = await Promise.all([
    countBy(db, businessId, filter, ['start'], isShort ? 'day' : 'month'),
    filter.before && countAll(db, businessId, { ...filter, months: filter.before }),
  ])
  const now = addUp(rows)
  const from = months ? monthStart(months.from) : new Date(rows[0]?.start ?? at)
  const end = months ? windowOfMonths(months).to : at
  const to = end < at ? end : at
  const counts = rows.map(({ start, reviews }) => ({ start, count: reviews }))
  const unit = unitFor(counts, from, to, isShort ? 'week' : 'month')
  return { unit, buckets: fillBuckets(rows, unit, from, to), now, before }
}
export type OverTime = Awaited<ReturnType<typeof countOverTime>>

export const fillBuckets = (
  rows: (Rated & Pick<Counted<'start'>, 'start'>)[],
  unit: Unit,
  from: Date,
  to: Date,
) =>
  bucketsOf(unit, from, to).map((bucket) => ({
    ...bucket,
    ...addUp(rows.filter(({ start }) => startOf(unit, start) === bucket.start)),
  }))

/** The points of a trend. */
export const trendRows = (buckets: (Bucket & { stars: StarCounts })[]) =>
  buckets.map(({ label, longLabel, stars }) => {
    const { value = null, low, high } = ratingOf(stars) ?? {}
    return { label, longLabel, value, low, high, count: countStars(stars) }
  })

const units = ['week', 'month', 'quarter', 'year'] as const
export type Unit = (typeof units)[number]

const intervals = { week: utcMonday, month: utcMonth, quarter: utcMonth.every(3)!, year: utcYear }

export type Bucket = {
  /** Its first day: "2026-11-01". */
  start: string
  label: string
  longLabel: string
}

export const startOf = (unit: Unit, day: string) => dayOf(intervals[unit].floor(new Date(day)))

/** All buckets that touch the window, the oldest first. */
export function bucketsOf(unit: Unit, from: Date, to: Date): Bucket[] {
  const interval = intervals[unit]
  return interval
    .range(interval.floor(from), to)
    .map((start) => ({ start: dayOf(start), ...labelsOf(unit, start) }))
}

/** A year's first month is labelled by the year, its first quarter with it. */
function labelsOf(unit: Unit, start: Date): Omit<Bucket, 'start'> {
  const year = String(start.getUTCFullYear())
  const isFirst = start.getUTCMonth() === 0
  const quarter = `Q${Math.floor(start.getUTCMonth() / 3) + 1}`
  const month = formatMonthName(start, 'short')
  return {
    week: { label: `${start.getUTCDate()} ${month}`, longLabel: `Week of ${formatDate(start)}` },
    month: { label: isFirst ? year : month, longLabel: formatMonth(start) },
    quarter: { label: isFirst ? `${quarter} ${year}` : quarter, longLabel: `${quarter} ${year}` },
    year: { label: year, longLabel: year },
  }[unit]
}

const mostBuckets = 36

/**
 * The finest unit in which most buckets that have reviews have enough for a number, so that the line is whole, and in
 * which the buckets fit into a drawing. Where none has, the one with the most numbers.
 */
export function unitFor(counts: { start: string; count: number }[], from: Date, to: Date, finest: Unit) {
  const fitting = units
    .slice(units.indexOf(finest))
    .filter((unit) => bucketsOf(unit, from, to).length <= mostBuckets)
  const pointsOf = (unit: Unit) => {
    const totals = new Map<string, number>()
    for (const { start, count } of counts) {
      const bucket = startOf(unit, start)
      totals.set(bucket, (totals.get(bucket) ?? 0) + count)
    }
    return { points: [...totals.values()].filter((total) => total >= fewestReviews).length, of: totals.size }
  }
  const isEnough = (unit: Unit) => {
    const { points, of } = pointsOf(unit)
    return points >= 0.8 * of
  }
  const mostPoints = fitting.toReversed().sort((one, other) => pointsOf(other).points - pointsOf(one).points)
  return fitting.find(isEnough) ?? mostPoints[0] ?? 'year'
}
