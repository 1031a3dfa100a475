import { expect, test } from 'vitest'
import { randomOf } from '#bench/truth/planted-business.ts'
import { measureCoverage, plantRatings } from '#bench/truth/planted-ratings.ts'
import { findDrivers, type RatedOpinions } from './drivers.ts'
import { fitLinear } from './least-squares.ts'

const saying = (rating: number, topics: string[]): RatedOpinions => ({
  rating,
  topics: topics.map((topic) => ({ topic, praise: false, complaints: true })),
})

test('a line is fitted with its interval, worked out by hand', () => {
  const [estimate] = fitLinear([1, 2, 2, 4], [[0, 0, 1, 1]])
  expect(estimate!.value).toBeCloseTo(1.5)
  // Each row's influence on itself is a half, so that HC3 doubles its residual: (1 + 1 + 4 + 4) / 4 is the square of the error.
  const error = Math.sqrt((0.5 ** 2 * 2 * 4 + 1 ** 2 * 2 * 4) / 4)
  expect(estimate!.high - estimate!.value).toBeCloseTo(4.302653 * error, 4)
})

test('what follows from the other columns is left out', () => {
  const values = [1, 3, 2, 5, 4, 4]
  const one = [0, 1, 0, 1, 0, 1]
  const other = one.map((value) => 1 - value)
  const constant = one.map(() => 1)
  const estimates = fitLinear(values, [constant, one, other, [1, 1, 0, 0, 0, 1]])
  expect(estimates.map((estimate) => estimate !== null)).toEqual([false, true, false, true])
})

test('topics that are always named together are told once, and rare ones not at all', () => {
  const reviews = [
    ...Array.from({ length: 40 }, (_, at) => saying(2 + (at % 2), ['staff', 'service'])),
    ...Array.from({ length: 14 }, () => saying(1, ['parking'])),
    ...Array.from({ length: 60 }, (_, at) => saying(4 + (at % 2), [])),
  ]
  const drivers = findDrivers(reviews)
  expect(drivers).toMatchObject([
    { topic: 'service', label: 'negative', effect: { value: expect.closeTo(-1.25, 0) }, reviews: 40 },
  ])
  expect(findDrivers(reviews.slice(0, 20))).toEqual([])
  expect(findDrivers([])).toEqual([])
})

test('the clearest comes first', () => {
  const drivers = findDrivers(plantRatings(1000, randomOf(3)))
  expect(drivers[0]).toMatchObject({ topic: 'staff', label: 'negative' })
  const sure = drivers.map(({ effect: { low, high } }) => Math.max(low, -high))
  expect(sure).toEqual(sure.toSorted((one, other) => other - one))
})

test('95% intervals hold the truth in 93 to 97 of 100', () => {
  const { share, intervals } = measureCoverage(60, 300, randomOf)
  expect(intervals).toBeGreaterThan(500)
  expect(share).toBeGreaterThanOrEqual(0.93)
  expect(share).toBeLessThanOrEqual(0.97)
})
