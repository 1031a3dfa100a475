import { expect, test } from 'vitest'
import { shareOf } from '#app/features/figures/statistics.ts'
import { challengeReasons } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { compare } from './chance.ts'
import { addStars, reasonsOf, starTotalOf, totalOf } from './counts.ts'
import { type ByStars, type PublicRecord, stars } from './public-record.ts'
import { incentivesVerdict, ratingVerdict, sourcesVerdict } from './rating-verdicts.ts'
import {
  authorsVerdict,
  challengesVerdict,
  checksVerdict,
  monthsVerdict,
  partiesVerdict,
  removalsVerdict,
  reportsVerdict,
} from './verdicts.ts'

// Records of dishonest owners, each with the unflattering verdict that it must get.

const ofStars = (...[one, two, three, four, five]: [number, number, number, number, number]): ByStars => ({
  1: one,
  2: two,
  3: three,
  4: four,
  5: five,
})
const none = ofStars(0, 0, 0, 0, 0)
const groupsOf = (counts: ByStars) => stars.map((rating) => ({ rating, count: counts[rating] }))

function shares(counts: ByStars, of: ByStars) {
  const [low, high] = [[1, 2] as const, [4, 5] as const].map((side) => ({
    count: side.reduce((sum, each) => sum + counts[each], 0),
    of: side.reduce((sum, each) => sum + of[each], 0),
  }))
  return {
    count: totalOf(groupsOf(counts)),
    byStars: Object.fromEntries(stars.map((each) => [each, shareOf(counts[each], of[each])])),
    bias: compare(low!, high!),
  }
}

const record = (given: object) =>
  ({
    business: { name: 'Half Moon', domain: 'halfmoon.example', domainProvenAt: null },
    operator: { name: null, isTheBusiness: true },
    totals: { refused: 0, withdrawn: 0 },
    overdue: { checks: 0, challenges: 0, reports: 0, appeals: 0 },
    rating: { average: 4.5, withRemoved: 3.9 },
    ...given,
  }) as unknown as PublicRecord

test('many removed bad reviews lead the verdict, and it says that the business itself decided', () => {
  const removals = shares(ofStars(12, 3, 0, 0, 1), ofStars(14, 6, 9, 60, 200))
  const [answer, ...more] = removalsVerdict(record({ removals }))
  expect(answer).toMatch(/^Bad reviews were removed more often than good ones: 15 of 20 /)
  expect(more).toContain('The business itself decided, as the operator of this service.')
  expect(more).toContain('With the removed reviews the average would be 3.90; without them it is 4.50.')
})

test('no removal is no clean record while reviews are refused before they are public', () => {
  const [answer, ...more] = removalsVerdict(record({ removals: shares(none, none), totals: { refused: 40 } }))
  expect(answer).toBe('No published review was removed.')
  expect(more[0]).toMatch(/^40 more reviews were refused before publishing/)
})

test('refused reviews are named with how many of them were bad', () => {
  const refused = ofStars(7, 1, 0, 0, 0)
  const checks = {
    ...shares(refused, ofStars(20, 10, 9, 60, 200)),
    stopped: shareOf(8, 299),
    waiting: 2,
    oldestWaitingHours: null,
    refusedFor: reasonsOf(groupsOf(refused).map((group) => ({ ...group, reason: challengeReasons[0]! }))),
  }
  const [answer, ...more] = checksVerdict(record({ checks, totals: { refused: 8 } }))
  expect(answer).toMatch(/^Bad reviews were stopped more often than good ones: 8 of 30 /)
  expect(more).toContain(
    'The checks stopped 8 of 299 reviews (2.7%); 8 were refused, 8 of them with 1 or 2 stars, and 2 are waiting for a decision.',
  )
})

test('an operator who never decides about bad reviews is named for it', () => {
  const checks = {
    ...shares(none, none),
    stopped: shareOf(5, 20),
    waiting: 5,
    oldestWaitingHours: 100,
    refusedFor: reasonsOf([]),
  }
  const overdue = { checks: 4, challenges: 1, reports: 2, appeals: 0 }
  expect(checksVerdict(record({ checks, overdue })).join(' ')).toContain(
    'none was refused, and 5 are waiting for a decision, the oldest for 4 days, 4 for longer than the promised 3 days.',
  )
  const challenges = {
    ...shares(ofStars(1, 0, 0, 0, 0), ofStars(3, 0, 0, 9, 9)),
    count: 1,
    upheld: 0,
    rejected: 0,
    open: 1,
  }
  expect(challengesVerdict(record({ challenges, overdue })).join(' ')).toContain(
    '1 is open, 1 for longer than the promised 6 days.',
  )
  const reports = { count: 3, open: 3, upheld: 0, rejected: 0, gone: 0, medianHours: null }
  expect(reportsVerdict(record({ reports, overdue }))[0]).toMatch(/3 open, 2 for longer than/)
})

const sourcesOf = (asked: ByStars, uninvited: ByStars) => {
  const source = (byStars: ByStars) => ({ count: totalOf(groupsOf(byStars)), byStars })
  const byStars = addStars(asked, uninvited)
  return record({
    sources: {
      order: source(none),
      invited: source(asked),
      confirmed: source(uninvited),
      insider: source(none),
      imported: source(none),
    },
    rating: { count: totalOf(groupsOf(byStars)), starTotal: starTotalOf(groupsOf(byStars)), byStars },
  })
}

test('higher ratings from customers who were asked lead the verdict about sources', () => {
  expect(sourcesVerdict(sourcesOf(ofStars(0, 0, 2, 20, 180), ofStars(12, 4, 2, 2, 6)))[0]).toBe(
    'Customers who were asked gave more stars: 4.88 from customers who were asked, 2.46 through the open form.',
  )
  const alike = sourcesVerdict(sourcesOf(ofStars(2, 3, 10, 40, 120), ofStars(1, 0, 2, 4, 9)))
  expect(alike[0]).toMatch(/^175 of 191 reviews in the rating came from customers whom the business asked/)
  expect(alike[1]).toMatch(/; this could be chance\.$/)
})

test('imported reviews alone are not called collected', () => {
  const imported = { count: 9, byStars: ofStars(0, 0, 0, 0, 9) }
  const source = { count: 0, byStars: none }
  const sources = { order: source, invited: source, confirmed: source, insider: source, imported }
  expect(sourcesVerdict(record({ sources, rating: { count: 0 } }))).toEqual([
    'No customer’s review was collected here.',
    '9 imported reviews are shown but not counted.',
  ])
})

test('a month of bought reviews stands out, and so do months in which many disappear', () => {
  const months = [4, 5, 3, 6, 4, 5, 90, 4, 5, 4, 3, 5].map((published, at) => ({
    month: `2026-${String(at + 1).padStart(2, '0')}`,
    ...{ published, average: 4, insiders: 0, imported: 0, withdrawn: 0, erased: 0 },
    removed: at === 8 ? 11 : 0,
  }))
  expect(monthsVerdict(record({ months }))).toEqual([
    'July 2026 stands out: 90 of the 138 reviews of twelve months were published then, and 4 in a typical month.',
    '11 removed and none withdrawn in these months, at most 11 in one.',
  ])
  const quiet = months.map((month) => ({ ...month, published: 0, removed: 0 }))
  expect(monthsVerdict(record({ months: quiet }))[0]).toBe(
    'No review was published in the last twelve months.',
  )
})

test('an average from a few reviews is not called precise', () => {
  const few = { average: 4.67, from: 3.1, to: 5, count: 3 }
  expect(ratingVerdict(record({ rating: few }))[0]).toMatch(/^Not very: 4\.67 from 3 reviews/)
})

test('the verdict on rewards gives the rating without them', () => {
  const incentives = { offered: null, count: 90, ratingWithout: 3.2 }
  expect(incentivesVerdict(record({ incentives, rating: { average: 4.5, count: 100 } }))[0]).toBe(
    '90 of 100 reviews in the rating say that a reward was offered; without them the rating would be 3.20 instead of 4.50.',
  )
})

test('pressure on authors shows as raised stars and withdrawn bad reviews', () => {
  const authors = {
    ...{ edited: 9, raisedStars: 9, loweredStars: 0, withdrawn: ofStars(5, 1, 0, 0, 0) },
    ...{ erased: 2, erasedByOperator: 1 },
  }
  expect(authorsVerdict(record({ authors, totals: { withdrawn: 6 } }))[0]).toBe(
    '9 reviews edited, 9 now with more stars and none with fewer; 6 withdrawn, 6 of them with 1 or 2 stars; 2 erased, 1 of them by the operator for the author.',
  )
})

test('a business that is its own operator, or has proven nothing, is named first', () => {
  const [answer, ...more] = partiesVerdict(record({}))
  expect(answer).toContain('are the same people, so they decide on reviews of their own business')
  expect(more).toEqual(['Half Moon has not shown that it controls halfmoon.example.'])
})
