import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** asked: the operator decides. carried: the record of the closed business is public on the page of the new one. */
const earlierStates = ['asked', 'carried', 'rejected'] as const

/**
 * Why two businesses may be one. Conclusive is `account` (same account, and same domain or name); the others ask the
 * operator.
 */
const earlierSigns = ['account', 'domain', 'name'] as const
export type EarlierSign = (typeof earlierSigns)[number]

/** The numbers of a business on the day it was closed. Times in ISO 8601. */
export type FrozenRecord = {
  since: string
  received: number
  published: number
  byStars: Record<1 | 2 | 3 | 4 | 5, number>
  average: number | null
  withdrawn: number
  removed: number
  removedByReason: Record<string, number>
}

/** What stays of a closed business for two years: numbers and keyed hashes, no text, author or owner. */
// Kept: numbers of a closed business, with keyed hashes | business | {recordYears} years | job deletion.erase-closed
export const closedRecords = pgTable('closed_records', {
  id: uuid().primaryKey(),
  /** Null once the business is erased. */
  closedBusinessId: uuid(),
  accountHashes: text().array().notNull(),
  nameKeys: text().array().notNull(),
  domainHashes: text().array().notNull(),
  provenDomainHashes: text().array().notNull(),
  closedAt: timestamp({ withTimezone: true }).notNull(),
  frozen: jsonb().$type<FrozenRecord>().notNull(),
})

/** Closed businesses that are, or may be, earlier ones of a business. */
// Kept: which record belongs to which business | business | {recordYears} years, as the record | with closed_records; with businesses
export const earlierBusinesses = pgTable(
  'earlier_businesses',
  {
    businessId: uuid().notNull(),
    recordId: uuid().notNull(),
    state: text({ enum: earlierStates }).notNull(),
    sign: text({ enum: earlierSigns }).notNull(),
    /** What the owner says against it. */
    objection: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.recordId] })],
)

// Kept: keyed hashes of accounts that handed a business over | account | one year | job deletion.erase-closed; with businesses
export const formerOwners = pgTable(
  'former_owners',
  {
    businessId: uuid().notNull(),
    accountHash: text().notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.accountHash] })],
)
