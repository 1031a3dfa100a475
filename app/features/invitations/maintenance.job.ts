import { and, inArray, isNotNull, lt, lte } from 'drizzle-orm'
import { deleteOldUploads } from '#app/features/uploads/uploading.server.ts'
import { hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { invitationBatches, invitations } from './invitation.table.ts'
import { openStates } from './invitation-row.server.ts'
import { remindSome } from './reminding.server.ts'

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
  await db
    .update(invitations)
    .set({ state: 'expired', endedAt: at, updatedAt: at })
    .where(and(inArray(invitations.state, [...openStates]), lte(invitations.expiresAt, at)))
}
