import { randomBytes } from 'node:crypto'
import { areEqual } from '#app/platform/secret.server.ts'
import { type Cost, slowHash } from './slow-hash.server.ts'

/** Equal passwords may be typed in different Unicode forms. */
const normal = (password: string) => password.normalize('NFKC')

const current: Cost = 'scrypt-2'

/** `scrypt-2$salt$hash`: the name says the cost. */
export async function hashPassword(password: string) {
  const salt = randomBytes(16)
  const hash = await slowHash(normal(password), salt, current)
  return [current, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

export async function verifyPassword(password: string, kept: string) {
  const [cost, salt = '', hash = ''] = kept.split('$')
  const expected = Buffer.from(hash, 'base64url')
  const actual = await slowHash(normal(password), Buffer.from(salt, 'base64url'), cost as Cost)
  return areEqual(actual, expected)
}

/** Whether a hash has a lower cost than today's; it is replaced when the password is next typed. */
export const isOutdated = (kept: string) => !kept.startsWith(`${current}$`)
