import { expect, test } from 'vitest'
import { type CollectionFacts, collectionNotes } from './collection-notes.ts'

const noStars = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
const source = (count: number) => ({
  ...{ count, byStars: noStars },
  ...{ average: null, ratingWith: null, ratingWithout: null },
})
const facts: CollectionFacts = {
  business: { name: 'Corner & Crumb', isActive: true },
  isRunByOperator: false,
  rating: {
    ...{ average: 4.5, from: 4, to: 5, count: 6, starTotal: 27, byStars: noStars },
    ...{ writtenFrom: null, writtenTo: null, withRemoved: null },
  },
  sources: {
    order: source(1),
    invited: source(2),
    confirmed: source(3),
    insider: source(0),
    imported: source(0),
  },
  importSources: [],
  invitations: {
    ...{ sent: 0, reviewed: 0, declined: 0, unsubscribed: 0, undelivered: 0 },
    byBasis: { consent: 0, existing_customer: 0 },
    hasOrderLinks: false,
  },
  incentives: { offered: null, given: [], count: 0, byStars: noStars, average: null, ratingWithout: null },
  questions: { asked: 0, shown: 0 },
  decisionDays: 3,
  unconfirmedDays: 30,
  widgets: { newest: 1, ratings: 0, selections: 0 },
  logEntries: 12,
}
const textOf = (changed: Partial<CollectionFacts> = {}) =>
  collectionNotes({ ...facts, ...changed })
    .map(({ text }) => text)
    .join('\n')

test('the notes carry the numbers and rules in force', () => {
  const text = textOf()
  for (const fact of [
    '2 reviews came from customers whom the business invited',
    'and 1 from verified purchases',
    '27 / 6 = 4.50',
    '3 days',
    '30 days',
    'contains a link',
    '12 entries',
  ])
    expect(text).toContain(fact)
})

test('what the widgets show is disclosed, and who selected it', () => {
  expect(textOf()).toContain(
    'Corner & Crumb has 1 widget for other sites: it shows the newest of all reviews. No widget shows reviews by insiders, and each links to this page.',
  )
  expect(textOf({ widgets: { newest: 2, ratings: 1, selections: 1 } })).toContain(
    'Corner & Crumb has 4 widgets for other sites: 2 show the newest of all reviews; 1 shows the rating of all reviews; 1 shows reviews that Corner & Crumb selected or put in an order of its own, which the widget says.',
  )
  expect(textOf({ widgets: { newest: 0, ratings: 0, selections: 3 } })).toContain(
    'Corner & Crumb has 3 widgets for other sites: 3 show reviews that Corner & Crumb selected',
  )
  expect(textOf({ widgets: { newest: 0, ratings: 0, selections: 0 } })).toContain(
    'No widget shows these reviews on other sites.',
  )
})

test('a business that is its own operator is disclosed', () => {
  expect(textOf()).toContain('is not the owner of Corner & Crumb')
  expect(textOf({ isRunByOperator: true })).toContain('are the same people')
})

test('only a business that is not its own operator is said to be unable to remove reviews', () => {
  const unable = 'It cannot edit, delay, hide, remove or filter out a review here'
  expect(textOf()).toContain(unable)
  const own = textOf({ isRunByOperator: true })
  expect(own).not.toContain(unable)
  expect(own).toContain('Only as the operator of this service can it remove one')
})

test('reviews by insiders are counted apart, and never as customers’', () => {
  expect(textOf()).toContain('There is no such review.')
  const text = textOf({ sources: { ...facts.sources, insider: source(2) } })
  expect(text).toContain('2 such reviews are public, and never part of the rating')
  expect(text).toContain('27 / 6 = 4.50')
})

test('imported reviews are disclosed with their sources', () => {
  const imported = {
    sources: { ...facts.sources, imported: source(4) },
    importSources: ['Acme', 'the guest book'],
  }
  expect(textOf(imported)).toContain('4 reviews from Acme and the guest book')
})

test('a closed business does not invite anyone to write', () => {
  expect(textOf({ business: { ...facts.business, isActive: false } })).not.toContain('Every customer')
})

test('the notes say how many were invited, and that the service cannot see whom the business leaves out', () => {
  const nobodyAsked = { sources: { ...facts.sources, invited: source(0) } }
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
  expect(text).toContain('246 of them led to a review')
  expect(text).toContain('signed link')
  expect(text).toContain('cannot see whom it leaves out')
})

test('the note on challenges has every reason, the limits, and when words are hidden', () => {
  const text = textOf()
  expect(text).toContain('one of 8 reasons (personal data, ')
  expect(text).toContain('only where our own check finds the reason in that very text')
  expect(text).toContain('may have 3 challenges open at a time, or 5% of the reviews')
  expect(text).toContain('has 72 hours to reply before a review can be removed')
  expect(textOf({ isRunByOperator: true })).toContain('until Corner & Crumb itself, as the operator')
})

test('rewards are disclosed, with the rating without those reviews', () => {
  expect(textOf()).toContain('No review in the rating says that its author was offered one')
  const text = textOf({
    incentives: { ...facts.incentives, offered: 'a coffee', count: 2, ratingWithout: 4.25 },
  })
  expect(text).toContain('Corner & Crumb offers this for each review, whatever it says: a coffee.')
  expect(text).toContain(
    '2 reviews in the rating say what was offered; without them, the rating would be 4.25 instead of 4.50.',
  )
})

test('a business’s own questions are disclosed, and none of them counts', () => {
  expect(textOf()).toContain('asks nothing beyond the review')
  expect(textOf({ questions: { asked: 3, shown: 1 } })).toContain('The answers to 1 of them are shown')
})
