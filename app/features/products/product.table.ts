import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '#app/platform/columns.server.ts'

/** A name that reviews were written under, and until when (ISO 8601). */
export type FormerProductName = { name: string; until: string }

// Kept: what a business sells and has reviewed: names, addresses, pictures | business | until the business removes it; with reviews, as long as the business | with businesses
export const products = pgTable(
  'products',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    reference: text().notNull(),
    name: text().notNull(),
    address: text(),
    brand: text(),
    gtin: text(),
    pictureId: uuid(),
    pictureWidth: integer(),
    pictureHeight: integer(),
    formerNames: jsonb().$type<FormerProductName[]>().notNull().default([]),
    /** When it stopped being sold; null while it is sold. */
    endedAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

export type Product = typeof products.$inferSelect
