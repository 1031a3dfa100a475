import { and, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { days, hours, minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueueAll, forgetFailedJobs } from '#app/platform/queue.server.ts'
import { invitationBatches, invitations } from './invitation.table.ts'
import { reminderAfterDays } from './invitation.vocabulary.ts'
import { openStates } from './invitation-row.server.ts'

const together = 500
const lostAfter = minutes(30)
const draftLifetime = hours(24)

/**
 * What time does to invitations: they expire, are reminded of, and are asked for again where the queue gave
 * up while a mail server was away. Drafts of lists that nobody said yes to are forgotten.
 */
export async function keepUpInvitations(db: Database) {
  const at = now()
  await expire(db, at)
  await untilDone(() => db.transaction((tx) => remindSome(tx, at)))
  await untilDone(() => db.transaction((tx) => askAgain(tx, at)))
  await db
    .delete(invitationBatches)
    .where(
      and(
        isNotNull(invitationBatches.draft),
        lt(invitationBatches.createdAt, new Date(at.getTime() - draftLifetime)),
      ),
    )
}

async function untilDone(some: () => Promise<number>) {
  let done = together
  while (done === together) done = await some()
}

async function expire(db: Database, at: Date) {
  await db
    .update(invitations)
    .set({ state: 'expired', endedAt: at, updatedAt: at })
    .where(and(inArray(invitations.state, [...openStates]), lte(invitations.expiresAt, at)))
}

/** One mail more for those whose last is a week old and whose list wants a reminder. A hand-sent one counts too. */
async function remindSome(tx: Database, at: Date) {
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
    .limit(together)
    .for('update', { of: invitations, skipLocked: true })
  await ask(tx, found, at, { isOneMore: true })
  return found.length
}

/** The queue tries for a quarter of an hour. What it gave up on is asked for again, until it expires. */
async function askAgain(tx: Database, at: Date) {
  const found = await tx
    .select({ businessId: invitations.businessId, invitationId: invitations.id })
    .from(invitations)
    .where(
      and(
        lt(invitations.mailsSent, invitations.mailsWanted),
        inArray(invitations.state, [...openStates]),
        lt(invitations.askedAt, new Date(at.getTime() - lostAfter)),
      ),
    )
    .limit(together)
    .for('update', { skipLocked: true })
  await ask(tx, found, at, { isOneMore: false })
  const ids = found.map(({ invitationId }) => invitationId)
  await forgetFailedJobs(tx, 'invitations.send', { field: 'invitationId', ids })
  return found.length
}

async function ask(
  tx: Database,
  found: { businessId: string; invitationId: string }[],
  at: Date,
  { isOneMore }: { isOneMore: boolean },
) {
  if (found.length === 0) return
  const pairs = JSON.stringify(found)
  await tx.execute(sql`
    update invitations set asked_at = ${at.toISOString()}, updated_at = ${at.toISOString()},
      mails_wanted = mails_wanted + ${isOneMore ? 1 : 0}
    from json_to_recordset(${pairs}::json) as due ("businessId" uuid, "invitationId" uuid)
    where business_id = due."businessId" and id = due."invitationId"`)
  await enqueueAll(tx, 'invitations.send', found)
}
