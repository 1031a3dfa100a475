import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { passwords, users } from '#app/features/accounts/account.table.ts'
import { hashPassword } from '#app/features/accounts/password.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { deriveKey } from '#app/platform/secret.server.ts'

export type Owner = { id: string; name: string; email: string }
type NewOwner = { name: string; email: string; isOperator?: boolean }

/** The password of every seeded owner: made for this instance, the same at every start, 60 bits, speakable. */
export function seedPassword() {
  const consonants = 'bdfghjklmnprstvz'
  const vowels = 'aeio'
  const syllables = [...deriveKey('demo-password', 10)].map(
    (byte) => consonants[byte & 15]! + vowels[(byte >> 4) & 3]!,
  )
  return [0, 2, 4, 6, 8].map((at) => syllables.slice(at, at + 2).join('')).join('-')
}

/**
 * Makes an owner who can sign in at once. Null when the address is taken: the world was seeded before, or is
 * being seeded by another process, for which this waits.
 */
export async function plantOwner(
  tx: Database,
  { name, email, isOperator = false }: NewOwner,
): Promise<Owner | null> {
  const hash = await hashPassword(seedPassword())
  const id = uuidv7()
  const at = now()
  const [owner] = await tx
    .insert(users)
    .values({ id, name, email, isOperator, emailVerified: true, createdAt: at, updatedAt: at })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id, name: users.name, email: users.email })
  if (!owner) return null
  await tx.insert(passwords).values({ userId: id, hash, createdAt: at, updatedAt: at })
  return owner
}

export async function findOwner(db: Database, email: string): Promise<Owner | null> {
  const { id, name } = users
  const [owner] = await db.select({ id, name, email: users.email }).from(users).where(eq(users.email, email))
  return owner ?? null
}
