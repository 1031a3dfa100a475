import { expect, test } from 'vitest'
import { addUp, leastVariance } from './opinion-sums.ts'
import { restlessnessOf } from './restless-weeks.ts'

/** Of weeks of ten opinions with these means, before and after the last but one of which a level changes. */
function restlessnessWith(means: number[]) {
  const weeks = means.map((mean) => ({
    reviews: 10,
    total: 10 * mean,
    squares: 10 * (mean ** 2 + leastVariance),
  }))
  const at = weeks.length - 2
  return restlessnessOf(weeks, at, addUp(weeks.slice(0, at)), addUp(weeks.slice(at)), leastVariance)
}
const repeat = (means: number[], times: number) => Array.from({ length: times }, () => means).flat()

test('weeks that differ no more than their opinions explain leave the error as it is', () => {
  expect(restlessnessWith(repeat([0.2], 40))).toBe(1)
  expect(restlessnessWith(repeat([0.15, 0.25], 20))).toBe(1)
})

test('weeks that differ more raise the error, and more so where like follows like', () => {
  const apart = restlessnessWith(repeat([0, 0.4], 20))
  const together = restlessnessWith(repeat([0, 0, 0, 0, 0.4, 0.4, 0.4, 0.4], 5))
  expect(apart).toBeGreaterThan(3)
  expect(together).toBeGreaterThan(1.2 * apart)
})

test('few weeks say little about how weeks differ', () => {
  expect(restlessnessWith(repeat([0, 0.4], 3))).toBeLessThan(restlessnessWith(repeat([0, 0.4], 20)) / 1.5)
})
