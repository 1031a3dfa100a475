import { expect, test } from 'vitest'
import { openPublicWeb } from '#app/platform/public-web.server.ts'
import { computingTime } from '#tests/computing-time.ts'
import { coloursIn, readPageColours } from './site-brand.server.ts'

const page = (css: string, body = '<body>') =>
  `<html><head><style>${css}</style></head>${body}Hello</body></html>`

test('the colours of a page are those of its body, before those of its root', () => {
  expect(coloursIn(page('html{background:#eee;color:#111} body { color: rgb(1, 2, 3) }'))).toEqual({
    background: '#eeeeee',
    text: '#010203',
  })
  expect(coloursIn(page('body{background:#111111}', '<body style="background-color:#ABC">'))).toEqual({
    background: '#aabbcc',
    text: undefined,
  })
})

test('variables are followed, and rules for a dark system or for other elements are not taken', () => {
  const css = `:root{--paper:#fafafa} /* body{background:red} */ body{background: var(--paper) !important}
    @media (prefers-color-scheme: dark) { body { background: #000000 } } .hero, main body-like { color: #ff0000 }`
  expect(coloursIn(page(css))).toEqual({ background: '#fafafa', text: undefined })
})

test('only a public page at its usual port is opened', async () => {
  const opened: string[] = []
  openPublicWeb({ readPage: async ({ href }) => `${opened.push(href)}<style>body{color:#123456}</style>` })
  for (const address of [
    'http://localhost',
    'https://a.example:8443',
    'https://me:pw@a.example',
    'file:///etc',
    '',
  ])
    expect(await readPageColours(address)).toBeNull()
  expect(await readPageColours('http://a.example/menu')).toEqual({ text: '#123456' })
  expect(opened).toEqual(['https://a.example/menu'])
})

test('no page, however hostile, takes long to read', () => {
  const hostile = ['<style>', '/*', '{', '}', '--', '<body style="', 'body{background:var(--a);--a:var(--a)}']
  for (const piece of hostile) {
    const html = `<style>${piece.repeat(1_000_000 / piece.length)}`
    const computed = computingTime()
    expect(coloursIn(html).text).toBeUndefined()
    expect(computed()).toBeLessThan(2_000)
  }
})
