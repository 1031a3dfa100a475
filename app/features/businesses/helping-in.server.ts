import { eq } from 'drizzle-orm'
import { sessions, twoFactors } from '#app/features/accounts/account.table.ts'
import { dropLinks } from '#app/features/accounts/links.server.ts'
import { findUserByEmail } from '#app/features/accounts/user.server.ts'
import { recordActivity } from '#app/features/activities/recording.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { businesses } from './business.table.ts'

/**
 * Switches off two-factor sign-in for someone who lost both phone and recovery codes, after the operator has
 * verified their identity. It is recorded in the activities of each of their businesses, and they are
 * notified. False if no account has that address or it was already off.
 */
export async function helpIn(db: Database, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user) return false
    const userId = user.id
    const [off] = await tx
      .delete(twoFactors)
      .where(eq(twoFactors.userId, userId))
      .returning({ enabledAt: twoFactors.enabledAt })
    if (!off?.enabledAt) return false
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    await dropLinks(tx, userId)
    await enqueue(tx, 'accounts.notify-of-change', { userId, news: 'two-factor-off-by-operator' })
    const owned = await tx
      .select({ id: businesses.id, tierName: businesses.tierName })
      .from(businesses)
      .where(eq(businesses.ownerId, userId))
    for (const business of owned) {
      await recordActivity(tx, {
        business,
        type: 'two_factor_switched_off',
        message: 'The operator switched off two-factor sign-in for the owner, on request',
      })
    }
    return true
  })
}
