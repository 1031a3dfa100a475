import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import type { StatusChange } from './contact.schema.ts'
import { contactStatusChanges, contacts } from './contact.table.ts'
import { contactStatusText, isSettled, nextStatuses } from './contact.vocabulary.ts'

/**
 * Changes the status of a message and records who did it. If two operators do so at once, the second is told the
 * current status.
 */
export async function changeStatus(
  db: Database,
  { contactId, status }: StatusChange,
  { userId }: { userId: string },
) {
  await db.transaction(async (tx) => {
    const [contact] = await tx
      .select({ status: contacts.status })
      .from(contacts)
      .where(eq(contacts.id, contactId))
      .for('update')
    if (!contact) throw notFound('message')
    if (!nextStatuses[contact.status].includes(status))
      throw conflict(`This message is already ${contactStatusText[contact.status].toLowerCase()}.`)
    const at = now()
    await tx
      .update(contacts)
      .set({ status, settledAt: isSettled(status) ? at : null, updatedAt: at })
      .where(eq(contacts.id, contactId))
    await tx.insert(contactStatusChanges).values({
      contactId,
      id: uuidv7(),
      fromStatus: contact.status,
      toStatus: status,
      changedBy: userId,
      changedAt: at,
    })
  })
}
