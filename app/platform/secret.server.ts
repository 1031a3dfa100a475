import { hkdfSync, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { KeyPurpose } from '#app/purposes.ts'
import { readOrMakeFile } from './read-or-make-file.server.ts'

let current: string | undefined
let previous: string | undefined

/**
 * Loads SECRET once, at boot: from the environment, else from the data folder, where it is made the first
 * time. It belongs in the backup: signatures and hashed tokens depend on it.
 */
export function openSecret(env: { SECRET?: string; SECRET_PREVIOUS?: string }, dataDir: string) {
  current = env.SECRET ?? readOrMakeFile(join(dataDir, 'secret'), () => randomBytes(32).toString('base64url'))
  previous = env.SECRET_PREVIOUS
  return current
}

export function deriveKey(purpose: KeyPurpose, length = 32): Buffer {
  if (!current) throw new Error('openSecret has not run yet.')
  return expand(current, purpose, length)
}

/** The current key first, then the one before SECRET was rotated: sign with the first, accept any. */
export function deriveKeys(purpose: KeyPurpose, length = 32): [Buffer, ...Buffer[]] {
  const key = deriveKey(purpose, length)
  return previous ? [key, expand(previous, purpose, length)] : [key]
}

/** Whether something may still be under the secret before this one. */
export const isSecretRotated = () => previous !== undefined

const expanded = new Map<string, Buffer>()

function expand(secret: string, purpose: string, length: number) {
  const name = `${length} ${purpose} ${secret}`
  const known = expanded.get(name)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secret, 'vouchsafe', purpose, length))
  expanded.set(name, key)
  return key
}
