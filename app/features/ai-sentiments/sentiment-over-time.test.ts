import { expect, test } from 'vitest'
import type { WeekSums } from '#app/features/trends/change-points.ts'
import { dayAfter } from '#app/features/trends/days.ts'
import { fittingUnit, sentimentOverTime } from './sentiment-over-time.ts'

const monday = '2026-11-23'

/** So many texts of a week, half of them with the one score and half with the other. */
const aWeek = (weeksAgo: number, reviews: number, [one, other]: [number, number]): WeekSums => ({
  week: dayAfter(monday, -7 * weeksAgo),
  reviews,
  total: (reviews * (one + other)) / 2,
  squares: (reviews * (one ** 2 + other ** 2)) / 2,
})
const weeks = (from: number, to: number, reviews: number, scores: [number, number]) =>
  Array.from({ length: from - to + 1 }, (_, index) => aWeek(from - index, reviews, scores))

test('the answer has its numbers and interval, and says whether the difference is more than chance', () => {
  const steady = [...weeks(23, 12, 10, [0.4, 0.6]), ...weeks(11, 0, 10, [0.4, 0.6])]
  expect(sentimentOverTime(steady, 'week', monday).answer).toBe(
    'In the last 12 weeks, sentiment is +0.5 on a scale from -1 to 1 (95% confidence: +0.5 to +0.5), from 120 reviews. In the 12 weeks before, it was +0.5 from 120 reviews: a difference that could be chance.',
  )
  const fallen = [...weeks(23, 12, 10, [0.4, 0.6]), ...weeks(11, 0, 10, [-0.4, -0.6])]
  expect(sentimentOverTime(fallen, 'week', monday).answer).toContain('more than chance explains')
})

test('no number is given of fewer than ten reviews, neither in the answer nor in the table', () => {
  const { answer, data, table } = sentimentOverTime([aWeek(1, 9, [1, 1])], 'week', monday)
  expect(answer).toContain('only 9 reviews could be judged')
  expect(data).toBe(null)
  expect(table.rows).toEqual([
    ['Week of 16 Nov 2026', null, null, null, 9],
    ['Week of 23 Nov 2026', null, null, null, 0],
  ])
})

test('few reviews are shown by the month, many by the week', () => {
  expect(fittingUnit(weeks(40, 0, 4, [1, 0]), monday)).toBe('month')
  expect(fittingUnit(weeks(40, 0, 12, [1, 0]), monday)).toBe('week')
})

test('months add up the weeks that begin in them', () => {
  const { table } = sentimentOverTime(weeks(8, 0, 5, [0.2, 0.4]), 'month', monday)
  expect(table.rows.map(([month, , , , count]) => [month, count])).toEqual([
    ['September 2026', 5],
    ['October 2026', 20],
    ['November 2026', 20],
  ])
})
