import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin.server.ts'

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
