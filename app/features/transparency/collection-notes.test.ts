import { expect, test } from 'vitest'
import { type CollectionFacts, collectionNotes } from './collection-notes.ts'

const facts: CollectionFacts = {
  business: { name: 'Corner & Crumb', isActive: true, isRunByOperator: false },
  counts: { order: 1, invited: 2, confirmed: 3, imported: 0 },
  importSources: [],
  invitations: {
    sent: 0,
    reviewed: 0,
    byBasis: { consent: 0, existing_customer: 0 },
    hasOrderLinks: false,
    lifetimeDays: 90,
  },
  score: { count: 6, ratingTotal: 27, average: 4.5 },
  incentives: { offered: null, count: 0, ratingWithout: null },
  questions: { asked: 0, shown: 0 },
  checks: ['Contains a link'],
  challengeReasons: ['Fake', 'Spam or advertising'],
  hidingReasons: ['Spam or advertising'],
  decisionDays: 3,
  unconfirmedDays: 30,
  minimumRating: 1,
  logEntries: 12,
}
const textOf = (changed: Partial<CollectionFacts> = {}) =>
  collectionNotes({ ...facts, ...changed })
    .map(({ text }) => text)
    .join('\n')

test('the notes carry the numbers and rules in force', () => {
  const text = textOf()
  for (const fact of [
    '1 review came by the link of an order',
    '27 / 6 = 4.50',
    '3 days',
    '30 days',
    'contains a link',
    '12 entries',
  ])
    expect(text).toContain(fact)
})

test('a selection on the wall is told, and whose it is', () => {
  expect(textOf()).toContain('shows every review, newest first')
  expect(textOf({ minimumRating: 4 })).toContain(
    'only reviews with 4 stars and more, and says that Corner & Crumb selected them',
  )
})

test('a business that is its own operator is told as such', () => {
  expect(textOf()).toContain('somebody else than the owner')
  expect(textOf({ business: { ...facts.business, isRunByOperator: true } })).toContain('are the same people')
})

test('imported reviews are told with their sources', () => {
  const imported = { counts: { ...facts.counts, imported: 4 }, importSources: ['Acme', 'the guest book'] }
  expect(textOf(imported)).toContain('4 reviews from Acme and the guest book')
})

test('a closed business does not invite anybody to write', () => {
  expect(textOf({ business: { ...facts.business, isActive: false } })).not.toContain('Every customer')
})

test('who is asked is told with the numbers, and that the service cannot see whom it leaves out', () => {
  const nobodyAsked = { counts: { ...facts.counts, invited: 0 } }
  expect(textOf(nobodyAsked)).toContain('Corner & Crumb has sent no invitations so far')
  expect(textOf()).not.toContain('cannot see whom it leaves out')
  const invitations = {
    ...facts.invitations,
    sent: 1204,
    reviewed: 246,
    byBasis: { consent: 204, existing_customer: 1000 },
    hasOrderLinks: true,
  }
  const text = textOf({ invitations })
  expect(text).toContain('1,204 invitations, 204 to people who agreed to be asked and 1,000 to customers')
  expect(text).toContain('246 of them became a review')
  expect(text).toContain('signed link')
  expect(text).toContain('cannot see whom it leaves out')
})

test('challenges are told with every reason, and which of them hide a review at once', () => {
  const text = textOf()
  expect(text).toContain('for one of 2 reasons and with grounds: fake and spam or advertising')
  expect(text).toContain('Only for spam or advertising it is hidden at once')
})

test('what is given for reviews is told, with the rating that would be without', () => {
  expect(textOf()).toContain('No review in the rating says that something was given')
  const text = textOf({ incentives: { offered: 'a coffee', count: 2, ratingWithout: 4.25 } })
  expect(text).toContain('Corner & Crumb gives for each review, whatever it says: a coffee.')
  expect(text).toContain(
    '2 reviews in the rating say what was given; without them it would be 4.25 instead of 4.50.',
  )
})

test('a business’s own questions are told, and that none of them counts', () => {
  expect(textOf()).toContain('asks nothing beside the review')
  expect(textOf({ questions: { asked: 3, shown: 1 } })).toContain('answers to 1 of them are shown')
})
