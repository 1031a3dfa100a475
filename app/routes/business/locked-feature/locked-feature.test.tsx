import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { featureNames, features } from '#app/features/plans/plan-features.ts'
import { tierFor } from '#app/features/plans/plans.ts'
import { expect, test } from '#tests/database.ts'
import { anOwner, visit } from '#tests/doors.ts'
import * as subscription from '../subscription.tsx'
import { featurePictures } from './feature-pictures.tsx'
import { LockedFeature } from './locked-feature.tsx'
import { AskOwner, Upgrade } from './upgrade.tsx'

const drawn = (page: React.ReactNode) => {
  const Stub = createRoutesStub([{ path: '/', Component: () => page }])
  return renderToStaticMarkup(<Stub />)
}

test('every feature of a plan has a picture of its own, a short line and a short sentence', () => {
  expect(Object.keys(featurePictures).sort()).toEqual([...featureNames].sort())
  const pictures = featureNames.map((feature) => drawn(<LockedFeature action={null} feature={feature} />))
  expect(new Set(pictures.map((html) => /inert="">(.*)<\/figure>/s.exec(html)![1])).size).toBe(
    featureNames.length,
  )
  for (const feature of featureNames) {
    const { title, gain } = features[feature]
    expect(title.split(' ').length, title).toBeLessThanOrEqual(6)
    expect(gain.split(' ').length, gain).toBeLessThanOrEqual(15)
  }
})

test('the way to a feature is the plan that has it, at the price of the bill that the owner has', () => {
  for (const feature of featureNames) {
    const { id, longName, priceCents } = tierFor(feature)
    const of = { feature, isDemo: false, current: { plan: 'starter', isAnnual: false } } as const
    const bought = drawn(<Upgrade {...of} choosing="checkout" />)
    expect(bought).toContain(`Upgrade to ${longName}`)
    expect(bought).toContain(`value="${id}"`)
    expect(bought).toContain(`$${priceCents.monthly / 100}`)
  }
  const of = { feature: 'aiChatbot', isDemo: false, current: { plan: 'pro', isAnnual: true } } as const
  const changed = drawn(<Upgrade {...of} choosing="change" />)
  expect(changed).toContain('?change=enterprise&amp;billing=annual')
  expect(changed).toContain('$79.20')
  expect(drawn(<Upgrade {...of} choosing="none" />)).not.toContain('Upgrade')
})

test('a member sees what a feature is and asks the owner; plan, bill and usage stay the owner’s', async ({
  db,
}) => {
  const owner = await anOwner(db, 'pro', 'A & B')
  const member = { ...owner, role: 'analyst' } as const
  const at = (query: string) =>
    visit(subscription.loader, { owner: member, path: `/business/subscription${query}` })
  expect((await at('?feature=ai-sentiments')).data).toEqual({
    mode: 'asking',
    missing: 'aiSentiments',
    name: 'A & B',
  })
  for (const query of ['', '?feature=analytics', '?feature=none', '?change=enterprise&billing=monthly'])
    expect((await at(query)).status, query).toBe(403)
  const html = drawn(<AskOwner business="A & B" feature="aiSentiments" />)
  expect(html).toContain('mailto:?subject=AI%20Sentiments%20for%20A%20%26%20B')
})
