import { setTimeout as sleep } from 'node:timers/promises'

/** An opened form. Every try sends the same content. */
export type Form = { businessId: string; ticket: string; text: string; address: string; openedAt: number }
export type Acknowledged = {
  businessId: string
  reviewId: string
  text: string
  address: string
  receiptAddress: string
}

let visitors = 0

/** Of a domain of their own, because mails to one domain are limited. */
export const emailOf = ({ address }: { address: string }) => `visitor@${address.replaceAll('.', '-')}.example`

/** Opens the review form as a browser would, and reads its ticket, which holds the submission key. */
export async function openForm(origin: string, businessId: string): Promise<Form> {
  const number = ++visitors
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const response = await fetch(`${origin}/review?business=${businessId}`, {
    headers: { 'x-forwarded-for': address },
  })
  const ticket = /<input[^>]*name="ticket"[^>]*value="([^"]+)"/.exec(await response.text())?.[1]
  if (!ticket) throw new Error(`The review form came without a ticket (${response.status}).`)
  return {
    businessId,
    ticket,
    text: `Visitor ${number} was pleased with everything.`,
    address,
    openedAt: Date.now(),
  }
}

/**
 * Sends a form until it is acknowledged, as a person would press the button again. Throws on any response but an
 * acknowledgement, 503 or 429: a form that was cut off with the process under it has counted against its visitor's limits.
 */
export async function submit(
  origin: string,
  form: Form,
  onRetry: () => void,
  pauseMs = 20,
): Promise<Acknowledged> {
  await sleep(Math.max(0, form.openedAt + 3_100 - Date.now()))
  const body = new URLSearchParams({
    rating: '5',
    title: '',
    text: form.text,
    authorName: 'A visitor',
    authorEmail: emailOf(form),
    consentShow: 'on',
    ticket: form.ticket,
  })
  const deadline = Date.now() + 90_000
  while (Date.now() < deadline) {
    const response = await fetch(`${origin}/review?business=${form.businessId}`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { origin, 'x-forwarded-for': form.address },
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined)
    const location = response?.headers.get('location')
    await response?.body?.cancel()
    if (response?.status === 303 && location) return acknowledged(form, location)
    if (response && ![429, 503].includes(response.status))
      throw new Error(`A form was answered ${response.status}.`)
    onRetry()
    await sleep(pauseMs)
  }
  throw new Error('A form was not acknowledged within 90 s.')
}

/** The thank-you page's address holds what was saved, signed: `base64url(time business review).mac`. */
function acknowledged({ businessId, text, address }: Form, location: string): Acknowledged {
  const signed = location.split('/').at(-1)!
  const [, business, reviewId = ''] = Buffer.from(signed.split('.')[0]!, 'base64url').toString().split(' ')
  if (business !== businessId) throw new Error(`The acknowledgement names another business: ${location}`)
  return { businessId, reviewId, text, address, receiptAddress: `/review/receipt/${signed}` }
}
