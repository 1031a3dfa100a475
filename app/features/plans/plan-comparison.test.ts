import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { differencesOf, inEveryPlan, planAdds, planFeatures } from './plan-comparison.ts'
import { featureNames } from './plan-features.ts'
import { planView, tierFeatures, toPlanView } from './plan-view.ts'
import { plans } from './plans.ts'

const { starter, pro, enterprise } = plans

test('a plan lists what it adds to the plan before it', () => {
  expect(planAdds(starter)).toEqual([
    'Up to 10 reviews per month',
    'Up to 50 invitations per month',
    '1 business',
    '1 person',
  ])
  expect(planAdds(pro, starter)).toEqual([
    'Up to 100 reviews per month',
    'Up to 500 invitations per month',
    'Up to 5 businesses in one plan',
    'A team of up to 5 people',
    'Topics and what changes',
    'Suggestions and a digest',
    'Invite a whole list',
    'Analytics dashboard',
    'Export as CSV',
    'Reply suggestions',
    'Widget colours and selection',
  ])
  expect(planAdds(enterprise, pro)).toEqual([
    'Unlimited reviews',
    'Unlimited invitations',
    'Unlimited businesses in one plan',
    'Unlimited people in the team',
    'API with keys of your own',
    'Webhooks, Slack and Teams',
    'Orders invite by themselves',
    'AI Sentiments',
    'Ask your reviews',
    'Competitor insights',
    'Quote cards, posts and ads',
    'Your own CSS for widgets',
    'Remove Vouchsafe branding',
    'Sign-in with a company account',
  ])
})

test('every row of the comparison appears: either in every plan or in those that add it', () => {
  const added = [planAdds(starter), planAdds(pro, starter), planAdds(enterprise, pro)].flat()
  const rows = Object.values(plans).flatMap((plan) =>
    planFeatures(plan, { email: null, priority: null, phone: null }),
  )
  for (const words of rows) expect(added.includes(words) || inEveryPlanIs(words), words).toBe(true)
})

const inEveryPlanIs = (words: string) =>
  inEveryPlan.some((label) => words.toLowerCase().includes(label.toLowerCase()))

test('no price table sells a feature that nothing guards', () => {
  const files = globSync('app/**/*.{ts,tsx}').filter((file) => !/\.test\.|^app\/features\/plans\//.test(file))
  const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  // A door, a function, or a setting of a widget.
  const guarded = sources.matchAll(
    /(?:(?:requireFeature|memberWith|allows)\([^']*|feature: )'(\w+)'|^ {2}\w+: '(\w+)',$/gm,
  )
  const names = new Set([...guarded].map(([, called, field]) => called ?? field))
  expect(featureNames.filter((feature) => !names.has(feature))).toEqual([])
})

test('a move between plans names every row that differs, with the support where it is offered', () => {
  const none = { email: null, priority: null, phone: null }
  expect(differencesOf(enterprise, pro, { ...none, phone: '+49 30 1', priority: 'a@b.example' })).toEqual([
    { label: 'Reviews a month', now: 'Unlimited', after: '100' },
    { label: 'Invitations a month', now: 'Unlimited', after: '500' },
    { label: 'Businesses in the plan', now: 'Unlimited', after: '5' },
    { label: 'People in the team', now: 'Unlimited', after: '5' },
    { label: 'API with keys of your own', now: 'Yes', after: 'No' },
    { label: 'Webhooks, Slack and Teams', now: 'Yes', after: 'No' },
    { label: 'Orders invite by themselves', now: 'Yes', after: 'No' },
    { label: 'AI Sentiments', now: 'Yes', after: 'No' },
    { label: 'Ask your reviews', now: 'Yes', after: 'No' },
    { label: 'Competitor insights', now: 'Yes', after: 'No' },
    { label: 'Quote cards, posts and ads', now: 'Yes', after: 'No' },
    { label: 'Your own CSS for widgets', now: 'Yes', after: 'No' },
    { label: 'Remove Vouchsafe branding', now: 'Yes', after: 'No' },
    { label: 'Sign-in with a company account', now: 'Yes', after: 'No' },
    { label: 'Support', now: 'Phone', after: 'Priority email' },
  ])
  expect(differencesOf(pro, pro, none)).toEqual([])
})

test('a plan has all fields of the specification, and the features that its tier has', () => {
  const none = { email: null, priority: null, phone: null }
  const view = toPlanView(pro, { monthly: 'price_m', annual: 'price_a' }, none)
  expect(planView.parse(view)).toEqual({
    id: 'pro',
    name: 'Pro',
    description: 'For businesses that act on feedback.',
    price: 29,
    popular: true,
    features: expect.arrayContaining(['Up to 100 reviews per month', 'Analytics dashboard']),
    stripePriceId: { monthly: 'price_m', annual: 'price_a' },
  })
  expect(view.features).not.toContain('AI Sentiments')
  for (const [tier, support] of [
    ['pro', none],
    ['starter', { ...none, priority: 'a@b.example' }],
  ] as const)
    expect(tierFeatures(tier, support).prioritySupport, tier).toBe(false)
})
