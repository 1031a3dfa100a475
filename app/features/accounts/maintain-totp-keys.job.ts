import { and, eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { encrypt, isUnderCurrentKey } from '#app/platform/encrypted.server.ts'
import { isSecretRotated } from '#app/platform/secret.server.ts'
import { twoFactors } from './account.table.ts'
import { decryptTotpKey, twoFactorPurpose } from './codes.server.ts'
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
