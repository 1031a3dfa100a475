import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import type { ContactSource, NewContact } from './contact.schema.ts'
import { contacts } from './contact.table.ts'
import { countEvent } from './event-counting.server.ts'
import { requestSubscription } from './newsletter.server.ts'

type Sent = { contactId: string; contact: NewContact; source: ContactSource; userAgent: string | null }

const maxUserAgent = 500

/**
 * Stores a contact message, counts it and queues the mail to the operator, all or nothing. The same form sent again
 * changes nothing, unless its text was changed: that is a new message. Returns its id.
 */
export async function sendContact(db: Database, sent: Sent): Promise<string> {
  const isNew = await insertContact(db, sent)
  if (isNew || (await isSame(db, sent))) return sent.contactId
  return sendContact(db, { ...sent, contactId: uuidv7() })
}

async function isSame(db: Database, { contactId, contact: { email, subject, message } }: Sent) {
  const same = and(eq(contacts.email, email), eq(contacts.subject, subject), eq(contacts.message, message))
  return (await db.$count(contacts, and(eq(contacts.id, contactId), same))) > 0
}

function insertContact(db: Database, { contactId, contact, source, userAgent }: Sent) {
  return db.transaction(async (tx) => {
    const at = now()
    const inserted = await tx
      .insert(contacts)
      .values({
        ...contact,
        id: contactId,
        source,
        userAgent: shortened(userAgent),
        ipAddress: null,
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing({ target: contacts.id })
      .returning({ id: contacts.id })
    if (inserted.length === 0) return false
    const { contactType, isUrgent } = contact
    await countEvent(tx, { name: 'contact_form_submit', label: contactType, value: isUrgent ? 2 : 1 })
    await enqueue(tx, 'contacts.notify-operator', { contactId })
    if (contact.wantsNewsletter)
      await requestSubscription(tx, { email: contact.email, source: 'contact_form' })
    return true
  })
}

/** Counts characters as the database does. */
const shortened = (text: string | null) =>
  text && [...text.replaceAll('\u0000', '').toWellFormed()].slice(0, maxUserAgent).join('')
