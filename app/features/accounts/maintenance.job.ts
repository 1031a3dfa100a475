import { and, eq, lt } from 'drizzle-orm'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { encrypt, isSecretRotated, isUnderCurrentKey } from '#app/platform/secret.server.ts'
import { accountLinks, emailChanges, passkeyChallenges, sessions, twoFactors } from './account.table.ts'
import { decryptTotpKey, twoFactorPurpose } from './second-factor.server.ts'
import { dropStaleSetUps } from './two-factor.server.ts'

/**
 * Once a day: forgets keys that no app ever took, and encrypts the others under SECRET where they still are under
 * SECRET_PREVIOUS, so that the next rotation locks nobody out.
 */
export async function maintainTotpKeys(db: Database) {
  await dropStaleSetUps(db)
  if (!isSecretRotated()) return
  const all = await db
    .select({ userId: twoFactors.userId, encrypted: twoFactors.encryptedKey })
    .from(twoFactors)
  for (const { userId, encrypted } of all) {
    if (isUnderCurrentKey(twoFactorPurpose, userId, encrypted)) continue
    const encryptedKey = encrypt(twoFactorPurpose, userId, decryptTotpKey(userId, encrypted))
    // Not over a secret that was set up anew meanwhile.
    await db
      .update(twoFactors)
      .set({ encryptedKey })
      .where(and(eq(twoFactors.userId, userId), eq(twoFactors.encryptedKey, encrypted)))
  }
}

/** Deletes sessions, links, challenges and changes of address that have expired. */
export async function clearExpiredSignIns(db: Database) {
  const at = now()
  await db.delete(sessions).where(lt(sessions.expiresAt, at))
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, at))
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, at))
  await db.delete(emailChanges).where(lt(emailChanges.stoppableUntil, at))
}
