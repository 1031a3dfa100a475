import { jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { legalBases } from '#app/features/invitations/invitation.vocabulary.ts'
import type { Language } from '#app/languages/languages.ts'
import { bytes, createdAt, updatedAt } from '#app/platform/columns.server.ts'
import { type FetchedOrder, sourceKinds } from './order-source.vocabulary.ts'
import type { ReceivedOrder } from './received-order.schema.ts'

const time = () => timestamp({ withTimezone: true })

// Kept: a connected shop, with encrypted secrets | business | until the owner disconnects it | with businesses
export const orderSources = pgTable(
  'order_sources',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    kind: text({ enum: sourceKinds }).notNull(),
    name: text().notNull(),
    shop: text(),
    encryptedSecret: bytes(),
    replacedSecret: bytes(),
    replacedUntil: time(),
    encryptedToken: bytes(),
    legalBasis: text({ enum: legalBases }).notNull(),
    language: text().$type<Language>().notNull(),
    delayDays: smallint().notNull(),
    pausedAt: time(),
    refusedAt: time(),
    createdBy: uuid().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

// Kept: keyed hash of an order, its number at the provider | customer | as long as the business; the number goes with the customer | with businesses
export const orders = pgTable(
  'orders',
  {
    businessId: uuid().notNull(),
    keyHash: bytes().notNull(),
    sourceId: uuid().notNull(),
    providerId: text(),
    invitationId: uuid(),
    cancelledAt: time(),
    fetchedAt: time(),
    fetched: text().$type<FetchedOrder>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.keyHash] })],
)

// Kept: what a shop told of an order | customer | 30 days, at most 100 for each shop | job integrations.forget-expired; with order_sources
export const orderEvents = pgTable(
  'order_events',
  {
    businessId: uuid().notNull(),
    sourceId: uuid().notNull(),
    id: uuid().notNull(),
    keyHash: bytes().notNull(),
    reference: text(),
    received: jsonb().$type<ReceivedOrder>(),
    /** A sentence: what became of it. Null while it waits. */
    outcome: text(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.sourceId, table.id] })],
)

export type OrderSource = typeof orderSources.$inferSelect
