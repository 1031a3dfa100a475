import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#app/platform/columns.server.ts'

const moment = () => timestamp({ withTimezone: true })

// Kept: who watches our public log: key, address, when it last did | nobody | until the operator removes it | stays
export const witnesses = pgTable('witnesses', {
  vkey: text().primaryKey(),
  url: text().notNull(),
  /** The newest size that it cosigned. */
  size: bigint({ mode: 'number' }).notNull().default(0),
  seenAt: moment(),
  /** Why it did not cosign when it was last asked. */
  problem: text(),
})

// Kept: the public logs of other services that we watch, with the newest checkpoint | nobody | until the operator removes it | stays
export const watchedLogs = pgTable('watched_logs', {
  origin: text().primaryKey(),
  vkey: text().notNull(),
  url: text().notNull(),
  size: bigint({ mode: 'number' }).notNull().default(0),
  root: bytes(),
  /** With the log's signature and ours. */
  note: text(),
  cosignedAt: moment(),
})

// Kept: signed checkpoints of other services' logs that do not fit | nobody | for good | stays
export const logEvidence = pgTable('log_evidence', {
  id: uuid().primaryKey(),
  origin: text().notNull(),
  /** Two roots of one size prove a fork; a proof that does not fit may be anybody's. */
  kind: text({ enum: ['fork', 'proof'] }).notNull(),
  held: text().notNull(),
  sent: text().notNull(),
  foundAt: moment().notNull().defaultNow(),
})
