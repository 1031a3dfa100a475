import { expect, test } from 'vitest'
import { commonHeaders, pagePolicy } from './security-headers.server.ts'

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
