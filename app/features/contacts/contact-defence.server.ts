import { limits } from '#app/limits.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { invalid } from '#app/platform/refusal.ts'
import { readContactTicket } from './contact-ticket.server.ts'
import { honeypotField } from './honeypot.ts'

/**
 * What a message goes through before it is taken. A filled trap is refused with 422, too many from one network
 * with 429. Who opened our form and took their time may send more; nobody is asked to prove anything.
 */
export async function defendContact(values: Record<string, string>, address: string) {
  if (values[honeypotField]) throw invalid('The hidden field has to stay empty.')
  const { contactId, isTrusted } = readContactTicket(values.ticket ?? '')
  const { contactMessagesFromNetwork, hastyContactMessagesFromNetwork } = limits
  await countAgainst(isTrusted ? contactMessagesFromNetwork : hastyContactMessagesFromNetwork, address)
  return contactId
}
