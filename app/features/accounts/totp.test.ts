import { expect, test } from 'vitest'
import { codeOf, fromBase32, stepAt, stepSeconds, stepsOf, toBase32, totpAddress } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

/** RFC 6238, appendix B, the rows of SHA-1: the last six of its eight digits. */
const published = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
] as const

test.each(published)('at second %i the code is the one that RFC 6238 prints: %s', (second, code) => {
  expect(codeOf(secret, stepAt(new Date(second * 1000)))).toBe(code)
})

test('a clock may be one step off either way, and no more', () => {
  const at = new Date(1_800_000_000_000)
  const step = stepAt(at)
  for (const off of [-1, 0, 1]) expect(stepsOf(secret, codeOf(secret, step + off), at)).toEqual([step + off])
  for (const off of [-2, 2]) expect(stepsOf(secret, codeOf(secret, step + off), at)).toEqual([])
  expect(stepSeconds).toBe(30)
})

test.each(['', '1', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', '      '])('%j is no code', (code) => {
  expect(stepsOf(secret, code, new Date())).toEqual([])
})

test('a key is written as in RFC 4648, and read back', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(fromBase32(toBase32(secret))).toEqual(secret)
})

test('the address for the app names the service and the account', () => {
  const address = new URL(totpAddress({ key: 'ABC', account: 'jo+1@bakery.example', issuer: 'Vouchsafe' }))
  expect(decodeURIComponent(address.pathname)).toBe('/Vouchsafe:jo+1@bakery.example')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret: 'ABC',
    issuer: 'Vouchsafe',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
