import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import snapshot from '#seeds/bakery/dashboard.json' with { type: 'json' }
import { Features } from './features.tsx'
import { Insights } from './insights.tsx'
import { Sites } from './sites.tsx'
import { Testimonials } from './testimonials.tsx'

const support = { email: null, priority: null, phone: null }
const topics = snapshot as Parameters<typeof Insights>[0]['topics']
const sample = { count: 28, labels: { positive: 21, neutral: 5, negative: 2 }, tags: [] }

function draw(page: React.ReactNode) {
  const Page = createRoutesStub([{ path: '/', Component: () => page }])
  return renderToStaticMarkup(<Page />)
}
const names = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>([^<]+)</${tag}>`, 'g'))].map(([, name]) => name)

test('all six features of the specification are shown', () => {
  expect(names(draw(<Features support={support} />), 'b')).toEqual([
    'Testimonial Collection',
    'AI Analytics',
    'Beautiful Widgets',
    'Customer Dashboard',
    'Data Export',
    'Dedicated Support',
  ])
})

test('support is named by plan where the operator gives it, and promised by none where not', () => {
  expect(draw(<Features support={support} />)).toContain('Through the contact form')
  const given = draw(<Features support={{ ...support, phone: '+47 22 00 00 00' }} />)
  expect(given).not.toContain('Through the contact form')
  expect(given).toContain('Enterprise: ')
})

test('every testimonial has its text, author, company, rating and coloured initials, low ratings included', () => {
  const html = draw(<Testimonials />)
  expect(html).toContain('fictional')
  expect(html.match(/class="face"/g)).toHaveLength(3)
  expect(html).toContain('aria-label="2 out of 5 stars"')
})

test('three trades wear three themes', () => {
  const walls = [...draw(<Sites />).matchAll(/src="\/demo\/wall\?site=(\w+)&[^"]*theme=(\w+)"/g)]
  expect(new Set(walls.map(([, site]) => site)).size).toBe(3)
  expect(new Set(walls.map(([, , theme]) => theme)).size).toBe(3)
})

test('the finding says whose and that it is a sample; every dotted claim opens its reviews in place', () => {
  const html = draw(<Insights example={{ text: '' } as never} sample={sample} topics={topics} />)
  expect(html).toContain('Sample data of Corner &amp; Crumb, 21 Nov 2026')
  expect(html).toContain('People praise the bread and complain about the waiting time.')
  expect(html).toContain('75% positive, 18% neutral, 7% negative')
  const choices = [...html.matchAll(/class="stet[^"]*"><input [^>]*value="(\d+)"/g)].map(([, at]) =>
    Number(at),
  )
  expect(choices).toEqual([...topics.evidence.keys()])
  expect(html.match(/class="stet[ "]/g)).toHaveLength(choices.length)
  expect(html).not.toMatch(/href="\/business/)
})
