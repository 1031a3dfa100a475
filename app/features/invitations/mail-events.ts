/** News of a mail that went out, whoever brought it. */
export type MailEvent = {
  kind: 'bounced' | 'complained' | 'unsubscribed'
  email: string
  /** Of the mail that it is about, where the provider kept ours. */
  invitationId: string | null
  said: string
}

type Json = Record<string, unknown>

/**
 * The events in what a mail provider posts: a list of our own plain form, or the form of Postmark, SendGrid,
 * Mailgun, Amazon SES (through SNS), Brevo or Resend. What may pass (a full mailbox, a greylisting) and what
 * we do not know is left out.
 */
export function readMailEvents(body: unknown): MailEvent[] {
  const items = Array.isArray(body) ? body : isJson(body) && Array.isArray(body.events) ? body.events : [body]
  return items.filter(isJson).flatMap((item) => readers.flatMap((read) => read(item)))
}

const readers: ((item: Json) => MailEvent[])[] = [
  // { "type": "bounce", "email": "…", "messageId": "…" }
  ({ type, email, messageId, reason }) => event(ours[text(type)], email, messageId, reason),
  ({ RecordType, Type, Email, MessageID, Description }) => {
    if (RecordType === 'SpamComplaint') return event('complained', Email, MessageID, Description)
    if (RecordType === 'SubscriptionChange') return []
    const isDead = RecordType === 'Bounce' && (Type === 'HardBounce' || Type === 'BadEmailAddress')
    return event(isDead ? 'bounced' : undefined, Email, MessageID, Description)
  },
  (item) => event(sendGrid[text(item.event)], item.email, item['smtp-id'] ?? item['message-id'], item.reason),
  (item) => {
    const data = item['event-data']
    if (!isJson(data)) return []
    const kind =
      data.event === 'failed' && data.severity === 'permanent' ? 'bounced' : mailgun[text(data.event)]
    return event(
      kind,
      data.recipient,
      at(data, 'message', 'headers', 'message-id'),
      at(data, 'delivery-status', 'description'),
    )
  },
  (item) => readSes(item),
  ({ type, data }) => {
    if (!isJson(data)) return []
    const isHard = type !== 'email.bounced' || at(data, 'bounce', 'type') !== 'Transient'
    const to = Array.isArray(data.to) ? data.to[0] : data.to
    return event(isHard ? resend[text(type)] : undefined, to, data.message_id, at(data, 'bounce', 'message'))
  },
]

const ours: Record<string, MailEvent['kind']> = {
  bounce: 'bounced',
  complaint: 'complained',
  unsubscribe: 'unsubscribed',
}
/** Brevo's names are among them. */
const sendGrid: Record<string, MailEvent['kind']> = {
  bounce: 'bounced',
  hard_bounce: 'bounced',
  invalid_email: 'bounced',
  spamreport: 'complained',
  spam: 'complained',
  unsubscribe: 'unsubscribed',
  unsubscribed: 'unsubscribed',
}
const mailgun: Record<string, MailEvent['kind']> = { complained: 'complained', unsubscribed: 'unsubscribed' }
const resend: Record<string, MailEvent['kind']> = {
  'email.bounced': 'bounced',
  'email.complained': 'complained',
}

/** SNS wraps the notification as text in `Message`. */
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

const uuidInId = /invitation\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/i

function event(kind: MailEvent['kind'] | undefined, email: unknown, id: unknown, said: unknown): MailEvent[] {
  const address = text(email).trim().toLowerCase()
  if (!kind || !address.includes('@') || address.length > 254) return []
  return [
    {
      kind,
      email: address,
      invitationId: uuidInId.exec(text(id))?.[1]?.toLowerCase() ?? null,
      said: text(said).slice(0, 300),
    },
  ]
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
