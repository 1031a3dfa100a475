import { randomBytes } from 'node:crypto'
import { areEqual } from '#app/platform/signed.server.ts'
import { slowHash } from './slow-hash.server.ts'

/** Equal passwords may be typed in different Unicode forms. */
const normal = (password: string) => password.normalize('NFKC')

/** `scrypt$salt$hash`: the name leaves room for another algorithm or cost. */
export async function hashPassword(password: string) {
  const salt = randomBytes(16)
  const hash = await slowHash(normal(password), salt)
  return ['scrypt', salt.toString('base64url'), hash.toString('base64url')].join('$')
}

export async function verifyPassword(password: string, kept: string) {
  const [, salt = '', hash = ''] = kept.split('$')
  const expected = Buffer.from(hash, 'base64url')
  const actual = await slowHash(normal(password), Buffer.from(salt, 'base64url'))
  return areEqual(actual, expected)
}
