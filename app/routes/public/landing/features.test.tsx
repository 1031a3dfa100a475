import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { SampleDashboard } from '#app/features/dashboard/sample-dashboard.server.ts'
import snapshot from '#seeds/bakery/dashboard.json' with { type: 'json' }
import { Features } from './features.tsx'

const support = { email: null, priority: null, phone: null }
const Page = createRoutesStub([
  {
    path: '/',
    Component: () => <Features sample={snapshot as unknown as SampleDashboard} support={support} />,
  },
])
const html = renderToStaticMarkup(<Page />)
const text = html.replace(/<[^>]+>/g, '')

test('the landing page says whose dashboard it shows, of which day, and that it is a sample', () => {
  expect(text).toContain(
    'The dashboard of Corner &amp; Crumb, a fictional bakery, on 21 Nov 2026: sample data.',
  )
})

test('all six features of the specification are notes at its parts', () => {
  const names = [...html.matchAll(/<b>([^<]+)<\/b>/g)].map(([, name]) => name)
  expect(names.sort()).toEqual([
    'AI Analytics',
    'Beautiful Widgets',
    'Customer Dashboard',
    'Data Export',
    'Dedicated Support',
    'Testimonial Collection',
  ])
})

test('every dotted claim opens its reviews in place, and nothing leads where a visitor cannot go', () => {
  const { summary, topics } = snapshot.evidence
  const choices = [...html.matchAll(/class="stet[^"]*"><input [^>]*value="(\d+)"/g)].map(([, at]) =>
    Number(at),
  )
  expect(choices).toEqual([...summary.keys(), ...topics.keys()])
  expect(html.match(/class="stet[ "]/g)).toHaveLength(choices.length)
  expect(html).not.toMatch(/href="\/business/)
})
