import { newContact } from '#app/features/contacts/contact.schema.ts'
import { defendContact } from '#app/features/contacts/contact-defence.server.ts'
import { sendContact } from '#app/features/contacts/contacting.server.ts'
import type { RequestFacts } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { errorsByField } from '#app/platform/form-errors.ts'
import { refusalOf } from '#app/platform/unavailable.server.ts'

type Sent = {
  values: Record<string, string>
  source: Parameters<typeof sendContact>[1]['source']
  facts: RequestFacts
  request: Request
}

export type ContactReceived =
  | { status: 201; id: string; wantsNewsletter: boolean }
  | { status: number; errors: Record<string, string> }

/**
 * What both contact doors do with a form. Whatever goes wrong becomes a status: the form comes back with what was
 * typed, even when it was our fault, which is then logged as ever.
 */
export async function receiveContact({ values, source, facts, request }: Sent): Promise<ContactReceived> {
  const parsed = newContact.safeParse(values)
  if (!parsed.success) return { status: 422, errors: errorsByField(parsed.error) }
  try {
    const contactId = await defendContact(values, facts.address)
    const userAgent = request.headers.get('user-agent')
    const id = await sendContact(db, { contactId, contact: parsed.data, source, userAgent })
    return { status: 201, id, wantsNewsletter: parsed.data.wantsNewsletter }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) facts.failure = error
    return { status: refusal?.status ?? 500, errors: {} }
  }
}
