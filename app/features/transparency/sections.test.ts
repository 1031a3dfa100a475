import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOf } from '#app/features/figures/statistics.ts'
import { challengeReasons } from '#app/features/reviews/review.vocabulary.ts'
import { authors, parties } from './business-sections.ts'
import { biasVerdict, challenges, checks, removals, reports } from './moderation-sections.ts'
import { type ByStars, type PublicRecord, stars } from './public-record.ts'
import { average, months, rewards, sources } from './rating-sections.ts'
import { outcomesOf, recordHeading, sections } from './record-page.tsx'
import { compare, countByReason, countByStars, counted, treatment } from './section.ts'

// Records of dishonest owners, each with the unflattering verdict that it must get.

const ofStars = (...counts: [number, number, number, number, number]): ByStars =>
  countByStars(counts.map((count, at) => ({ rating: at + 1, count })))
const groups = (counts: ByStars) => stars.map((rating) => ({ rating, count: counts[rating] }))
const none = ofStars(0, 0, 0, 0, 0)

const treated = (counts: ByStars, of: ByStars) => ({
  count: counted(groups(counts)).count,
  ...treatment(counts, of),
})

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
  const given = treated(ofStars(12, 3, 0, 0, 1), ofStars(14, 6, 9, 60, 200))
  const [answer, ...more] = removals.verdict(record({ removals: given }))
  expect(answer).toMatch(/^Bad reviews were removed more often than good ones: 15 of 20 /)
  expect(more).toContain('The business itself decided, as the operator.')
  expect(more).toContain('With them the average would be 3.90 instead of 4.50.')
})

test('no removal is no clean record while reviews are refused before they are public', () => {
  const verdict = removals.verdict(record({ removals: treated(none, none), totals: { refused: 40 } }))
  expect(verdict).toEqual([
    'No published review was removed.',
    '40 more were refused before publishing: see the checks.',
  ])
})

test('refused reviews are named with how many of them were bad', () => {
  const refused = ofStars(7, 1, 0, 0, 0)
  const given = {
    ...treated(refused, ofStars(20, 10, 9, 60, 200)),
    stopped: shareOf(8, 299),
    waiting: 2,
    oldestWaitingHours: null,
    refusedFor: countByReason(groups(refused).map((group) => ({ ...group, reason: challengeReasons[0]! }))),
  }
  const [answer, ...more] = checks.verdict(record({ checks: given, totals: { refused: 8 } }))
  expect(answer).toMatch(/^Bad reviews were stopped more often than good ones: 8 of 30 /)
  expect(more).toContain(
    '8 of 299 reviews (2.7%): 8 refused (8 with 1 or 2 stars), 2 waiting for the business itself (as the operator).',
  )
})

test('an operator who never decides about bad reviews is named for it', () => {
  const overdue = { checks: 4, challenges: 1, reports: 2, appeals: 0 }
  const stopped = {
    ...treated(none, none),
    stopped: shareOf(5, 20),
    waiting: 5,
    oldestWaitingHours: 100,
    refusedFor: countByReason([]),
  }
  expect(checks.verdict(record({ checks: stopped, overdue }))[0]).toContain(
    'none refused, 5 waiting for the business itself (as the operator), the oldest for 4 days, 4 for longer than the promised 3 days.',
  )
  const challenged = {
    ...treated(ofStars(1, 0, 0, 0, 0), ofStars(3, 0, 0, 9, 9)),
    upheld: 0,
    rejected: 0,
    open: 1,
  }
  expect(challenges.verdict(record({ challenges: challenged, overdue })).join(' ')).toContain(
    '1 open, 1 for longer than the promised 6 days.',
  )
  const reported = { count: 3, open: 3, upheld: 0, rejected: 0, gone: 0, medianHours: null }
  expect(reports.verdict(record({ reports: reported, overdue }))[0]).toMatch(/3 open, 2 for longer than/)
})

const fromSources = (asked: ByStars, uninvited: ByStars) => {
  const source = (byStars: ByStars) => {
    const { count } = counted(groups(byStars))
    const starTotal = stars.reduce((sum, each) => sum + each * byStars[each], 0)
    return { count, byStars, average: count === 0 ? null : starTotal / count }
  }
  const [invited, confirmed, nothing] = [source(asked), source(uninvited), source(none)]
  return record({
    sources: { order: nothing, invited, confirmed, insider: nothing, imported: nothing },
    rating: { count: invited.count + confirmed.count },
  })
}

test('a business that asks only happy customers is shown by the gap to the open form', () => {
  const verdict = sources.verdict(fromSources(ofStars(0, 0, 2, 20, 150), ofStars(12, 5, 4, 4, 8)))
  expect(verdict[0]).toMatch(/^Customers who were asked gave more stars: 4\.86 on average, 2\.73 through/)
  expect(verdict[1]).toBe('Chance is an unlikely explanation.')
  const few = sources.verdict(fromSources(ofStars(0, 0, 2, 20, 150), ofStars(0, 0, 1, 1, 1)))
  expect(few[0]).toBe(
    'The business asked for 172 of 175 reviews in the rating; 3 came through the open form.',
  )
  expect(few[1]).toContain('this could be chance')
})

test('imported reviews alone are not called collected', () => {
  const nothing = { count: 0, byStars: none, average: null }
  const given = {
    sources: {
      order: nothing,
      invited: nothing,
      confirmed: nothing,
      insider: nothing,
      imported: { count: 9, byStars: ofStars(0, 0, 0, 0, 9), average: 5 },
    },
    rating: { count: 0 },
  }
  expect(sources.verdict(record(given))).toEqual([
    'No customer’s review was collected here.',
    'Shown but not counted: 9 imported reviews.',
  ])
})

test('a month of bought reviews stands out, and so do months in which many disappear', () => {
  const year = [4, 5, 3, 6, 4, 5, 90, 4, 5, 4, 3, 5].map((published, at) => ({
    month: `2026-${String(at + 1).padStart(2, '0')}`,
    published,
    removed: at === 8 ? 11 : 0,
    withdrawn: 0,
  }))
  expect(months.verdict(record({ months: year }))).toEqual([
    'July 2026 stands out: 138 reviews published in 12 months: 4 in a typical month, 90 in July 2026.',
    '11 removed and none withdrawn, at most 11 in a month.',
  ])
  const quiet = year.map((month) => ({ ...month, published: 0, removed: 0 }))
  expect(months.verdict(record({ months: quiet }))[0]).toBe('No review was published in the last 12 months.')
})

test('an average from a few reviews is not called precise', () => {
  const rating = { average: 4.67, from: 3.1, to: 5, count: 3 }
  expect(average.verdict(record({ rating }))[0]).toMatch(/^Too few to be sure: 4\.67 of 5 from 3 reviews/)
})

test('the verdict on rewards gives the rating without them', () => {
  const incentives = { offered: null, count: 90, ratingWithout: 3.2 }
  expect(rewards.verdict(record({ incentives, rating: { average: 4.5, count: 100 } }))).toEqual([
    '90 of 100 reviews in the rating say that a reward was offered; without them it would be 3.20 instead of 4.50.',
  ])
})

test('pressure on authors shows as raised stars and withdrawn bad reviews', () => {
  const changed = { edited: 9, raisedStars: 9, loweredStars: 0, erased: 2, erasedByOperator: 1 }
  const withdrawn = ofStars(5, 1, 0, 0, 0)
  expect(authors.verdict(record({ authors: { ...changed, withdrawn }, totals: { withdrawn: 6 } }))).toEqual([
    '9 reviews edited (9 to more stars, none to fewer); 6 withdrawn (6 with 1 or 2 stars); 2 erased (1 by the operator for the author).',
  ])
})

test('a business that is its own operator, or has proven nothing, is named first', () => {
  const [answer, ...more] = parties.verdict(record({}))
  expect(answer).toContain('runs this service itself, so it decides on reviews of its own business')
  expect(more).toEqual(['Half Moon has not shown that it controls halfmoon.example.'])
})

type Count = [count: number, of: number]
const bias = (low: Count, middle: Count, high: Count, chance?: number) => {
  const [one, three, other] = [low, middle, high].map(([count, of]) => shareOf(count, of))
  const nothing = shareOf(0, 0)
  const compared = compare(one!, other!)
  return biasVerdict(
    {
      bias: chance === undefined ? compared : { ...compared, chance, verdict: 'may_be_chance' },
      byStars: { 1: nothing, 2: nothing, 3: three!, 4: nothing, 5: nothing },
    },
    'removed',
  )
}

test('a difference beyond chance names its side first, and has the numbers', () => {
  expect(compare({ count: 9, of: 20 }, { count: 2, of: 300 }).verdict).toBe('more_low')
  expect(compare({ count: 2, of: 300 }, { count: 9, of: 20 }).verdict).toBe('more_high')
  expect(bias([9, 20], [0, 30], [2, 300])).toEqual([
    'Bad reviews were removed more often than good ones: 9 of 20 reviews with 1 or 2 stars (45%) and 2 of 300 with 4 or 5 (0.7%).',
    'By chance, a gap this size turns up less than once in 1,000.',
  ])
})

test('a gap that may be chance is called that in the same sentence as its numbers', () => {
  const [answer, gap] = bias([1, 12], [0, 4], [1, 90])!
  expect(answer).toBe(
    'No clear difference: 1 of 12 reviews with 1 or 2 stars (8.3%) and 1 of 90 with 4 or 5 (1.1%) were removed.',
  )
  expect(gap).toMatch(/^By chance, a gap this size turns up \d+ times in 100\.$/)
})

test('bad reviews alone do not hide behind small numbers, or three stars between bad and good', () => {
  expect(bias([2, 5], [0, 3], [0, 10])![0]).toMatch(
    /^Only bad reviews, perhaps by chance: 2 of 5 reviews with 1 or 2 stars/,
  )
  expect(bias([20, 20], [0, 0], [0, 0])![0]).toMatch(/^20 of 20 .* there is nothing to compare\.$/)
  expect(bias([0, 9], [20, 22], [0, 90])).toEqual([
    '0 of 9 reviews with 1 or 2 stars (0%), 20 of 22 with 3 (91%) and 0 of 90 with 4 or 5 (0%) were removed.',
  ])
  expect(bias([0, 9], [0, 22], [0, 90])).toBeNull()
})

test('how often chance does the same is given in 100, and in 1,000 if it is small', () => {
  const gap = (chance: number) => bias([3, 30], [0, 0], [4, 300], chance)![1]
  expect(gap(0.997)).toContain('almost always.')
  expect(gap(0.34)).toContain('34 times in 100.')
  expect(gap(0.012)).toContain('once in 100.')
  expect(gap(0.004)).toContain('4 times in 1,000.')
  expect(gap(0.0004)).toContain('less than once in 1,000.')
})

test('Fisher’s tea-tasting lady may have guessed, and the shares can be swapped', () => {
  // Fisher's own example: 3 of 4 against 1 of 4, 0.4857 on both sides.
  expect(compare({ count: 3, of: 4 }, { count: 1, of: 4 })).toMatchObject({
    chance: 0.4857,
    verdict: 'may_be_chance',
  })
  const share = fc.nat(4000).chain((of) => fc.nat(of).map((count) => ({ count, of })))
  fc.assert(
    fc.property(share, share, (one, other) => {
      const { chance } = compare(one, other)
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
      expect(compare(other, one).chance).toBeCloseTo(chance, 3)
    }),
  )
})

const states = [
  'standing',
  'removed',
  'refused',
  'withdrawn',
  'waitingForOperator',
  'waitingForAuthor',
  'erased',
] as const

function received(given: Partial<Record<(typeof states)[number], number>>) {
  const counts = Object.fromEntries(states.map((state) => [state, given[state] ?? 0]))
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return record({ totals: { ...counts, received: all }, authors: { erased: counts.erased } })
}

test('the heading names how many are published, and removals are named even if there are none', () => {
  expect(recordHeading(received({}))).toBe('No reviews yet.')
  expect(recordHeading(received({ waitingForAuthor: 1 }))).toBe('The only review is not published.')
  expect(recordHeading(received({ standing: 200 }))).toBe('All 200 reviews are published.')
  const refused = received({ standing: 200, refused: 40 })
  expect(recordHeading(refused)).toBe('200 of 240 reviews are published.')
  expect(outcomesOf(refused).map(([name]) => name)).toEqual(['Published', 'Removed', 'Refused'])
})

test('whatever happened, the numbers below the heading add up to those received', () => {
  const counts = fc.record(
    Object.fromEntries(states.map((state) => [state, fc.oneof(fc.constant(0), fc.nat(5000))])),
  )
  fc.assert(
    fc.property(counts, (given) => {
      const all = received(given)
      expect(outcomesOf(all).reduce((sum, [, count]) => sum + count, 0)).toBe(all.totals.received)
    }),
  )
})

test('sections have addresses of their own', () => {
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
})
