import { pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt } from '#app/platform/columns.server.ts'

const time = () => timestamp({ withTimezone: true })

/** Somebody wrote to the operator for their data, or to have it erased. Deleted when that is done, stopped or over. */
// Kept: a letter for somebody’s data or erasure | visitor | until it is done, 14 days with a code, 37 with a notice | job operator.forget-requests; the operator answers it
export const personRequests = pgTable('person_requests', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  askedBy: uuid(),
  /** Keyed, of the code that was mailed last. */
  codeHash: bytes(),
  codeTries: smallint().notNull().default(0),
  /** The code was given. */
  provenAt: time(),
  /** Without the mailbox: how the person showed who they are. */
  identity: text(),
  /** When the notice about that went out; a week later it counts. */
  notifiedAt: time(),
  expiresAt: time().notNull(),
  createdAt: createdAt(),
})

export type PersonRequest = typeof personRequests.$inferSelect
