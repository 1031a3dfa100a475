import { z } from 'zod'
import {
  type WebhookFormat,
  webhookEventNames,
  webhookFormats,
  webhookLimits,
} from '#app/features/webhook-events/webhook.vocabulary.ts'
import { typedLine } from '#app/platform/typed-text.ts'

/** An address that we post to: https on its usual port, without a password. What it leads to is checked at each request. */
export const newWebhook = z
  .object({
    url: typedLine({
      min: 1,
      max: webhookLimits.url.max,
      tooShort: 'Please enter the address',
      tooLong: 'The address may have at most 500 characters',
    }).refine((text) => URL.canParse(text), 'Please enter a whole address, beginning with https://'),
    format: z.enum(Object.keys(webhookFormats) as WebhookFormat[], 'Please choose a format'),
    events: z.array(z.enum(webhookEventNames)).min(1, 'Please choose at least one event'),
  })
  .brand<'NewWebhook'>()
export type NewWebhook = z.output<typeof newWebhook>
