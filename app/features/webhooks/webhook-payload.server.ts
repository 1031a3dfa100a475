import type { Business } from '#app/features/businesses/business.table.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { readReview } from '#app/features/inbox/review-detail.server.ts'
import { findListed } from '#app/features/invitations/list-invitations.server.ts'
import type { WebhookDelivery } from '#app/features/webhook-events/webhook.table.ts'
import { type WebhookFormat, webhookEvents } from '#app/features/webhook-events/webhook.vocabulary.ts'
import { countOf } from '#app/languages/format.ts'
import type { Database } from '#app/platform/database.server.ts'
import { Refusal } from '#app/platform/refusal.ts'
import { addressOf } from '#app/platform/site.server.ts'

type Described = { data: Record<string, unknown>; sentence: string; address: string }

/**
 * What an address is told of an event, read when it is sent: a review that its author erased since has no words any more.
 * Words of reviews only while they are public; of invitations never whom.
 */
export async function describeDelivery(
  db: Database,
  business: Business,
  { businessId, type, subjectId, data }: WebhookDelivery,
): Promise<Described> {
  if (type === 'test')
    return {
      data: { message: `A test of ${business.name}` },
      sentence: `A test: ${business.name} is connected.`,
      address: addressOf('/business/integrations/webhooks'),
    }
  const happened = webhookEvents[type]
  if (type.startsWith('finding.')) {
    const { topic, side, reviews } = data as { topic: string; side: string; reviews: number }
    const they = side === 'praise' ? 'praise' : 'complain about'
    return {
      data: data!,
      sentence: `${happened}: ${countOf(reviews, 'review')} ${they} ${topic}.`,
      address: addressOf('/business/ai-sentiments/suggestions'),
    }
  }
  const gone = { data: { id: subjectId }, sentence: `${happened}.`, address: addressOf('/business/reviews') }
  try {
    if (type.startsWith('invitation.')) {
      const found = await findListed(db, { businessId, invitationId: subjectId! })
      const { id, state, orderReference, mailsSent, at } = found
      const order = orderReference ? ` (order ${orderReference})` : ''
      return {
        data: { id, state, orderReference, mailsSent, changedAt: at },
        sentence: `${happened}${order}.`,
        address: addressOf('/business/invitations'),
      }
    }
    return describeReview(happened, await readReview(db, businessId, subjectId!))
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return gone
    throw error
  }
}

function describeReview(happened: string, review: Awaited<ReturnType<typeof readReview>>): Described {
  const {
    id,
    standing: state,
    rating,
    provenance,
    writtenAt,
    title,
    text,
    authorName,
    reply,
    challenge,
  } = review
  const isPublic = state === 'published' && !challenge?.isHidden
  const address = addressOf(inboxAddress({ review: id }))
  const words = isPublic
    ? { title, text, authorName, reply: reply && { text: reply.text, at: reply.at } }
    : { title: null, text: null, authorName: null, reply: null }
  const quote = words.text ? ` “${cut(words.text)}”` : ''
  const by = words.authorName ? `, ${words.authorName}` : ''
  return {
    data: { id, state, rating, provenance, writtenAt, ...words, address },
    sentence: `${happened}: ${countOf(rating, 'star')}${by}.${quote}`,
    address,
  }
}

const cut = (text: string) => (text.length > 280 ? `${text.slice(0, 279).toWellFormed()}…` : text)

/** The words of people: they are sent, and not kept with the delivery. */
const words = ['title', 'text', 'authorName']
export const withoutWords = (payload: object) =>
  JSON.stringify(payload, (name, value) => (words.includes(name) && value ? '…' : value))

export function bodyOf(format: WebhookFormat, { sentence, address }: Described, payload: object): string {
  if (format === 'slack') return JSON.stringify({ text: `${escaped(sentence)} <${address}>` })
  if (format === 'standard') return JSON.stringify(payload)
  return JSON.stringify({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [{ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: sentence }] }],
          actions: [{ type: 'Action.OpenUrl', title: 'Open', url: address }],
        },
      },
    ],
  })
}

/** Of Slack: an author's “<!channel>” must call nobody. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
