import { eq } from 'drizzle-orm'
import { switchOffTwoFactorAsOperator } from '#app/features/accounts/two-factor.server.ts'
import { findUserByEmail } from '#app/features/accounts/user.server.ts'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import type { Database } from '#app/platform/database.server.ts'

/** Switches off somebody's second factor and records it with each of their businesses. False if nobody there has one. */
export async function switchOffTwoFactorOf(db: Database, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user || !(await switchOffTwoFactorAsOperator(tx, user.id))) return false
    const owned = await tx
      .select({ id: businesses.id, tierName: businesses.tierName })
      .from(businesses)
      .where(eq(businesses.ownerId, user.id))
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
