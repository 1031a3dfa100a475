import { expect, test } from 'vitest'
import { computingTime } from '#tests/computing-time.ts'
import { coloursIn } from './site-colours.server.ts'

const page = (css: string, body = '<body>') =>
  `<html><head><style>${css}</style></head>${body}Hello</body></html>`

test('the colours of a page are those of its body, before those of its root', () => {
  expect(coloursIn(page('html{background:#eee;color:#111} body { color: rgb(1, 2, 3) }'))).toEqual({
    background: '#eeeeee',
    text: '#010203',
  })
})

test('variables are followed, and rules for a dark system or for other elements are not taken', () => {
  const css = `:root{--paper:#fafafa} /* body{background:red} */ body{background: var(--paper) !important}
    @media (prefers-color-scheme: dark) { body { background: #000000 } } .hero, main body-like { color: #ff0000 }`
  expect(coloursIn(page(css))).toEqual({ background: '#fafafa', text: undefined })
})

test('the style attribute of the body wins, and colours that cannot be read are none', () => {
  const body = '<body class="x" style="background-color:#ABC">'
  expect(coloursIn(page('body{background:#111111;color:oklch(0 0 0)}', body))).toEqual({
    background: '#aabbcc',
    text: undefined,
  })
  expect(coloursIn('<body bgcolor=#ffffff text="#222222">')).toEqual({
    background: '#ffffff',
    text: '#222222',
  })
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
