import { expect, test } from 'vitest'
import { widgetKinds } from '#widget/widget-data.ts'
import { waysIn } from './ways-in.ts'
import { widgetSettings } from './widget.schema.ts'
import { readEmbedded } from './widget-code.server.ts'

const settings = widgetSettings.parse({ height: 420 })
const id = '01933573-4891-763e-b548-3d14c80560d3'
const business = { id: '01933573-0000-763e-b548-3d14c80560d3', name: 'Cash "&" <b>Carry</b> [shop]' }
const embeddedAs = (kind: (typeof widgetKinds)[number]) => readEmbedded({ id, kind, settings }, business)
const waysFor = (kind: (typeof widgetKinds)[number]) => waysIn(embeddedAs(kind)).flatMap(({ ways }) => ways)
const codesOf = (kind: (typeof widgetKinds)[number]) =>
  waysFor(kind).flatMap(({ steps }) => steps.flatMap(({ code }) => code ?? []))

test.for(widgetKinds)('each way in of a %s has steps and code for this very widget', (kind) => {
  const ways = waysFor(kind)
  expect(new Set(ways.map((way) => way.id)).size).toBe(ways.length)
  for (const { title, steps } of ways) {
    const codes = steps.flatMap(({ code }) => code ?? [])
    expect(
      codes.some((code) => code.includes(id)),
      title,
    ).toBe(true)
  }
})

test('a name with quotes and tags stays a name in every code', () => {
  for (const code of codesOf('wall')) expect(code).not.toContain('<b>')
  expect(codesOf('wall').join()).toContain(
    'title="Customer reviews of Cash &quot;&amp;&quot; &lt;b&gt;Carry&lt;/b&gt; [shop]"',
  )
  expect(codesOf('wall').join()).toContain('\\[shop\\]')
})

test('what has a place in the page reserves its height everywhere, and what lies over the page has none', () => {
  for (const code of codesOf('wall').filter((each) => /<(div|iframe|vouchsafe-widget)/.test(each)))
    expect(code).toMatch(/min-height: ?420px|minHeight: 420|height="420"/)
  expect(codesOf('toast').join()).not.toMatch(/min-height|minHeight|<iframe|<div/)
})

test('the loader is pinned wherever its tag is given', () => {
  const { loader } = embeddedAs('wall')
  const tags = codesOf('wall').filter((code) => code.includes('<script') && code.includes('/w/loader'))
  expect(tags.length).toBeGreaterThan(2)
  for (const tag of tags) {
    expect(tag).toContain(`src="${loader.address}" integrity="${loader.integrity}"`)
    expect(tag).toContain('crossorigin')
  }
})
