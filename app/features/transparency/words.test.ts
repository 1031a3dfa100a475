import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PublicRecord } from './public-record.ts'
import { casesHeading, otherReviews, recordHeading } from './words.ts'

const states = [
  'standing',
  'removed',
  'refused',
  'withdrawn',
  'waitingForOperator',
  'waitingForAuthor',
  'erased',
] as const
type Counts = Partial<Record<(typeof states)[number], number>>

function record(given: Counts) {
  const counts = Object.fromEntries(states.map((state) => [state, given[state] ?? 0]))
  const received = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { totals: { ...counts, received }, authors: { erased: counts.erased } } as unknown as PublicRecord
}

test('the heading and the sentence below it name every review once', () => {
  expect(recordHeading(record({}))).toBe('No reviews yet.')
  expect(otherReviews(record({}))).toBe('')
  expect(recordHeading(record({ standing: 1 }))).toBe('1 review received, 1 published, none removed.')
  expect(otherReviews(record({ standing: 1 }))).toBe(
    'None refused, withdrawn, waiting, unconfirmed or erased.',
  )
  const some = record({
    standing: 1290,
    removed: 4,
    withdrawn: 1,
    waitingForAuthor: 2,
    waitingForOperator: 1,
  })
  expect(recordHeading(some)).toBe('1,298 reviews received, 1,290 published, 4 removed.')
  expect(otherReviews(some)).toBe(
    '4 others: 1 withdrawn by its author, 1 waiting for the operator’s decision, 2 waiting for their authors to confirm an email address. None refused or erased.',
  )
})

test('a business cannot hide removals as refusals: the heading names both', () => {
  expect(recordHeading(record({ standing: 200, refused: 40 }))).toBe(
    '240 reviews received, 200 published, none removed, 40 refused.',
  )
})

test('whatever happened, the numbers in the words add up to those received', () => {
  const numbers = (text: string) =>
    [...text.matchAll(/\d[\d,]*/g)].map(([number]) => Number(number.replaceAll(',', '')))
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)
  const counts = fc.record(
    Object.fromEntries(states.map((state) => [state, fc.oneof(fc.constant(0), fc.nat(5000))])),
  )
  fc.assert(
    fc.property(counts, (given) => {
      const [received = 0, ...kept] = numbers(recordHeading(record(given)))
      const [others = 0, ...each] = numbers(otherReviews(record(given)))
      expect(sum(each)).toBe(others)
      expect(received).toBe(sum(kept) + others)
      expect(received).toBe(sum(Object.values(given)))
    }),
  )
})

test('the heading of a list of cases names its filter', () => {
  const view = { reason: 'spam', stars: 'low', seen: 'no', isFirst: false, after: null } as const
  expect(casesHeading(2, { kind: 'challenged', ...view })).toBe(
    '2 challenges for “spam or advertising” with 1 or 2 stars, stars not shown before.',
  )
  expect(casesHeading(1, { kind: 'challenged', ...view, reason: null, seen: null, isFirst: true })).toBe(
    '1 review was challenged with 1 or 2 stars.',
  )
})
