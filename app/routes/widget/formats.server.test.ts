import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openSite } from '#app/platform/site.server.ts'
import { corpusWidget, withPhotos } from '#bench/widgets/corpus.ts'
import { bundleScripts } from '#widget/bundle.ts'
import { widgetKinds } from '#widget/widget-data.ts'
import { formatsOf } from './formats.server.ts'

openSite({ APP_URL: 'https://reviews.example' })
const formats = formatsOf(await bundleScripts())

/** As the door draws it for this query. */
async function drawn(extension: string, query = '', widget = corpusWidget('wall')) {
  const format = formats[extension]!
  const variant = format.variantOf?.(new URLSearchParams(query)) ?? ''
  const { body, headers = {} } = await format.draw(widget, variant, {
    isCounted: true,
    sites: [],
  })
  return { text: body.toString(), headers }
}

test.for(widgetKinds)('the fragment of a %s is a part of a page, styled, without script', async (kind) => {
  const { text, headers } = await drawn('html', 'fragment', corpusWidget(kind))
  expect(text).toMatch(/^<div data-vouchsafe="[^"]+"><template shadowrootmode="open"><style>/)
  expect(text).not.toMatch(/<html|<body|<script| style=| on\w+=/)
  const [, style] = /<style>(.*?)<\/style>/s.exec(text)!
  expect(headers['vouchsafe-style-hash']).toBe(
    `sha256-${createHash('sha256').update(style!).digest('base64')}`,
  )
})

test('an owner’s style cannot end the style element of a page or of a fragment', async () => {
  const style = `.card::before{content:"</style><img src=x onerror=alert(1)>"}`
  for (const query of ['fragment', 'page=dark', '']) {
    const { text } = await drawn('html', query, corpusWidget('wall', { style }))
    expect(text.match(/<\/style>/g), query).toHaveLength(1)
    expect(text).toContain('content:"<\\/style>')
  }
})

test('a frame is drawn for pages from right to left, on each colour of page', async () => {
  expect((await drawn('html', 'dir=rtl')).text).toContain('<html lang="en" dir="rtl">')
  expect((await drawn('html', 'dir=ltr')).text).toContain('<html lang="en">')
  const { text } = await drawn('html', 'page=dark&dir=rtl')
  expect(text).toContain('dir="rtl"')
  expect(text).toContain('name="color-scheme" content="dark"')
})

test('what the loader fetches is the very list that the script carries', async () => {
  const { text } = await drawn('json', 'served')
  const { script, served } = JSON.parse(text)
  expect(script).toBe('cards')
  expect(served).toHaveLength(6)
  expect(Object.keys(JSON.parse((await drawn('json')).text))).toContain('reviews')
})

test('every way shows the photos of reviews, except to a loader from before there were any', async () => {
  const widget = withPhotos(corpusWidget('wall'))
  const ways = [['js'], ['html'], ['html', 'fragment'], ['json'], ['json', 'served=photos']] as const
  for (const [extension, query] of ways)
    expect((await drawn(extension, query, widget)).text, `${extension} ${query}`).toContain('p1-small.jpg')
  const old = JSON.parse((await drawn('json', 'served', widget)).text)
  expect(JSON.stringify(old)).not.toMatch(/img|photos/)
  expect(old).toEqual(JSON.parse((await drawn('json', 'served')).text))
})

test('a loader from before there were photos is given a gallery as cards, and a gallery is smaller than a wall', async () => {
  const widget = withPhotos(corpusWidget('photos'))
  const { served } = JSON.parse((await drawn('json', 'served', widget)).text)
  expect(JSON.stringify(served)).not.toContain('img')
  expect(JSON.stringify(served)).toContain('article.card')
  const sizeOf = async (kind: 'photos' | 'wall') =>
    brotliCompressSync((await drawn('js', '', withPhotos(corpusWidget(kind)))).text).length
  expect(await sizeOf('photos')).toBeLessThan(await sizeOf('wall'))
})

test('a frame may load photos from the service alone, and prints them without an end tag', async () => {
  const { text, headers } = await drawn('html', '', withPhotos(corpusWidget('grid')))
  expect(headers['content-security-policy']).toMatch(/; img-src https:\/\/reviews\.example\/business\/;/)
  expect(text.match(/<img loading="lazy" width="72" height="72" alt="[^"]+" src="[^"]+">/g)).toHaveLength(24)
  expect(text).not.toContain('</img>')
})

const others = widgetKinds.filter((kind) => kind !== 'photos')
test.for(others)('a %s without photos has not a byte for them', async (kind) => {
  expect((await drawn('js', '', corpusWidget(kind))).text).not.toMatch(/photos|lazy/)
})
