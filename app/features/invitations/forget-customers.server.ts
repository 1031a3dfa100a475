import { and, eq, isNotNull, lte } from 'drizzle-orm'
import { forgetInvitedName } from '#app/features/activities/recording.server.ts'
import { hashForSuppression } from '#app/features/mailing/suppression.server.ts'
import { periods } from '#app/periods.ts'
import { days } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { invitations } from './invitation.table.ts'
import { isInvitation } from './invitation-row.server.ts'

/**
 * Takes the people out of up to `limit` invitations that ended long ago, also of those who never answered. Their rows stay for
 * the statistics, with what an unsubscribe link of an old mail needs.
 *
 * @returns how many were found
 */
export async function forgetCustomers(db: Database, at: Date, limit: number) {
  const ended = new Date(at.getTime() - days(31 * periods.invitedMonths))
  const { businessId, id, batchId, name, email } = invitations
  const found = await db
    .select({ businessId, id, batchId, name, email })
    .from(invitations)
    .where(and(isNotNull(email), lte(invitations.endedAt, ended)))
    .limit(limit)
  for (const [business, theirs] of Map.groupBy(found, (each) => each.businessId))
    await db.transaction(async (tx) => {
      for (const { id: invitationId, batchId: relatedId, name: theirName, email: address } of theirs) {
        if (theirName) await forgetInvitedName(tx, { businessId: business, relatedId, name: theirName })
        await tx
          .update(invitations)
          .set({
            ...{
              name: null,
              email: null,
              orderReference: null,
              products: [],
              productIds: [],
              failure: null,
              updatedAt: at,
            },
            emailHash: hashForSuppression(address!),
          })
          .where(and(isInvitation({ businessId: business, invitationId }), eq(email, address!)))
      }
    })
  return found.length
}
