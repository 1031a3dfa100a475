import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

// Kept: when scheduled backups were made and tried, and how large they were | nobody | 90 days; the last good one stays | job backups.keep
export const backups = pgTable('backups', {
  id: uuid().primaryKey(),
  file: text().notNull(),
  startedAt: moment().notNull(),
  endedAt: moment(),
  state: text({ enum: ['running', 'good', 'failed'] }).notNull(),
  bytes: bigint({ mode: 'number' }),
  rowCount: bigint({ mode: 'number' }),
  /** A sentence for the operator. */
  problem: text(),
  drilledAt: moment(),
  /** `read`: no database could be made for it, and the file was read to its end. */
  drill: text({ enum: ['restored', 'read', 'failed'] }),
  drillProblem: text(),
  /** When the operators were told that backups or drills fail. */
  toldAt: moment(),
})
