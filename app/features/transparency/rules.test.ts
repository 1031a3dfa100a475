import { expect, test } from 'vitest'
import { collection, parties } from './business-sections.ts'
import { challenges } from './moderation-sections.ts'
import type { PublicRecord } from './public-record.ts'
import { average, sources } from './rating-sections.ts'
import { readRules } from './section.ts'

const none = { count: 0, byStars: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } }
const facts = {
  business: { name: 'Corner & Crumb', isActive: true, formerNames: [], earlierBusinesses: [] },
  operator: { isTheBusiness: false, name: null, address: null, jurisdiction: null, hosting: null },
  plan: { billing: 'off' },
  rating: {
    ...none,
    average: 4.5,
    count: 6,
    starTotal: 27,
    writtenFrom: '2026-01-02',
    writtenTo: '2026-03-04',
  },
  sources: { order: none, invited: none, confirmed: none, insider: none, imported: none },
  importSources: [],
  undoneImports: { acts: [] },
  invitations: { sent: 0, byBasis: { consent: 0, existing_customer: 0 }, hasOrderLinks: false },
  questions: { asked: 0, shown: 0 },
  widgets: { newest: 1, ratings: 0, selections: 0 },
  challenges: { count: 0 },
}

const rules = (changed: object = {}) =>
  [parties, average, sources, collection, challenges]
    .flatMap((section) => readRules(section, { ...facts, ...changed } as unknown as PublicRecord))
    .map(([, text]) => text)
    .join('\n')
const itself = { operator: { ...facts.operator, isTheBusiness: true } }

test('the rules have the numbers in force', () => {
  for (const fact of ['27 / 6 = 4.50', '3 days', '30 days', 'one of 8 reasons', '72 hours to reply'])
    expect(rules()).toContain(fact)
  expect(rules()).toContain('only where our own check finds the reason in that very text')
})

test('what the widgets show is disclosed, and who selected it', () => {
  expect(rules()).toContain(
    'Corner & Crumb has 1 widget: 1 shows the newest of all reviews. None shows reviews by insiders, and each links to this page.',
  )
  expect(rules({ widgets: { newest: 2, ratings: 1, selections: 1 } })).toContain(
    'Corner & Crumb has 4 widgets: 2 show the newest of all reviews; 1 shows the rating of all reviews; 1 shows reviews that Corner & Crumb selected or reordered, which the widget says.',
  )
  expect(rules({ widgets: { newest: 0, ratings: 0, selections: 0 } })).toContain(
    'No widget shows these reviews on other sites.',
  )
})

test('a business that is its own operator is not said to be unable to remove reviews', () => {
  const unable = 'It cannot edit, delay, hide, remove or filter out a review'
  expect(rules()).toContain(unable)
  expect(rules(itself)).not.toContain(unable)
  expect(rules(itself)).toContain('Only as the operator can it remove one')
  expect(rules(itself)).toContain('until Corner & Crumb itself, as the operator')
})

test('imported reviews are disclosed with their sources', () => {
  const imported = { ...none, count: 4 }
  expect(
    rules({ sources: { ...facts.sources, imported }, importSources: ['Acme', 'the guest book'] }),
  ).toContain('From Acme and the guest book. We did not see how they were collected')
})

test('a closed business does not invite anyone to write', () => {
  expect(rules()).toContain('Every customer')
  expect(rules({ business: { ...facts.business, isActive: false } })).not.toContain('Every customer')
})

test('the rules say how many were invited, and that the service cannot see whom the business leaves out', () => {
  expect(rules()).toContain('has sent no invitations')
  expect(rules()).not.toContain('cannot see whom')
  const byBasis = { consent: 204, existing_customer: 1000 }
  const many = rules({ invitations: { sent: 1204, byBasis, hasOrderLinks: true } })
  expect(many).toContain('1,204 invitations, 204 to people who agreed to be asked and 1,000 to customers')
  expect(many).toContain('signed links')
  expect(many).toContain('cannot see whom the business leaves out')
})

test('a business’s own questions are disclosed, and none of them counts', () => {
  expect(rules()).toContain('asks nothing beyond the review')
  expect(rules({ questions: { asked: 3, shown: 1 } })).toContain('The answers to 1 of them are shown')
})
