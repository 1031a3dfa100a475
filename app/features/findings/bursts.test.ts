import { expect, test } from 'vitest'
import { randomOf } from '#bench/truth/planted-business.ts'
import { findBursts } from './bursts.ts'

const from = '2026-05-25'
const daily = (each: (day: number) => number, days = 182) =>
  Array.from({ length: days }, (_, day) => each(day))
const countOf = (random: () => number, mean: number) => {
  const least = Math.exp(-mean)
  let count = 0
  for (let product = random(); product > least; product *= random()) count++
  return count
}

test('twenty reviews in a day of a business that has four a week are a burst of that day', () => {
  const counts = daily((day) => (day === 150 ? 20 : Number(day % 7 < 4)))
  expect(findBursts(from, counts)).toEqual([
    { from: '2026-10-22', to: '2026-10-22', reviews: 20, usual: expect.closeTo(0.57, 1) },
  ])
})

test('a burst of several days is told once, and several bursts from the latest on', () => {
  const counts = daily((day) => ((day >= 100 && day < 103) || day === 160 ? 12 : 1))
  expect(findBursts(from, counts).map(({ from, to, reviews }) => [from, to, reviews])).toEqual([
    ['2026-11-01', '2026-11-01', 12],
    ['2026-09-02', '2026-09-04', 36],
  ])
})

test('what is usual is no burst: many reviews, every Monday’s mail, and few reviews at once', () => {
  expect(
    findBursts(
      from,
      daily(() => 40),
    ),
  ).toEqual([])
  expect(
    findBursts(
      from,
      daily((day) => (day % 7 === 0 ? 20 : 1)),
    ),
  ).toEqual([])
  expect(
    findBursts(
      from,
      daily((day) => (day === 150 ? 7 : 0)),
    ),
  ).toEqual([])
  expect(findBursts(from, [])).toEqual([])
  expect(findBursts(from, [1, 0, 1, 30])).toEqual([])
})

test('days as usual are told as a burst of one business in a hundred at most', () => {
  const random = randomOf(7)
  const isTold = (mean: number, varies: boolean) =>
    findBursts(
      from,
      daily(() => countOf(random, varies ? mean * -Math.log(1 - random()) : mean)),
    ).length > 0
  const told = [0.3, 2, 15].map((mean) =>
    [false, true].map(
      (varies) => Array.from({ length: 100 }, () => isTold(mean, varies)).filter(Boolean).length,
    ),
  )
  expect(Math.max(...told.flat())).toBeLessThanOrEqual(3)
})
