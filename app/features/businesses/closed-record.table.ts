import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { earlierSigns, earlierStates, type FrozenRecord } from './closed-record.vocabulary.ts'

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

/** Keyed hashes of the accounts that handed a business over. */
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
