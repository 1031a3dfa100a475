import { createHash, randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#app/platform/database.server.ts'
import type { LogEntryKind } from './log.schema.ts'
import { logEntries, receipts } from './log.table.ts'
import { currentKeyId, signStatement } from './signing.server.ts'

/** What happened to a review. `content` is what the commitment binds us to: ids, words, numbers, times. */
export type Act = {
  businessId: string
  reviewId: string
  kind: LogEntryKind
  at: Date
  content: Record<string, string | number | boolean | null>
}

export type LogEntry = { entry: typeof logEntries.$inferInsert; receipt: typeof receipts.$inferInsert }

/**
 * Prepares a log entry of the log and the receipt that opens it, without writing them.
 *
 * The log holds a salted commitment, SHA-256(salt ‖ content), which tells nothing by itself. Erasing the
 * salt makes it impossible to link it to anybody, while the log stays whole.
 */
export function makeLogEntry({ businessId, reviewId, kind, at, content }: Act): LogEntry {
  const id = uuidv7()
  const salt = randomBytes(32)
  const commitment = commitTo(salt, { kind, businessId, reviewId, at: at.toISOString(), ...content })
  const keyId = currentKeyId()
  const statement = JSON.stringify({
    version: 1,
    entry: id,
    business: businessId,
    kind,
    at: at.toISOString(),
    commitment: commitment.toString('base64'),
    key: keyId,
  })
  return {
    entry: { businessId, id, kind, commitment, createdAt: at },
    receipt: {
      businessId,
      entryId: id,
      reviewId,
      salt,
      statement,
      keyId,
      signature: signStatement(statement),
    },
  }
}

/** Writes entries and receipts; call it in the transaction of the act itself. */
export async function appendLogEntries(db: Database, acts: Act[]) {
  const made = acts.map(makeLogEntry)
  await db.insert(logEntries).values(made.map(({ entry }) => entry))
  await db.insert(receipts).values(made.map(({ receipt }) => receipt))
  return made
}

/** SHA-256 over the salt and the canonical JSON (keys sorted, no spaces) of the content. 32 bytes. */
export function commitTo(salt: Buffer, content: Record<string, string | number | boolean | null>) {
  const canonical = JSON.stringify(
    Object.fromEntries(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1))),
  )
  return createHash('sha256').update(salt).update(canonical).digest()
}
