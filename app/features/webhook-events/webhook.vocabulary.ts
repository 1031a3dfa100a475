export const webhookEvents = {
  'review.published': 'A review is published',
  'review.changed': 'A review is edited, hidden or shown again',
  'review.replied': 'You reply, or edit or delete the reply',
  'review.withdrawn': 'An author withdraws or erases a review',
  'review.removed': 'The operator removes a review',
  'invitation.sent': 'An invitation is mailed',
  'invitation.started': 'A customer begins to write',
  'invitation.completed': 'A customer has written a review',
  'invitation.ended': 'An invitation is cancelled, declined, undelivered or expired',
  'finding.new': 'A finding is new',
  'finding.solved': 'A finding is solved',
} as const
export type WebhookEvent = keyof typeof webhookEvents
export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[]
/** `test`: sent by the owner. */
export type DeliveryType = WebhookEvent | 'test'

export const webhookFormats = {
  standard: 'JSON, signed (Standard Webhooks)',
  slack: 'Slack message',
  teams: 'Microsoft Teams message',
} as const
export type WebhookFormat = keyof typeof webhookFormats

export const webhookLimits = { ofBusiness: 10, url: { max: 500 }, listed: 100 }

export const pauseReasons = ['owner', 'gone', 'failing'] as const
export type PauseReason = (typeof pauseReasons)[number]
