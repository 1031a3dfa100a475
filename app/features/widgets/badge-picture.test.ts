import { expect, test } from 'vitest'
import { corpusWidget } from '#bench/widgets/corpus.ts'
import type { WidgetData } from '#widget/widget-data.ts'
import { badgePng, badgeSvg } from './badge-picture.server.ts'

const badge = (changed: Partial<WidgetData> = {}): WidgetData => ({ ...corpusWidget('wall'), ...changed })
const named = (business: string) => badgeSvg(badge({ business }), 'light')
const titleOf = (svg: string) => /<title>(.*)<\/title>/.exec(svg)![1]!

test('a badge as a picture says the rating of all reviews, even where the widget shows a selection', () => {
  const { texts } = badge()
  const selected = badge({ texts: { ...texts, label: 'Selected by Corner & Crumb: 1 of 143' } })
  for (const theme of ['light', 'dark'] as const) {
    const svg = badgeSvg(selected, theme)
    expect(titleOf(svg)).toBe('Corner &#38; Crumb, 4.3 out of 5 stars, 143 reviews since March 2024')
    expect(svg).toContain('>143 reviews since March 2024</text>')
    expect(svg).not.toContain('Selected')
  }
  expect(badgeSvg(selected, 'light')).not.toBe(badgeSvg(selected, 'dark'))
})

test('sample data and a missing rating are named in the picture', () => {
  const { texts } = badge()
  expect(badgeSvg(badge({ texts: { ...texts, sample: 'Sample data' } }), 'light')).toContain(
    '>Sample data: 143 reviews since March 2024</text>',
  )
  const none = { ...texts, average: '', stars: '', rating: '', total: 'No reviews yet' }
  const empty = badgeSvg(badge({ rating: null, texts: none }), 'light')
  expect(titleOf(empty)).toBe('Corner &#38; Crumb, No reviews yet')
  expect(empty).not.toContain('4.3')
})

test('our mark is in the picture unless the plan takes it away', () => {
  const { links } = badge()
  expect(badgeSvg(badge(), 'light')).toContain('>Vouchsafe</text>')
  expect(badgeSvg(badge({ links: { ...links, maker: null } }), 'light')).not.toContain('Vouchsafe')
})

test.for([
  '<script>alert(1)</script>',
  '"><image href="https://evil.example/x.png"/>',
  ']]> & <!-- &amp; &#0;',
  '🥐 Café „Zur Krume“ 🥖',
  'مخبز الزاوية',
  '角のパン屋',
  'control \u0000\u0007\u001b\ufffe\ud800 characters',
  `${'Extraordinarily long '.repeat(4)}`.slice(0, 80),
  '👩‍👩‍👧‍👦'.repeat(11),
])('a business named %s draws well-formed XML that loads and runs nothing', (name) => {
  const svg = named(name)
  expect([...svg.matchAll(/<(\w+)/g)].map(([, tag]) => tag)).toEqual([
    'svg',
    'title',
    'rect',
    'text',
    'text',
    'text',
    'svg',
    'path',
    'svg',
    'path',
    'text',
  ])
  // Nothing that XML 1.0 cannot hold, no lone ampersand, and nothing in a tag that would be fetched or run.
  expect(svg).not.toMatch(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u)
  expect(svg.replaceAll(/&#\d+;/g, '')).not.toContain('&')
  expect(svg.match(/<[^>]*>/g)!.join('')).not.toMatch(/href|url\(|style|\son\w+=/)
  expect(Number(/width="(\d+)"/.exec(svg)![1])).toBeLessThan(500)
})

test('a name too long for the picture is shortened between characters, and whole in its title', () => {
  const name = `${'Boulangerie '.repeat(6)}🥐🥐`
  const svg = named(name)
  expect(titleOf(svg)).toContain(name)
  expect(svg).toMatch(/>Boulangerie [^<]*…<\/text>/)
})

test('as PNG it is twice as large, is drawn once, and leaves out a name that it cannot write', async () => {
  const png = await badgePng(badge(), 'light')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.readUInt32BE(20)).toBe(120)
  expect(await badgePng(badge(), 'light')).toBe(png)
  const arabic = await badgePng(badge({ business: 'مخبز الزاوية' }), 'light')
  expect(arabic).toEqual(await badgePng(badge({ business: '角のパン屋' }), 'light'))
})
