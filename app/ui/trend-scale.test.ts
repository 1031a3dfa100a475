import { expect, test } from 'vitest'
import { runs, type TrendPoint, trendScale } from './trend-scale.ts'

const point = (value: number | null, count = 1): TrendPoint => ({ label: 'Nov', value, count })
const size = { width: 760, height: 300, left: 34, right: 76, barWidth: 20, labels: 13 }

test('the line breaks where nothing was rated', () => {
  const found = runs([point(4), point(5), point(null), point(3)])
  expect(found.map((run) => run.map(({ at }) => at))).toEqual([[0, 1], [3]])
})

test('the axis reaches down to the worst rating and never below one star', () => {
  expect(trendScale([point(4.6)], size).ticks).toEqual([5, 4.5])
  expect(trendScale([point(1.2)], size).ticks.at(-1)).toBe(1)
  expect(trendScale([{ ...point(1.2), low: 0.2 }], size).ticks.at(-1)).toBe(1)
})

test('five stars stand above one star, and every point within the drawing', () => {
  const { x, y } = trendScale([point(1), point(5)], size)
  expect(y(5)).toBeLessThan(y(1))
  expect(x(0)).toBeGreaterThan(0)
  expect(x(1)).toBeLessThan(size.width)
})
