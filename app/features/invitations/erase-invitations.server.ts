import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { forgetInvitedName } from '#app/features/activities/recording.server.ts'
import { importedAuthors } from '#app/features/reviews/import.table.ts'
import { deleteUploadsNaming } from '#app/features/uploads/uploading.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { invitationBatches, invitations } from './invitation.table.ts'
import { openStates, recordEnded } from './invitation-row.server.ts'

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
  const at = now()
  const isOpen = and(
    eq(invitations.businessId, businessId),
    isTheirs,
    inArray(invitations.state, [...openStates]),
  )
  const ended = await tx
    .update(invitations)
    .set({ state: 'cancelled', endedAt: at })
    .where(isOpen)
    .returning({ businessId: invitations.businessId, id: invitations.id })
  await recordEnded(tx, ended)
  const theirs = await tx
    .select({ batchId: invitations.batchId, name: invitations.name })
    .from(invitations)
    .where(and(eq(invitations.businessId, businessId), isTheirs))
  for (const { batchId, name } of theirs)
    if (name) await forgetInvitedName(tx, { businessId, relatedId: batchId, name })
  await tx
    .update(invitations)
    .set({
      name: null,
      email: null,
      orderReference: null,
      products: [],
      productIds: [],
      failure: null,
      emailHash: null,
      updatedAt: at,
    })
    .where(and(eq(invitations.businessId, businessId), isTheirs))
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
