import { areEqual, deriveKeys } from '#app/platform/secret.server.ts'

/** What became of a mail after a mail server took it. */
export type MailEvent = {
  kind: 'bounced' | 'complained' | 'unsubscribed'
  email: string
  /** Of the mail, where the provider kept our Message-ID; else empty. */
  messageId: string
  /** The provider's words. */
  said: string
}

type Json = Record<string, unknown>

/**
 * The events in a webhook of a mail provider: Postmark, SendGrid, Mailgun, Amazon SES (through SNS), Brevo, Resend, or
 * our own plain format. Temporary failures (mailbox full, greylisting) and unknown events are left out.
 */
export function readMailEvents(body: unknown): MailEvent[] {
  const items = Array.isArray(body) ? body : isJson(body) && Array.isArray(body.events) ? body.events : [body]
  return items.filter(isJson).flatMap((item) => Object.values(readers).flatMap((read) => read(item)))
}

/** One reader for each format. Each returns nothing for the others' events. */
const readers: Record<string, (item: Json) => MailEvent[]> = {
  // { "type": "bounce", "email": "…", "messageId": "…" }
  plain: ({ type, email, messageId, reason }) => event(kindIn(plainKinds, type), email, messageId, reason),
  postmark: ({ RecordType, Type, Email, MessageID, Description }) => {
    if (RecordType === 'SpamComplaint') return event('complained', Email, MessageID, Description)
    const isDead = RecordType === 'Bounce' && (Type === 'HardBounce' || Type === 'BadEmailAddress')
    return event(isDead ? 'bounced' : undefined, Email, MessageID, Description)
  },
  sendGridAndBrevo: (item) =>
    event(
      kindIn(sendGridAndBrevoKinds, item.event),
      item.email,
      item['smtp-id'] ?? item['message-id'],
      item.reason,
    ),
  mailgun: (item) => {
    const data = item['event-data']
    if (!isJson(data)) return []
    const kind =
      data.event === 'failed' && data.severity === 'permanent' ? 'bounced' : kindIn(mailgunKinds, data.event)
    return event(
      kind,
      data.recipient,
      at(data, 'message', 'headers', 'message-id'),
      at(data, 'delivery-status', 'description'),
    )
  },
  ses: readSes,
  resend: ({ type, data }) => {
    if (!isJson(data)) return []
    const isHard = type !== 'email.bounced' || at(data, 'bounce', 'type') !== 'Transient'
    const to = Array.isArray(data.to) ? data.to[0] : data.to
    return event(
      isHard ? kindIn(resendKinds, type) : undefined,
      to,
      data.message_id,
      at(data, 'bounce', 'message'),
    )
  },
}

type Kinds = Record<string, MailEvent['kind']>

/** Own entries alone: providers' names are strangers' input, and every object has a `constructor`. */
const kindIn = (kinds: Kinds, name: unknown) =>
  Object.hasOwn(kinds, text(name)) ? kinds[text(name)] : undefined

const plainKinds: Kinds = {
  bounce: 'bounced',
  complaint: 'complained',
  unsubscribe: 'unsubscribed',
}
const sendGridAndBrevoKinds: Kinds = {
  bounce: 'bounced',
  hard_bounce: 'bounced',
  invalid_email: 'bounced',
  spamreport: 'complained',
  spam: 'complained',
  unsubscribe: 'unsubscribed',
  unsubscribed: 'unsubscribed',
}
const mailgunKinds: Kinds = {
  complained: 'complained',
  unsubscribed: 'unsubscribed',
}
const resendKinds: Kinds = {
  'email.bounced': 'bounced',
  'email.complained': 'complained',
}

/** SNS wraps the notification as JSON text in `Message`. */
function readSes(item: Json): MailEvent[] {
  const inner = typeof item.Message === 'string' ? parse(item.Message) : item
  if (!isJson(inner)) return []
  const kind = inner.notificationType ?? inner.eventType
  const id = headerOf(inner, 'message-id')
  if (kind === 'Bounce' && at(inner, 'bounce', 'bounceType') === 'Permanent') {
    return recipients(inner, 'bounce', 'bouncedRecipients').flatMap((to) =>
      event('bounced', to.emailAddress, id, to.diagnosticCode),
    )
  }
  if (kind !== 'Complaint') return []
  return recipients(inner, 'complaint', 'complainedRecipients').flatMap((to) =>
    event('complained', to.emailAddress, id, 'Reported as spam'),
  )
}

function recipients(inner: Json, ...path: string[]) {
  const list = at(inner, ...path)
  return Array.isArray(list) ? list.filter(isJson) : []
}

function headerOf(inner: Json, name: string) {
  const headers = at(inner, 'mail', 'headers')
  if (!Array.isArray(headers)) return undefined
  return headers.filter(isJson).find((header) => text(header.name).toLowerCase() === name)?.value
}

/** In characters: longer than any id of ours. */
const mostOfId = 500

function event(kind: MailEvent['kind'] | undefined, email: unknown, id: unknown, said: unknown): MailEvent[] {
  const address = text(email).trim().toLowerCase()
  if (!kind || !address.includes('@') || address.length > 254) return []
  return [{ kind, email: address, messageId: text(id).slice(0, mostOfId), said: text(said).slice(0, 300) }]
}

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((inner, name) => (isJson(inner) ? inner[name] : undefined), value)
}

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text = (value: unknown) => (typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : '')

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** The keys with which a mail provider may post events: derived from SECRET, and from the one before a rotation. */
export const mailHookKeys = () => deriveKeys('mail-hook').map((key) => key.toString('base64url'))

export const isMailHookKey = (given: string) =>
  mailHookKeys().some((key) => areEqual(Buffer.from(given), Buffer.from(key)))
