import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { originOf, widgetSettings } from './widget.schema.ts'

describe('the origin of a site', () => {
  test.each([
    ['www.shop.example', 'https://www.shop.example'],
    ['https://Shop.Example/path?x=1#y', 'https://shop.example'],
    ['http://shop.example', 'http://shop.example'],
    ['shop.example:8443/path', 'https://shop.example:8443'],
    ['https://shop.example:443', 'https://shop.example'],
    ['bäckerei.example', 'https://xn--bckerei-5wa.example'],
    ['*.shop.example', 'https://*.shop.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('%s is %s', (typed, origin) => {
    expect(originOf(typed)).toBe(origin)
    expect(originOf(origin)).toBe(origin)
  })

  test.each([
    '',
    '*',
    '*.com',
    'https://*',
    'https://*.*.example',
    'shop',
    'ftp://shop.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://me:secret@shop.example',
    "https://a;script-src'none'.example",
    "'self'",
    'me@shop.example',
  ])('%s is none', (typed) => {
    expect(originOf(typed)).toBeNull()
  })

  test('whatever is typed, a policy takes it as one site and nothing else', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.stringMatching(/^[*;:/.,' a-z@]{1,30}$/),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const origin = originOf(text)
        expect(origin ?? 'https://a.b').toMatch(/^https?:\/\/(\*\.)?[a-z0-9._-]+(:\d+)?$/)
      }),
      { numRuns: 2000 },
    )
  })
})

test('a list of sites is read from lines or commas, each once; what is no site is named', () => {
  const read = (origins: string) => widgetSettings.safeParse({ origins })
  expect(read(' shop.example,\nwww.shop.example/a  https://shop.example/b').data!.origins).toEqual([
    'https://shop.example',
    'https://www.shop.example',
  ])
  expect(read('shop.example nonsense').error!.issues).toMatchObject([
    { path: ['origins'], message: '“nonsense” is not a site such as www.example.com' },
  ])
  const many = Array.from({ length: 21 }, (_, nth) => `shop-${nth}.example`).join(' ')
  expect(read(many).error!.issues).toMatchObject([{ message: 'Please enter at most 20 sites' }])
})
