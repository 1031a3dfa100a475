import { expect, test } from 'vitest'
import { encodingFor } from './prepared-response.server.ts'

test.for([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , GZIP;q=0.5', 'gzip'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['br;q=0.1', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['brotli, gzippy, xbr', 'identity'],
  [';;,,=q', 'identity'],
] as const)('Accept-Encoding %j is answered with %s', ([accepted, encoding]) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
