import { and, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { deleteOldUploads } from '#app/features/uploads/store-upload.server.ts'
import { days, hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { forgetCustomers } from './erase-invitations.server.ts'
import { invitationBatches, invitations } from './invitation.table.ts'
import { reminderAfterDays } from './invitation.vocabulary.ts'
import { endInvitations, frontPosition, openStates } from './invitation-row.server.ts'

const batchSize = 500
const draftLifetime = hours(24)

/** Expires invitations, queues reminders, forgets people who were invited long ago, and deletes lists, and files, that nobody used within a day. */
export async function maintainInvitations(db: Database) {
  const at = now()
  const isOver = and(inArray(invitations.state, [...openStates]), lte(invitations.expiresAt, at))
  await db.transaction((tx) => endInvitations(tx, isOver, 'expired'))
  await untilDone(() => remindSome(db, at, batchSize))
  await untilDone(() => forgetCustomers(db, at, batchSize))
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

/**
 * Queues up to `limit` due reminders, one business after the other. Mails that the owner resent by hand count as reminders.
 *
 * @returns how many were found
 */
async function remindSome(db: Database, at: Date, limit: number) {
  const found = await db
    .select({ businessId: invitations.businessId, id: invitations.id })
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
        isReminded,
        lte(invitations.lastMailAt, new Date(at.getTime() - days(reminderAfterDays))),
        lte(invitations.mailsSent, invitationBatches.reminders),
      ),
    )
    .limit(limit)
  for (const [businessId, theirs] of Map.groupBy(found, (each) => each.businessId))
    await queueReminders(
      db,
      businessId,
      theirs.map(({ id }) => id),
      at,
    )
  return found.length
}

/** Every mail that was wanted went out. */
const isReminded = and(
  inArray(invitations.state, ['sent', 'clicked']),
  eq(invitations.mailsWanted, invitations.mailsSent),
)

/** At the front of the queue, at consecutive positions. Those that somebody queued meanwhile are left alone. */
async function queueReminders(db: Database, businessId: string, ids: string[], at: Date) {
  await db
    .update(invitations)
    .set({
      mailsWanted: sql`${invitations.mailsWanted} + 1`,
      deferrals: 0,
      queuePosition: sql`${await frontPosition(db)}::bigint + array_position(${sql.param(ids)}::uuid[], ${invitations.id}) - 1`,
      sendAfter: at,
      updatedAt: at,
    })
    .where(and(eq(invitations.businessId, businessId), inArray(invitations.id, ids), isReminded))
}
