import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { slowHash } from './slow-hash.server.ts'

test('whoever guesses a password pays scrypt 32 MB for each guess', async () => {
  const salt = Buffer.from('the salt of this test')
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
  expect(await slowHash('correct battery 9', salt)).toEqual(scryptSync('correct battery 9', salt, 32, cost))
})
