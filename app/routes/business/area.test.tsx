import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { type Feature, features, upgradePathFor } from '#app/features/plans/plan-features.ts'
import { expect, test } from '#tests/database.ts'
import { anOwner, visit } from '#tests/doors.ts'
import { Area } from './area.tsx'
import * as layout from './layout.tsx'

const areas: Partial<Record<Feature, string>> = {
  analytics: 'Analytics',
  performanceInsights: 'Analytics',
  bulkUpload: 'Invitations',
  aiSentiments: 'AI Sentiments',
  aiChatbot: 'AI Sentiments',
  competitorInsights: 'AI Sentiments',
  contentGenerator: 'AI Sentiments',
  apiAccess: 'Integrations',
  orders: 'Integrations',
  webhooks: 'Integrations',
}

test('the plans that a missing feature leads to keep the area of that feature marked', async ({ db }) => {
  const { data } = await visit(layout.loader, { owner: await anOwner(db) })
  const frame = data as Parameters<typeof Area>[0]['frame']
  const Page = createRoutesStub([
    { path: '/business/subscription', Component: () => <Area frame={frame} />, HydrateFallback: () => null },
  ])
  for (const feature of Object.keys(features) as Feature[]) {
    const html = renderToStaticMarkup(<Page initialEntries={[upgradePathFor(feature)]} />)
    const marked = [...html.matchAll(/<a aria-current="page"[^>]*>(?:<svg.*?<\/svg>)?([^<]+)/g)]
    const names = new Set(marked.map(([, name]) => name))
    expect([feature, ...names]).toEqual([feature, areas[feature] ?? 'Subscription'])
  }
})
