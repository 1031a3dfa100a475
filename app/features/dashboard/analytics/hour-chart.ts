import { type Chart, nothingDrawn, stillNeeded } from '#app/features/figures/chart.ts'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { countOf, formatPercent } from '#app/languages/format.ts'
import type { Asked } from './filter.ts'
import { isRatingSource } from './source.ts'

export type WeekData = { hours: number[] }
/** Reviews of each hour of the week, Monday's first hour first, in UTC. */
type MonthHours = { start: string; hour: number; reviews: number }

const long = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const parts = [
  'at night (0 to 6)',
  'in the morning (6 to 12)',
  'in the afternoon (12 to 18)',
  'in the evening (18 to 24)',
]

export function hourChart(filter: Asked, counts: MonthHours[], timeZone: string): Chart<WeekData> {
  const question = 'When do people write reviews?'
  const hours = Array<number>(168).fill(0)
  for (const [month, its] of Map.groupBy(counts, (each) => each.start)) {
    const offset = offsetHours(timeZone, month)
    for (const { hour, reviews } of its) hours[shifted(hour, offset)]! += reviews
  }
  const total = hours.reduce((sum, count) => sum + count, 0)
  if (total < fewestReviews) return { question, answer: stillNeeded(total), ...nothingDrawn }
  const days = long.map((day, at) => ({ day, count: sumOf(hours.slice(24 * at, 24 * at + 24)) }))
  const quarters = parts.map((part, at) => ({
    part,
    count: sumOf(hours.filter((_, hour) => Math.floor((hour % 24) / 6) === at)),
  }))
  const mostDay = days.toSorted((a, b) => b.count - a.count)[0]!
  const mostPart = quarters.toSorted((a, b) => b.count - a.count)[0]!
  return {
    question,
    answer: `Most often on ${mostDay.day}s (${formatPercent(mostDay.count / total)}) and ${mostPart.part} (${formatPercent(mostPart.count / total)}), of ${countOf(total, 'review')}. Evenly spread, a day would have 14% and a quarter of the day 25%.`,
    notes: [
      timeZone === 'UTC'
        ? 'Times in UTC, the time zone of your business.'
        : `Times of ${timeZone}, the time zone of your business, to the hour.`,
      ...(isRatingSource(filter.source)
        ? []
        : [
            'Only reviews in the rating are counted, whatever the filter by source: imported ones seldom say an hour.',
          ]),
    ],
    data: { hours },
    table: {
      columns: [
        { header: 'Day', kind: 'text' },
        ...Array.from({ length: 24 }, (_, hour) => ({ header: `${hour}:00`, kind: 'count' as const })),
      ],
      rows: long.map((day, at) => [day, ...hours.slice(24 * at, 24 * at + 24)]),
    },
  }
}

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)
const shifted = (hour: number, by: number) => (hour + by + 168) % 168

/** To a whole hour, as hours are counted. */
export function offsetHours(timeZone: string, month: string) {
  const at = new Date(`${month.slice(0, 7)}-15T12:00:00Z`)
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')!.value
  const [, sign, hour, minute] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  if (!sign) return 0
  return Math.round((sign === '-' ? -1 : 1) * (Number(hour) + Number(minute) / 60))
}
