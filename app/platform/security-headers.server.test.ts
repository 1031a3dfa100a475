import { expect, test } from 'vitest'
import { commonHeaders, isReadable, isSameOrigin, pagePolicy } from './security-headers.server.ts'

test('behind TLS every answer asks for TLS for a year', () => {
  expect(commonHeaders(true)['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(commonHeaders(false)['strict-transport-security']).toBeUndefined()
})

test('a page runs only what its answer names', () => {
  const rules = pagePolicy({ nonce: 'n0', isSecure: true, isDevelopment: false }).split('; ')
  expect(rules).toContain("default-src 'none'")
  expect(rules).toContain("script-src 'self' 'nonce-n0'")
  expect(rules).toContain("base-uri 'none'")
  expect(rules).toContain("frame-ancestors 'none'")
  expect(rules).toContain("require-trusted-types-for 'script'")
  expect(rules.join()).not.toMatch(/unsafe/)
})

const site = 'https://vouch.example'
const from = (headers: Record<string, string>, method = 'POST') =>
  isSameOrigin(
    new Request(`${site}/profile`, { method, headers: { host: 'vouch.example', ...headers } }),
    site,
  )

test('reading is for anybody', () => {
  expect(from({ origin: 'https://evil.example' }, 'GET')).toBe(true)
})

test.for([
  [{ origin: site }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'http://vouch.example' }, false],
  [{ origin: 'https://vouch.example:8443' }, false],
  [{ origin: 'https://vouch.example', host: '127.0.0.1:3000' }, true],
  [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, false],
  [{ origin: 'https://127.0.0.1:3000', host: '127.0.0.1:3000' }, true],
  [{ origin: '' }, false],
  [{ origin: 'null' }, false],
  [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: 'null', 'sec-fetch-site': 'none' }, false],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'https://vouch.example.evil.example' }, false],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{}, true],
] as const)('a write with %j is taken: %s', ([headers, isTaken]) => {
  expect(from(headers)).toBe(isTaken)
})

test('an address with control characters in its path, a NUL anywhere or a broken path is refused', () => {
  const paths = ['/%', '/%c0%ae', '/business/%00', '/hooks/unsubscribe/%0d%0aX:1', '/%7f', '/%C2%85']
  for (const path of [...paths, '/review?q=%00', '/review?%00=a', '/?a=%2500&b=%00'])
    expect(isReadable(`http://localhost:3000${path}`), path).toBe(false)
  expect(isReadable('http://[')).toBe(false)
})

test('everything else that people type is read', () => {
  for (const path of ['/', '/review?q=%0a%ff%', '/review?q=%2500', '/a%20b', '/%F0%9F%92%A5', '/%2f'])
    expect(isReadable(`http://localhost:3000${path}`), path).toBe(true)
})
