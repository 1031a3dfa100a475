import { expect, test } from 'vitest'
import type { Week } from '#app/features/figures/statistics.ts'
import { type Course, findStates } from './finding-state.ts'

/** Forty reviews a week, of which so many say so; 0 is the newest week. */
const course = (countIn: (age: number) => number, mentions?: number): Course => {
  const weeks = Array.from({ length: 52 }, (_, age): Week => ({ '': { count: countIn(age), of: 40 } }))
  const said = weeks.reduce((sum, { '': week }) => sum + week!.count, 0)
  return { side: 'complaint', mentions: mentions ?? said, weeks }
}
const lasting = course((age) => 4 + (age % 2))
const stateOf = (one: Course, others = 20) =>
  findStates([one, ...Array.from({ length: others }, () => lasting)])[0]!

test('more complaints than before are growing, those never heard before new, each since its week', () => {
  expect(stateOf(course((age) => (age < 3 ? 12 : 4)))).toMatchObject({ state: 'growing', shift: { age: 3 } })
  expect(stateOf(course((age) => (age < 3 ? 12 : 0)))).toMatchObject({ state: 'new', shift: { age: 3 } })
  expect(stateOf(course((age) => (age === 51 ? 5 : age < 3 ? 12 : 0)))).toMatchObject({ state: 'growing' })
})

test('fewer are easing, and solved once hardly anybody has said so for four weeks', () => {
  expect(stateOf(course((age) => (age < 6 ? 4 : 12))).state).toBe('easing')
  expect(stateOf(course((age) => (age < 9 ? 0 : 6)))).toMatchObject({ state: 'solved', shift: { age: 9 } })
  expect(stateOf(course((age) => (age < 3 ? 0 : 8))).state).toBe('easing')
})

test('what changed long ago or hardly, or could be chance, is lasting', () => {
  expect(stateOf(lasting)).toMatchObject({ state: 'lasting', shift: null })
  expect(stateOf(course((age) => (age < 35 ? 12 : 4)))).toMatchObject({ state: 'lasting', shift: null })
  expect(stateOf(course((age) => (age < 20 ? 14 : 11)))).toMatchObject({ state: 'lasting', shift: null })
  expect(stateOf(course((age) => (age === 1 ? 7 : 4)))).toMatchObject({ state: 'lasting', shift: null })
})

test('few mentions have no state, unless they are too many at once to be chance', () => {
  expect(stateOf(course((age) => Number(age % 5 === 0)))).toMatchObject({ state: null, shift: null })
  expect(stateOf(course((age) => (age < 8 && age % 4 === 0 ? 1 : 0)))).toMatchObject({
    state: null,
    shift: null,
  })
  expect(stateOf(course((age) => (age < 2 ? 4 : 0)))).toMatchObject({ state: 'new', shift: { age: 2 } })
  const again = course((age) => (age < 2 ? 5 : Number(age === 12 || age === 20)))
  expect(stateOf(again)).toMatchObject({ state: 'growing', shift: { age: 2 } })
  expect(stateOf(course(() => 0, 30))).toMatchObject({ state: null, shift: null })
})

test('the more is looked at, the clearer a change must be', () => {
  const doubtful = course((age) => (age < 3 ? 8 : 4))
  expect(stateOf(doubtful, 0).state).toBe('growing')
  expect(stateOf(doubtful, 80).state).toBe('lasting')
})

test('the order takes the share since the change, and else that of the last weeks more than of older ones', () => {
  const jump = course((age) => (age < 2 ? 20 : 4))
  expect(stateOf(jump)).toMatchObject({ state: 'growing', share: 0.5 })
  const steady = stateOf(course((age) => (age < 8 ? 5 : 4))).share
  expect(steady).toBeGreaterThan(0.1)
  expect(steady).toBeLessThan(0.125)
  // A business of two reviews a week looks further back than eight weeks: a single one is no tenth of its recent ones.
  const weeks = Array.from({ length: 52 }, (_, age): Week => ({ '': { count: Number(age === 0), of: 2 } }))
  expect(stateOf({ side: 'complaint', mentions: 1, weeks }).share).toBeLessThan(0.025)
  expect(stateOf({ side: 'complaint', mentions: 0, weeks: [] }).share).toBe(0)
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
  const [first, second, last] = findStates([burst, running, stopped, ...Array(160).fill(running)])
  expect(first).toMatchObject({ state: 'lasting', shift: null })
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
    const [first, second] = findStates([
      imported(reviewsIn, queue),
      imported(reviewsIn, () => 4),
      ...Array(20).fill(lasting),
    ])
    expect(first).toMatchObject({ state: 'growing', shift: { age: 3 } })
    expect(second).toMatchObject({ state: 'lasting' })
    expect(first!.share).toBeGreaterThan(second!.share)
  }
})
