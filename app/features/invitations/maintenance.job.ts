import { and, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { deleteOldUploads } from '#app/features/uploads/uploading.server.ts'
import { days, hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { invitationBatches, invitations } from './invitation.table.ts'
import { reminderAfterDays } from './invitation.vocabulary.ts'
import { openStates, recordEnded } from './invitation-row.server.ts'
import { frontPosition } from './queue-position.server.ts'

const batchSize = 500
const draftLifetime = hours(24)

/** Expires invitations, queues reminders and deletes lists, and files, that nobody used within a day. */
export async function maintainInvitations(db: Database) {
  const at = now()
  await expire(db, at)
  await untilDone(() => db.transaction((tx) => remindSome(tx, at, batchSize)))
  await db
    .delete(invitationBatches)
    .where(
      and(
        isNotNull(invitationBatches.draft),
        lt(invitationBatches.createdAt, new Date(at.getTime() - draftLifetime)),
      ),
    )
  await deleteOldUploads(db)
}

async function untilDone(some: () => Promise<number>) {
  let done = batchSize
  while (done === batchSize) done = await some()
}

async function expire(db: Database, at: Date) {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(invitations)
      .set({ state: 'expired', endedAt: at, updatedAt: at })
      .where(and(inArray(invitations.state, [...openStates]), lte(invitations.expiresAt, at)))
      .returning({ businessId: invitations.businessId, id: invitations.id })
    await recordEnded(tx, ended)
  })
}

/**
 * Queues up to `limit` due reminders. Mails that the owner resent by hand count as reminders.
 *
 * @returns how many were queued
 */
async function remindSome(tx: Database, at: Date, limit: number) {
  const found = await tx
    .select({ businessId: invitations.businessId, invitationId: invitations.id })
    .from(invitations)
    .innerJoin(
      invitationBatches,
      and(
        eq(invitationBatches.businessId, invitations.businessId),
        eq(invitationBatches.id, invitations.batchId),
      ),
    )
    .innerJoin(businesses, and(eq(businesses.id, invitations.businessId), eq(businesses.isActive, true)))
    .where(
      and(
        inArray(invitations.state, ['sent', 'clicked']),
        lte(invitations.lastMailAt, new Date(at.getTime() - days(reminderAfterDays))),
        eq(invitations.mailsWanted, invitations.mailsSent),
        lte(invitations.mailsSent, invitationBatches.reminders),
      ),
    )
    .limit(limit)
    .for('update', { of: invitations, skipLocked: true })
  await queueReminders(tx, found, at)
  return found.length
}

/** At the front of the queue, each business's reminders at consecutive positions. */
async function queueReminders(tx: Database, found: { businessId: string; invitationId: string }[], at: Date) {
  if (found.length === 0) return
  const pairs = JSON.stringify(found)
  await tx.execute(sql`
    update invitations set mails_wanted = mails_wanted + 1, deferrals = 0, queue_position = ${await frontPosition(tx)} + due.nth,
      send_after = ${at.toISOString()}, updated_at = ${at.toISOString()}
    from (select *, row_number() over (partition by "businessId") - 1 as nth
      from json_to_recordset(${pairs}::json) as pair ("businessId" uuid, "invitationId" uuid)) as due
    where business_id = due."businessId" and id = due."invitationId"`)
}
