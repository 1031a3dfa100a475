import { and, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import { forgetInvitedName } from '#app/features/activities/record-activity.server.ts'
import { hashForSuppression } from '#app/features/mailing/suppression.server.ts'
import { importedAuthors } from '#app/features/reviews/review.table.ts'
import { deleteUploadsNaming } from '#app/features/uploads/store-upload.server.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { invitationBatches, invitations } from './invitation.table.ts'
import { endInvitations, isInvitation, openStates } from './invitation-row.server.ts'

const nobody = {
  name: null,
  email: null,
  orderReference: null,
  products: [],
  productIds: [],
  failure: null,
}

type ErasedPerson = { businessId: string; email: string | null; invitationId: string | null }

/**
 * Erases a person from a business's invitations: the rows stay for the statistics without personal data. Open
 * invitations are cancelled, and unconfirmed lists lose the person's row and their file.
 */
export async function eraseInvited(tx: Database, { businessId, email, invitationId }: ErasedPerson) {
  const isTheirs = or(
    email ? eq(invitations.email, email) : undefined,
    invitationId ? eq(invitations.id, invitationId) : undefined,
  )
  if (!isTheirs) return
  const isErased = and(eq(invitations.businessId, businessId), isTheirs)
  await endInvitations(tx, and(isErased, inArray(invitations.state, [...openStates])), 'cancelled')
  const theirs = await tx
    .select({ batchId: invitations.batchId, name: invitations.name })
    .from(invitations)
    .where(isErased)
  for (const { batchId, name } of theirs)
    if (name) await forgetInvitedName(tx, { businessId, relatedId: batchId, name })
  await tx
    .update(invitations)
    .set({ ...nobody, emailHash: null, updatedAt: now() })
    .where(isErased)
  if (!email) return
  await tx
    .delete(importedAuthors)
    .where(
      and(
        eq(importedAuthors.businessId, businessId),
        sql`mailbox_of(${importedAuthors.email}) = mailbox_of(${email})`,
      ),
    )
  await deleteUploadsNaming(tx, businessId, email)
  const rows = (name: 'invitees' | 'problems', field: 'email' | 'who') => sql`
    coalesce((select jsonb_agg(each) from jsonb_array_elements(${invitationBatches.draft} -> ${name}) as each
      where position(${email} in lower(each ->> ${field})) = 0), '[]')`
  await tx
    .update(invitationBatches)
    .set({
      draft: sql`${invitationBatches.draft} || jsonb_build_object('invitees', ${rows('invitees', 'email')}, 'problems', ${rows('problems', 'who')})`,
    })
    .where(
      and(
        eq(invitationBatches.businessId, businessId),
        sql`position(${email} in lower(${invitationBatches.draft}::text)) > 0`,
      ),
    )
}

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
          .set({ ...nobody, emailHash: hashForSuppression(address!), updatedAt: at })
          .where(and(isInvitation({ businessId: business, invitationId }), eq(email, address!)))
      }
    })
  return found.length
}
