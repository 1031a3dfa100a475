import { countAgainst, type Limit, networkOf } from '#app/platform/rate-limit.server.ts'
import { invalid } from '#app/platform/refusal.ts'
import { readContactTicket } from './contact-ticket.server.ts'
import { trapField } from './honeypot.ts'

const hour = 3600
const messagesFrom: Limit = { name: 'contact-from', points: 60, perSeconds: hour }
const hastyMessagesFrom: Limit = { name: 'contact-from-hasty', points: 20, perSeconds: hour }

/**
 * What a message goes through before it is taken. A filled trap is refused with 422, too many from one network
 * with 429. Who opened our form and took their time may send more; nobody is asked to prove anything.
 */
export async function defendContact(values: Record<string, string>, address: string) {
  if (values[trapField]) throw invalid('The hidden field has to stay empty.')
  const { contactId, isTrusted } = readContactTicket(values.ticket ?? '')
  await countAgainst(isTrusted ? messagesFrom : hastyMessagesFrom, networkOf(address))
  return contactId
}
