import { expect, test } from 'vitest'
import { type CollectionFacts, collectionRules } from './collection-rules.ts'
import { sections } from './record-page.tsx'

const source = (count: number) => ({ count })
const facts = {
  business: { name: 'Corner & Crumb', isActive: true },
  operator: { isTheBusiness: false },
  rating: { average: 4.5, count: 6, starTotal: 27 },
  sources: {
    order: source(1),
    invited: source(2),
    confirmed: source(3),
    insider: source(0),
    imported: source(0),
  },
  importSources: [],
  invitations: { sent: 0, reviewed: 0, byBasis: { consent: 0, existing_customer: 0 }, hasOrderLinks: false },
  incentives: { offered: null, count: 0, ratingWithout: null },
  questions: { asked: 0, shown: 0 },
  widgets: { newest: 1, ratings: 0, selections: 0 },
  log: { entries: 12 },
}
const rules = (changed: object = {}) =>
  collectionRules({ ...facts, ...changed } as unknown as CollectionFacts)
const text = (changed?: object) =>
  rules(changed)
    .map((rule) => rule.text)
    .join('\n')
const itself = { operator: { isTheBusiness: true } }

test('the rules have the numbers in force', () => {
  for (const fact of ['27 / 6 = 4.50', '3 days', '30 days', 'contains a link', '12 entries'])
    expect(text()).toContain(fact)
})

test('every rule is on the page once, but for that on rewards, which is the verdict of its section', () => {
  const shown = sections.flatMap((section) => section.rules ?? [])
  expect([...shown, 'rewards'].sort()).toEqual(
    rules()
      .map(({ id }) => id)
      .sort(),
  )
})

test('what the widgets show is disclosed, and who selected it', () => {
  expect(text()).toContain(
    'Corner & Crumb has 1 widget for other sites: 1 shows the newest of all reviews. None shows reviews by insiders, and each links to this page.',
  )
  expect(text({ widgets: { newest: 2, ratings: 1, selections: 1 } })).toContain(
    'Corner & Crumb has 4 widgets for other sites: 2 show the newest of all reviews; 1 shows the rating of all reviews; 1 shows reviews that Corner & Crumb selected or reordered, which the widget says.',
  )
  expect(text({ widgets: { newest: 0, ratings: 0, selections: 0 } })).toContain(
    'No widget shows these reviews on other sites.',
  )
})

test('a business that is its own operator is disclosed, and not said to be unable to remove reviews', () => {
  const unable = 'It cannot edit, delay, hide, remove or filter out a review here'
  expect(text()).toContain('is not the owner of Corner & Crumb')
  expect(text()).toContain(unable)
  expect(text(itself)).toContain('are the same people')
  expect(text(itself)).not.toContain(unable)
  expect(text(itself)).toContain('Only as the operator can it remove one')
})

test('reviews by insiders are counted apart, and never as customers’', () => {
  expect(text()).toContain('There is no such review.')
  const some = text({ sources: { ...facts.sources, insider: source(2) } })
  expect(some).toContain('2 such reviews are public, and never part of the rating')
  expect(some).toContain('27 / 6 = 4.50')
})

test('imported reviews are disclosed with their sources', () => {
  const sources = { ...facts.sources, imported: source(4) }
  expect(text({ sources, importSources: ['Acme', 'the guest book'] })).toContain(
    '4 reviews from Acme and the guest book',
  )
})

test('a closed business does not invite anyone to write', () => {
  expect(text({ business: { ...facts.business, isActive: false } })).not.toContain('Every customer')
})

test('the rules say how many were invited, and that the service cannot see whom the business leaves out', () => {
  expect(text({ sources: { ...facts.sources, invited: source(0) } })).toContain('has sent no invitations')
  expect(text()).not.toContain('cannot see whom it leaves out')
  const byBasis = { consent: 204, existing_customer: 1000 }
  const many = text({ invitations: { sent: 1204, reviewed: 246, byBasis, hasOrderLinks: true } })
  expect(many).toContain('1,204 invitations, 204 to people who agreed to be asked and 1,000 to customers')
  expect(many).toContain('246 led to a review')
  expect(many).toContain('signed links')
  expect(many).toContain('cannot see whom it leaves out')
})

test('the rule on challenges has the limits, and when words are hidden', () => {
  expect(text()).toContain('one of 8 reasons')
  expect(text()).toContain('only where our own check finds the reason in that very text')
  expect(text()).toContain('3 challenges may be open at a time, or 5% of the reviews')
  expect(text()).toContain('has 72 hours to reply before a removal')
  expect(text(itself)).toContain('until Corner & Crumb itself, as the operator')
})

test('rewards are disclosed, with the rating without those reviews', () => {
  expect(text()).toContain('no review in the rating says that one was offered')
  const some = text({ incentives: { offered: 'a coffee', count: 2, ratingWithout: 4.25 } })
  expect(some).toContain('The reward, for each review whatever it says: a coffee.')
  expect(some).toContain('without them it would be 4.25 instead of 4.50.')
})

test('a business’s own questions are disclosed, and none of them counts', () => {
  expect(text()).toContain('asks nothing beyond the review')
  expect(text({ questions: { asked: 3, shown: 1 } })).toContain('The answers to 1 of them are shown')
})
