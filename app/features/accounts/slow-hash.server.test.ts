import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { slowHash } from './slow-hash.server.ts'

test('whoever guesses a password pays scrypt 32 MB and three passes for each guess', async () => {
  const salt = Buffer.from('the salt of this test')
  const cost = { N: 32_768, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
  const hash = await slowHash('correct battery 9', salt, 'scrypt-2')
  expect(hash).toEqual(scryptSync('correct battery 9', salt, 32, cost))
})
