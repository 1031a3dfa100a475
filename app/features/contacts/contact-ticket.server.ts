import { v7 as uuidv7 } from 'uuid'
import { now, seconds } from '#app/platform/clock.ts'
import { sign, verify } from '#app/platform/signed.server.ts'

const shortestVisit = seconds(3)

/** Comes with each form and goes back with it: which message it will be, and when the form was opened. */
export const issueContactTicket = () => sign('contact-form', uuidv7())

/**
 * The id of the message to be, so that the same form sent twice is one message, and whether a person had the time
 * to fill it in. A form without a valid ticket gets an id and no such trust.
 */
export function readContactTicket(ticket: string) {
  const verified = verify('contact-form', ticket)
  if (!verified) return { contactId: uuidv7(), isTrusted: false }
  return {
    contactId: verified.payload,
    isTrusted: now().getTime() - verified.signedAt >= shortestVisit,
  }
}
