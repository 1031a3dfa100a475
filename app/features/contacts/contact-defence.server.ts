import { v7 as uuidv7 } from 'uuid'
import { limits } from '#app/limits.ts'
import { now, seconds } from '#app/platform/clock.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { invalid } from '#app/platform/refusal.ts'
import { sign, verify } from '#app/platform/signed.server.ts'
import { honeypotField } from '#app/ui/honeypot-field.ts'

const minVisit = seconds(3)

/**
 * The checks against robots: a filled honeypot is refused with 422, too many messages from one network with 429. People
 * who opened our form and took their time get the higher limit. Nobody has to solve a puzzle.
 */
export async function defendContact(values: Record<string, string>, address: string) {
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
