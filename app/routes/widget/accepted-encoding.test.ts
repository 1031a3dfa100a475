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
  for (let time = 0; time < 2; time++) expect(encodingFor(accepted)).toBe(encoding)
})

test('a flood of different headers leaves the answers right', () => {
  for (let count = 0; count < 1000; count++) expect(encodingFor(`x-${count}, br;q=0, gzip`)).toBe('gzip')
  expect(encodingFor('deflate, br')).toBe('br')
})
