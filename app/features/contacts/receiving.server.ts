import type { Database } from '#app/platform/database.server.ts'
import { errorsByField } from '#app/platform/form-errors.ts'
import { refusalOf } from '#app/platform/unavailable.server.ts'
import { type ContactSource, newContact } from './contact.schema.ts'
import { defendContact } from './contact-defence.server.ts'
import { sendContact } from './contacting.server.ts'

type SentForm = {
  values: Record<string, string>
  source: ContactSource
  /** Of the client. */
  address: string
  userAgent: string | null
}

export type ContactReceived =
  | { status: 201; id: string; wantsNewsletter: boolean }
  /** `failure`: an error of our own, to be logged. */
  | { status: number; errors: Record<string, string>; failure?: unknown }

/**
 * Takes the contact form of both doors. Whatever goes wrong becomes a status: the form comes back with what was
 * typed, even when the failure is ours.
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
    const refusal = refusalOf(error)
    return refusal ? { status: refusal.status, errors: {} } : { status: 500, errors: {}, failure: error }
  }
}
