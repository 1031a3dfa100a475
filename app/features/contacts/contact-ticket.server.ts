import { v7 as uuidv7 } from 'uuid'
import { hours, now, seconds } from '#app/platform/clock.ts'
import { sign, verify } from '#app/platform/signed.server.ts'

const purpose = 'contact-form'
const lifetime = hours(48)
const shortestVisit = seconds(3)

/** Comes with each form and goes back with it: which message it will be, and when the form was opened. */
export const issueContactTicket = () => sign(purpose, `${uuidv7()} ${now().getTime()}`)

/**
 * The id of the message to be, so that the same form sent twice is one message, and whether somebody may have
 * filled it in by hand. A form without a ticket of ours gets an id and no such trust.
 */
export function readContactTicket(ticket: string) {
  const [contactId, openedAt] = verify(purpose, ticket)?.split(' ') ?? []
  if (!contactId) return { contactId: uuidv7(), isTrusted: false }
  const age = now().getTime() - Number(openedAt)
  return { contactId, isTrusted: age >= shortestVisit && age <= lifetime }
}
