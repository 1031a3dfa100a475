import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

const home = '/business/dashboard'

test.each([
  '/business/reviews?stars=1&page=2#last',
  '/profile',
  '/business/reviews?redirect=https://evil.example',
  '/a/%2F/b',
])('leads to the page that was wanted: %s', (wanted) => {
  expect(safeRedirect(wanted)).toBe(wanted)
})

test.each([
  null,
  undefined,
  '',
  'business/reviews',
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/business/login?redirect=/business/login',
  '/business/logout',
  '/business/signup',
  `/${'a'.repeat(3000)}`,
])('leads to the dashboard rather than to %j', (wanted) => {
  expect(safeRedirect(wanted)).toBe(home)
})

test('whatever is asked for, a browser stays on our site', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('/', '\\', '.', '@', ':', '\t', '\n', '?', '#', 'a', '%2f'),
  })
  fc.assert(
    fc.property(
      fc.oneof(
        nasty,
        nasty.map((rest) => `/${rest}`),
        fc.webUrl(),
        fc.string(),
      ),
      (wanted) => {
        const led = safeRedirect(wanted)
        expect(led.startsWith('/')).toBe(true)
        expect(new URL(led, 'https://ours.example').origin).toBe('https://ours.example')
      },
    ),
    { numRuns: 500 },
  )
})
