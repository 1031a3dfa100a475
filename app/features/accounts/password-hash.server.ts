import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto'
import { areEqual } from '#app/platform/signed.server.ts'

/** 32 MB and about 50 ms: neither passwords nor recovery codes can be guessed quickly from a stolen table. */
const cost: ScryptOptions = { N: 16384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }

/** scrypt, in one of libuv's threads, so other requests go on. */
export function slowHash(text: string, salt: Buffer) {
  return new Promise<Buffer>((resolve, reject) =>
    scrypt(text, salt, 32, cost, (error, hash) => (error ? reject(error) : resolve(hash))),
  )
}

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
