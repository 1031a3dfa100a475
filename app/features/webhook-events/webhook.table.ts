import { jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, updatedAt } from '#app/platform/columns.server.ts'
import {
  type DeliveryType,
  pauseReasons,
  type WebhookEvent,
  type WebhookFormat,
  webhookFormats,
} from './webhook.vocabulary.ts'

const time = () => timestamp({ withTimezone: true })

// Kept: addresses that get events, with encrypted secrets | business | until the owner deletes them | with businesses
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    url: text().notNull(),
    format: text({ enum: Object.keys(webhookFormats) as [WebhookFormat] }).notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    encryptedSecret: bytes().notNull(),
    /** The secret before a rotation, which also signs until `replacedUntil`. */
    replacedSecret: bytes(),
    replacedUntil: time(),
    pausedAt: time(),
    pausedBecause: text({ enum: pauseReasons }),
    createdBy: uuid().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

// Kept: what was sent without anybody’s words, what was answered | business | 30 days; 400 days for findings, without the answer | job webhooks.forget-old; with webhook_endpoints
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    businessId: uuid().notNull(),
    endpointId: uuid().notNull(),
    /** The receiver's `webhook-id`, the same at each try. */
    eventId: uuid().notNull(),
    type: text().$type<DeliveryType>().notNull(),
    /** Id of the review or the invitation. */
    subjectId: uuid(),
    /** The data of a finding, as it was then. */
    data: jsonb().$type<Record<string, unknown>>(),
    state: text({ enum: ['due', 'sent', 'failed'] })
      .notNull()
      .default('due'),
    tries: smallint().notNull().default(0),
    dueAt: time().notNull(),
    /** Set while a worker is sending it, or was killed while doing so. */
    leasedUntil: time(),
    /** The JSON of the last try, without anybody's words. */
    sent: text(),
    status: smallint(),
    answer: text(),
    triedAt: time(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.endpointId, table.eventId] })],
)

export type WebhookEndpoint = typeof webhookEndpoints.$inferSelect
export type WebhookDelivery = typeof webhookDeliveries.$inferSelect
