import { expect, test } from 'vitest'
import type { Week } from '#app/features/figures/statistics.ts'
import { type Course, findTrends } from './finding-trend.ts'

/** Forty reviews a week, of which so many say so; 0 is the newest week. */
const course = (countIn: (age: number) => number, mentions?: number): Course => {
  const weeks = Array.from({ length: 52 }, (_, age): Week => ({ '': { count: countIn(age), of: 40 } }))
  const said = weeks.reduce((sum, { '': week }) => sum + week!.count, 0)
  return { side: 'complaint', mentions: mentions ?? said, weeks }
}
const lasting = course((age) => 4 + (age % 2))
const trendOf = (one: Course, others = 20) =>
  findTrends([one, ...Array.from({ length: others }, () => lasting)])[0]!

test('more complaints than before are growing, those never heard before new, each since its week', () => {
  expect(trendOf(course((age) => (age < 3 ? 12 : 4)))).toMatchObject({ trend: 'growing', shift: { age: 3 } })
  expect(trendOf(course((age) => (age < 3 ? 12 : 0)))).toMatchObject({ trend: 'new', shift: { age: 3 } })
  expect(trendOf(course((age) => (age === 51 ? 5 : age < 3 ? 12 : 0)))).toMatchObject({ trend: 'growing' })
})

test('fewer are easing, and solved once hardly anybody has said so for four weeks', () => {
  expect(trendOf(course((age) => (age < 6 ? 4 : 12))).trend).toBe('easing')
  expect(trendOf(course((age) => (age < 9 ? 0 : 6)))).toMatchObject({ trend: 'solved', shift: { age: 9 } })
  expect(trendOf(course((age) => (age < 3 ? 0 : 8))).trend).toBe('easing')
})

test('what changed long ago or hardly, or could be chance, is lasting', () => {
  expect(trendOf(lasting)).toMatchObject({ trend: 'lasting', shift: null })
  expect(trendOf(course((age) => (age < 35 ? 12 : 4)))).toMatchObject({ trend: 'lasting', shift: null })
  expect(trendOf(course((age) => (age < 20 ? 14 : 11)))).toMatchObject({ trend: 'lasting', shift: null })
  expect(trendOf(course((age) => (age === 1 ? 7 : 4)))).toMatchObject({ trend: 'lasting', shift: null })
})

test('few mentions have no trend, unless they are too many at once to be chance', () => {
  expect(trendOf(course((age) => Number(age % 5 === 0)))).toMatchObject({ trend: null, shift: null })
  expect(trendOf(course((age) => (age < 8 && age % 4 === 0 ? 1 : 0)))).toMatchObject({
    trend: null,
    shift: null,
  })
  expect(trendOf(course((age) => (age < 2 ? 4 : 0)))).toMatchObject({ trend: 'new', shift: { age: 2 } })
  const again = course((age) => (age < 2 ? 5 : Number(age === 12 || age === 20)))
  expect(trendOf(again)).toMatchObject({ trend: 'growing', shift: { age: 2 } })
  expect(trendOf(course(() => 0, 30))).toMatchObject({ trend: null, shift: null })
})

test('the more is looked at, the clearer a change must be', () => {
  const doubtful = course((age) => (age < 3 ? 8 : 4))
  expect(trendOf(doubtful, 0).trend).toBe('growing')
  expect(trendOf(doubtful, 80).trend).toBe('lasting')
})

test('the order takes the share since the change, and else that of the last weeks more than of older ones', () => {
  const jump = course((age) => (age < 2 ? 20 : 4))
  expect(trendOf(jump)).toMatchObject({ trend: 'growing', share: 0.5 })
  const steady = trendOf(course((age) => (age < 8 ? 5 : 4))).share
  expect(steady).toBeGreaterThan(0.1)
  expect(steady).toBeLessThan(0.125)
  // A business of two reviews a week looks further back than eight weeks: a single one is no tenth of its recent ones.
  const weeks = Array.from({ length: 52 }, (_, age): Week => ({ '': { count: Number(age === 0), of: 2 } }))
  expect(trendOf({ side: 'complaint', mentions: 1, weeks }).share).toBeLessThan(0.025)
  expect(trendOf({ side: 'complaint', mentions: 0, weeks: [] }).share).toBe(0)
})

test('a burst of a small business comes first before it is certain, and what stopped is last', () => {
  // Ten reviews a week. Three of twenty are no change to tell beside eighty other topics.
  const small = (countIn: (age: number) => number): Course => {
    const weeks = Array.from({ length: 52 }, (_, age): Week => ({ '': { count: countIn(age), of: 10 } }))
    return { side: 'complaint', mentions: 30, weeks }
  }
  const burst = small((age) => (age === 0 ? 1 : age === 1 ? 2 : 0))
  const running = small((age) => Number(age % 2 === 0))
  const stopped = small((age) => (age < 9 ? 0 : 2))
  const [first, second, last] = findTrends([burst, running, stopped, ...Array(160).fill(running)])
  expect(first).toMatchObject({ trend: 'lasting', shift: null })
  expect(first!.share).toBeGreaterThan(second!.share)
  expect(last!.share).toBe(0)
})

test('an import buries no finding: sources are compared each within itself', () => {
  const queue = (age: number) => (age < 3 ? 12 : 1)
  const imported = (reviewsIn: (age: number) => number, countIn: (age: number) => number): Course => {
    const weeks = Array.from({ length: 52 }, (_, age): Week => {
      const own = { count: countIn(age), of: 40 }
      return { '': own, elsewhere: { count: 0, of: reviewsIn(age) } }
    })
    return { side: 'complaint', mentions: 90, weeks }
  }
  // Two thousand reviews of now, of a time long ago, or of the whole year.
  for (const reviewsIn of [
    (age: number) => (age === 0 ? 2000 : 0),
    (age: number) => (age > 40 ? 200 : 0),
    () => 40,
  ]) {
    const [first, second] = findTrends([
      imported(reviewsIn, queue),
      imported(reviewsIn, () => 4),
      ...Array(20).fill(lasting),
    ])
    expect(first).toMatchObject({ trend: 'growing', shift: { age: 3 } })
    expect(second).toMatchObject({ trend: 'lasting' })
    expect(first!.share).toBeGreaterThan(second!.share)
  }
})
