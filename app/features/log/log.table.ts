import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Act, Actor, Kind, Standing } from '#app/features/log-format/acts.ts'
import { bytes, createdAt } from '#app/platform/columns.server.ts'

// Kept: which case of the public log is a review's | nobody | as long as the review | with reviews
export const logCases = pgTable(
  'log_cases',
  {
    businessId: uuid().notNull(),
    reviewId: uuid().notNull(),
    caseId: bytes().notNull(),
    standing: text().$type<Standing>().notNull(),
    kind: text().$type<Kind>(),
    steps: integer().notNull(),
    day: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.reviewId] })],
)

// Kept: acts of the public log: kind, day, business, a random case and a commitment, which says nothing by itself | nobody | for good | stays
export const logLeaves = pgTable(
  'log_leaves',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    act: smallint().notNull(),
    actor: smallint().notNull(),
    /** Standing of the case before the act. */
    was: smallint().notNull(),
    day: integer().notNull(),
    step: integer().notNull(),
    entry: bytes().notNull(),
    /** Null until the act is in the log. */
    index: bigint({ mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

// Kept: what opens an act of the log: its salt, and its fields as they were hashed | author | as long as the review | with reviews
export const receipts = pgTable(
  'receipts',
  {
    businessId: uuid().notNull(),
    /** The id of the leaf that it opens. */
    id: uuid().notNull(),
    reviewId: uuid().notNull(),
    act: text().$type<Act>().notNull(),
    actor: text().$type<Actor>().notNull(),
    step: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    salt: bytes().notNull(),
    entry: bytes().notNull(),
    fields: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

// Kept: name, size and root of the public log | nobody | for good | stays
export const logState = pgTable('log_state', {
  one: boolean().primaryKey().default(true),
  origin: text().notNull(),
  size: bigint({ mode: 'number' }).notNull().default(0),
  root: bytes().notNull(),
  businesses: integer().notNull().default(0),
  /** The size that readers see. */
  published: bigint({ mode: 'number' }).notNull().default(0),
  /** Why nothing is signed. */
  frozen: text(),
  frozenAt: timestamp({ withTimezone: true }),
  /** Of APP_URL. A copy at another address signs nothing. */
  host: text(),
  /** The log's verifier key. */
  key: text(),
  /** The first index that the key signs for and, if it replaced another, since when. */
  keyFrom: bigint({ mode: 'number' }).notNull().default(0),
  keySince: timestamp({ withTimezone: true }),
  /** Lines of /log/keys. */
  formerKeys: text().notNull().default(''),
  /** Words that the next batch begins with. */
  announced: text().array().notNull().default(sql`'{}'`),
  /** Name, size and root of the log that was closed before this one. */
  after: text(),
  /** How many witnesses must have seen a checkpoint. */
  quorum: integer().notNull().default(0),
  /** When the operators were told that it is frozen. */
  toldAt: timestamp({ withTimezone: true }),
})

// Kept: the entries of the public log in order | nobody | for good | stays
export const logEntries = pgTable('log_entries', {
  index: bigint({ mode: 'number' }).primaryKey(),
  entry: bytes().notNull(),
})

// Kept: hashes of the public log's entries | nobody | for good | stays
export const logTiles = pgTable(
  'log_tiles',
  {
    level: integer().notNull(),
    n: bigint({ mode: 'number' }).notNull(),
    hashes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.level, table.n] })],
)

// Kept: how many acts and cases of each standing the log has of a business | nobody | for good | stays
export const logRegister = pgTable(
  'log_register',
  {
    level: integer().notNull(),
    n: integer().notNull(),
    /** The index of the tally from which on this node holds. */
    tally: bigint({ mode: 'number' }).notNull(),
    hash: bytes().notNull(),
    business: uuid(),
    record: bytes(),
  },
  (table) => [primaryKey({ columns: [table.level, table.n, table.tally] })],
)

// Kept: signed sizes and roots of the public log | nobody | for good | stays
export const logCheckpoints = pgTable('log_checkpoints', {
  size: bigint({ mode: 'number' }).primaryKey(),
  root: bytes().notNull(),
  note: text().notNull(),
  publishedAt: createdAt(),
})
