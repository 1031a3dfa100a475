import { type ContactSource, contactSources } from '#app/features/contacts/contact.schema.ts'
import { issueContactTicket, receiveContact } from '#app/features/contacts/receive-contact.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import type { Route } from './+types/contact-messages.ts'

// GET /contact/messages: what the form in a dialog needs before it opens.
export const loader = () => Response.json({ ticket: issueContactTicket() })

// POST /contact/messages: 201 with the new message's id; 422 with the errors by field.
export async function action({ request, context }: Route.ActionArgs) {
  const values = await readForm(request)
  const facts = factsOf(context)
  const received = await receiveContact(db, {
    values,
    source: sourceOf(values),
    address: facts.address,
    userAgent: request.headers.get('user-agent'),
  })
  const { status } = received
  if ('id' in received) return Response.json({ id: received.id }, { status })
  facts.failure = received.failure
  return Response.json({ errors: received.errors }, { status })
}

function sourceOf({ source }: Record<string, string>): ContactSource {
  return contactSources.find((known) => known === source) ?? 'contact_page'
}
