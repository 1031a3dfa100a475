import { and, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { requestSubscription } from '#app/features/newsletter/newsletter.server.ts'
import { dayOf, now, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { errorsByField } from '#app/platform/form.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { invalid } from '#app/platform/refusal.ts'
import { sign, verify } from '#app/platform/secret.server.ts'
import { toRefusal } from '#app/platform/unavailable.server.ts'
import { limits } from '#app/rate-limits.ts'
import { honeypotField } from '#app/ui/honeypot-field.ts'
import { type ContactSource, type NewContact, newContact } from './contact.schema.ts'
import { contacts, eventCounts } from './contact.table.ts'

type SentForm = {
  values: Record<string, string>
  source: ContactSource
  /** The client's network address. */
  address: string
  userAgent: string | null
}

type ContactReceived =
  | { status: 201; id: string; wantsNewsletter: boolean }
  /** `failure`: an error of our own, to be logged. */
  | { status: number; errors: Record<string, string>; failure?: unknown }

/**
 * Takes the contact form from the page and from the script. Whatever goes wrong becomes a status: the form comes back with
 * what was typed, even when the failure is ours.
 */
export async function receiveContact(db: Database, sent: SentForm): Promise<ContactReceived> {
  const { values, source, address, userAgent } = sent
  const parsed = newContact.safeParse(values)
  if (!parsed.success) return { status: 422, errors: errorsByField(parsed.error) }
  const contact = parsed.data
  try {
    const contactId = await defendContact(values, address)
    const id = await sendContact(db, { contactId, contact, source, userAgent })
    return { status: 201, id, wantsNewsletter: contact.wantsNewsletter }
  } catch (error) {
    const refusal = toRefusal(error)
    return refusal ? { status: refusal.status, errors: {} } : { status: 500, errors: {}, failure: error }
  }
}

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
    await countSubmission(tx, { contactType, isUrgent })
    await enqueue(tx, 'contacts.notify-operator', { contactId })
    if (contact.wantsNewsletter)
      await requestSubscription(tx, { email: contact.email, source: 'contact_form' })
    return true
  })
}

/** Counts a message in the caller's transaction by day (UTC) and type; an urgent one is worth two. Stores no personal data. */
export async function countSubmission(
  tx: Database,
  { contactType, isUrgent }: Pick<NewContact, 'contactType' | 'isUrgent'>,
) {
  await tx
    .insert(eventCounts)
    .values({
      day: dayOf(now()),
      name: 'contact_form_submit',
      label: contactType,
      count: 1,
      value: isUrgent ? 2 : 1,
    })
    .onConflictDoUpdate({
      target: [eventCounts.day, eventCounts.name, eventCounts.label],
      set: { count: sql`${eventCounts.count} + 1`, value: sql`${eventCounts.value} + excluded.value` },
    })
}

/** Counts characters as the database does. */
const shortened = (text: string | null) =>
  text && [...text.replaceAll('\u0000', '').toWellFormed()].slice(0, maxUserAgent).join('')

const minVisit = seconds(3)

/**
 * The checks against robots: a filled honeypot is refused with 422, too many messages from one network with 429. People
 * who opened our form and took their time get the higher limit. Nobody has to solve a puzzle.
 */
async function defendContact(values: Record<string, string>, address: string) {
  if (values[honeypotField]) throw invalid('The hidden field has to stay empty.')
  const { contactId, isTrusted } = readContactTicket(values.ticket ?? '')
  const { contactMessagesFromNetwork, hastyContactMessagesFromNetwork } = limits
  await countAgainst(isTrusted ? contactMessagesFromNetwork : hastyContactMessagesFromNetwork, address)
  return contactId
}

/** A hidden field of each form: the id of the message and when the form was opened. */
export const issueContactTicket = () => sign('contact-form', uuidv7())

/**
 * The id of the message, so that a form sent twice is one message, and whether a person had time to fill it in. A form
 * without a valid ticket gets an id and the lower limit.
 */
function readContactTicket(ticket: string) {
  const verified = verify('contact-form', ticket)
  if (!verified) return { contactId: uuidv7(), isTrusted: false }
  return {
    contactId: verified.payload,
    isTrusted: now().getTime() - verified.signedAt >= minVisit,
  }
}
