import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { type ContactMove, contactStatusText, isSettled, nextStatuses } from './contact.schema.ts'
import { contactMoves, contacts } from './contact.table.ts'

/**
 * Moves a contact message on and writes down who did it. Of two operators who move it at once, the second is
 * told where it stands.
 */
export async function moveContact(
  db: Database,
  { contactId, status }: ContactMove,
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
      throw conflict(`This message is ${contactStatusText[contact.status].toLowerCase()} already.`)
    const at = now()
    await tx
      .update(contacts)
      .set({ status, settledAt: isSettled(status) ? at : null, updatedAt: at })
      .where(eq(contacts.id, contactId))
    await tx.insert(contactMoves).values({
      contactId,
      id: uuidv7(),
      fromStatus: contact.status,
      toStatus: status,
      movedBy: userId,
      movedAt: at,
    })
  })
}
