import { expect, test } from 'vitest'
import { compare } from './chance.ts'
import type { PublicRecord } from './public-record.ts'
import { biasSentences, casesHeading, duration, otherReviews, recordHeading } from './words.ts'

const none = { cameIn: 0, standing: 0, removed: 0, withdrawn: 0, refused: 0 }
const record = (totals: Partial<PublicRecord['totals']>) =>
  ({ totals: { ...none, waitingForOperator: 0, waitingForAuthor: 0, ...totals } }) as PublicRecord

test('the heading and the sentence below it name every review once', () => {
  expect(recordHeading(record({}))).toBe('No reviews yet.')
  expect(recordHeading(record({ cameIn: 1, standing: 1 }))).toBe(
    '1 review received, 1 published, none removed.',
  )
  expect(recordHeading(record({ cameIn: 1298, standing: 1290, removed: 4 }))).toBe(
    '1,298 reviews received, 1,290 published, 4 removed.',
  )
  expect(otherReviews(record({}))).toBe('')
  expect(otherReviews(record({ withdrawn: 1, waitingForAuthor: 2, waitingForOperator: 1 }))).toBe(
    '1 was withdrawn by its author, 2 are waiting for their authors to confirm an email address and 1 is waiting for the operator’s decision.',
  )
})

test('chance is given as times in 100, and in 1,000 if it is small', () => {
  const gap = (chance: number) =>
    biasSentences(
      { ...compare({ count: 3, of: 30 }, { count: 4, of: 300 }), chance, verdict: 'may_be_chance' },
      'removed',
    )
  expect(gap(0.34)).toContain('This could be chance: a gap this size turns up 34 times in 100.')
  expect(gap(0.012)).toContain('turns up once in 100.')
  expect(gap(0.004)).toContain('turns up 4 times in 1,000.')
  expect(gap(0.0004)).toContain('turns up less than once in 1,000.')
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

test('durations change their unit', () => {
  expect([0, 0.5, 1, 47, 48].map(duration)).toEqual([
    '1 minute',
    '30 minutes',
    '1 hour',
    '47 hours',
    '2 days',
  ])
})
