import { expect, test } from 'vitest'
import { createTotpKey, findStep, totpAddress } from './second-factor.server.ts'

/** "12345678901234567890" in base32: the key in RFC 6238, appendix B. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** The SHA-1 rows of that appendix: the last six of eight digits. */
const published = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
] as const

const at = (second: number) => new Date(second * 1000)

test.each(published)('at second %i the code is the one in RFC 6238: %s', (second, code) => {
  expect(findStep(key, code, at(second))).toBe(Math.floor(second / 30))
})

test('a clock may be one step off either way, and no more', () => {
  const code = '287082' // of step 1
  expect([0, 30, 60, 89].map((second) => findStep(key, code, at(second)))).toEqual([1, 1, 1, 1])
  expect(findStep(key, code, at(90))).toBeNull()
  const later = '005924' // of step 41152263
  expect(findStep(key, later, at(41152261 * 30 + 29))).toBeNull()
})

test.each(['', '1', '12345', '1234567', '0287082', 'abcdef', '٢٨٧٠٨٢', '      '])('%j is no code', (code) => {
  expect(findStep(key, code, at(59))).toBeNull()
})

test('a new key has 160 bits in base32, and no two are equal', () => {
  expect(createTotpKey()).toMatch(/^[A-Z2-7]{32}$/)
  expect(createTotpKey()).not.toBe(createTotpKey())
})

test('the address for the app names the service and the account', () => {
  const address = new URL(totpAddress({ key, account: 'jo+1@bakery.example' }))
  expect(address.protocol).toBe('otpauth:')
  expect(decodeURIComponent(address.pathname)).toMatch(/\/Vouchsafe:jo\+1@bakery\.example$/)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret: key,
    issuer: 'Vouchsafe',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
