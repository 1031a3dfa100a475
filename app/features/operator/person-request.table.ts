import { pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt } from '#app/platform/columns.server.ts'

const time = () => timestamp({ withTimezone: true })

/** Somebody wrote to the operator for their data, or to have it erased. Deleted when that is done, stopped or over. */
// Kept: a letter for somebody’s data or erasure | visitor | until it is done, 14 days with a code, 37 with a notice | job operator.forget-requests; the operator answers it
export const personRequests = pgTable('person_requests', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  askedBy: uuid(),
  /** Keyed hash of the code that was mailed last. */
  codeHash: bytes(),
  codeTries: smallint().notNull().default(0),
  /** When the code was given; null before. */
  provenAt: time(),
  /** How the person showed who they are, for a request without a code; null with one. */
  identity: text(),
  /** When the notice about such a request went out; it counts a week later. */
  notifiedAt: time(),
  expiresAt: time().notNull(),
  createdAt: createdAt(),
})

export type PersonRequest = typeof personRequests.$inferSelect
