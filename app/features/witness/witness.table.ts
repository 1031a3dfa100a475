import { bigint, boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
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
  /** The checkpoint with the log's signature and ours. */
  note: text(),
  cosignedAt: moment(),
})

// Kept: signed checkpoints of other services' logs that do not fit | nobody | for good | stays
export const logEvidence = pgTable('log_evidence', {
  id: uuid().primaryKey(),
  origin: text().notNull(),
  /** Two roots of one size prove a fork; a proof that does not fit may be anybody's; an audit found the rest. */
  kind: text({ enum: ['fork', 'proof', 'audit'] }).notNull(),
  held: text().notNull(),
  sent: text().notNull(),
  foundAt: moment().notNull().defaultNow(),
  /** What an audit found. */
  found: text(),
})

// Kept: which logs of other services we audit, with the newest state that we found right | nobody | until the operator ends it | with watched_logs
export const logAudits = pgTable('log_audits', {
  origin: text().primaryKey(),
  size: bigint({ mode: 'number' }).notNull().default(0),
  root: bytes(),
  /** The checkpoint with the log's signature and the auditor's. */
  note: text(),
  auditedAt: moment(),
  /** Number of entries kept; those beyond `size` are not checked yet. */
  kept: bigint({ mode: 'number' }).notNull().default(0),
  /** Why it could not be read when it was last tried. */
  problem: text(),
  /** What the log did that breaks a promise; null if nothing. */
  wrong: text(),
  /** What the log signed proves this to anybody, so the log is not read any more. */
  isProven: boolean().notNull().default(false),
  busyUntil: moment(),
})

// Kept: the entries of those logs, which have no words and no names | nobody | until the operator ends the audit | with log_audits
export const logCopies = pgTable(
  'log_copies',
  {
    origin: text().notNull(),
    n: bigint({ mode: 'number' }).notNull(),
    entries: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.origin, table.n] })],
)
