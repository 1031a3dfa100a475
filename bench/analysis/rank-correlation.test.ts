import { expect, test } from 'vitest'
import { partialRankCorrelation } from './rank-correlation.ts'

test('what only repeats the given ranks explains nothing beyond them', () => {
  const given = [1, 2, 3, 4, 5, 6, 7, 8]
  const noise = [3, 1, 4, 1, 5, 9, 2, 6]
  const mixed = given.map((g, i) => g * 10 + (i % 2))
  expect(partialRankCorrelation(mixed, noise, given)).toBeNaN()
  expect(partialRankCorrelation(noise, noise, given)).toBeCloseTo(1)
})
