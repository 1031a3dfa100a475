import { and, eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { encrypt, isUnderCurrentKey } from '#app/platform/encrypted.server.ts'
import { isSecretRotated } from '#app/platform/secret.server.ts'
import { twoFactors } from './account.table.ts'
import { openSecretOf, twoFactorPurpose } from './codes.server.ts'
import { dropStaleSetUps } from './two-factor.server.ts'

/**
 * Once a day: forgets keys that no app ever took, and encrypts the others under SECRET where they still are under
 * SECRET_PREVIOUS, so that the next rotation locks nobody out.
 */
export async function keepSecrets(db: Database) {
  await dropStaleSetUps(db)
  if (!isSecretRotated()) return
  const all = await db
    .select({ userId: twoFactors.userId, sealed: twoFactors.encryptedSecret })
    .from(twoFactors)
  for (const { userId, sealed } of all) {
    if (isUnderCurrentKey(twoFactorPurpose, userId, sealed)) continue
    const encryptedSecret = encrypt(twoFactorPurpose, userId, openSecretOf(userId, sealed))
    // Not over a secret that was set up anew meanwhile.
    await db
      .update(twoFactors)
      .set({ encryptedSecret })
      .where(and(eq(twoFactors.userId, userId), eq(twoFactors.encryptedSecret, sealed)))
  }
}
