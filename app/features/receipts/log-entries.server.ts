import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { forgetAnswers, recordEvents } from '#app/features/webhooks/recording.server.ts'
import type { WebhookEvent } from '#app/features/webhooks/webhook.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import { insertRows } from '#app/platform/insert-rows.server.ts'
import type { LogEntryKind, Receipt, ReviewEntryKind } from './log.schema.ts'
import { logEntries, logSizes, receipts } from './log.table.ts'
import { currentKeyId, signStatement } from './sign-receipt.server.ts'

/** Something that happened to a review. The log entry commits us to its `content`: ids, words, numbers, times. */
export type ReviewEvent = {
  businessId: string
  reviewId: string
  kind: ReviewEntryKind
  at: Date
  content: Record<string, string | number | boolean | null>
}

type Content = ReviewEvent['content']

type LogEntry = { entry: typeof logEntries.$inferInsert; receipt: typeof receipts.$inferInsert }

/**
 * Prepares a log entry and the receipt that opens it, without writing them.
 *
 * The log holds a salted commitment, SHA-256(salt ‖ content), which reveals nothing by itself. Once the
 * salt is erased, nobody can link the entry to a person, while the log stays complete.
 */
async function makeLogEntry({ businessId, reviewId, kind, at, content }: ReviewEvent): Promise<LogEntry> {
  const { entry, salt } = commit({ businessId, kind, at }, { reviewId, ...content })
  const { id, commitment } = entry
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
    entry,
    receipt: {
      businessId,
      entryId: id,
      reviewId,
      salt,
      statement,
      keyId,
      signature: await signStatement(statement),
    },
  }
}

type Committed = { businessId: string; kind: LogEntryKind; at: Date }

function commit({ businessId, kind, at }: Committed, content: Content) {
  const salt = randomBytes(32)
  const commitment = commitTo(salt, { kind, businessId, at: at.toISOString(), ...content })
  return { entry: { businessId, id: uuidv7(), kind, commitment, createdAt: at }, salt }
}

type BusinessEvent = Committed & { kind: 'renamed' | 'import_undone'; content: Content }

/**
 * Writes the entry of a change to the business itself, in the transaction of the change. No author holds a receipt for
 * it: the caller keeps the salt.
 */
export async function appendBusinessEntry(tx: Database, { content, ...event }: BusinessEvent) {
  const { entry, salt } = commit(event, content)
  await tx.insert(logEntries).values(entry)
  await countEntries(tx, [entry])
  return { entryId: entry.id, salt }
}

/** Whether the business ever received a review. Log entries outlive reviews. */
export async function hasReceivedReviews(db: Database, businessId: string) {
  const [found] = await db
    .select({ id: logEntries.id })
    .from(logEntries)
    .where(and(eq(logEntries.businessId, businessId), inArray(logEntries.kind, ['submitted', 'imported'])))
    .limit(1)
  return found !== undefined
}

/** True if the log has an entry of this kind about a review. */
export async function hasEntry(
  db: Database,
  { businessId, reviewId }: { businessId: string; reviewId: string },
  kind: ReviewEntryKind,
) {
  const [found] = await db
    .select({ id: logEntries.id })
    .from(receipts)
    .innerJoin(
      logEntries,
      and(eq(logEntries.businessId, receipts.businessId), eq(logEntries.id, receipts.entryId)),
    )
    .where(
      and(eq(receipts.businessId, businessId), eq(receipts.reviewId, reviewId), eq(logEntries.kind, kind)),
    )
    .limit(1)
  return found !== undefined
}

/** Writes entries and receipts; call it in the transaction of the event itself. */
export async function appendLogEntries(tx: Database, events: ReviewEvent[]) {
  const made = await Promise.all(events.map(makeLogEntry))
  const entries = made.map(({ entry }) => entry)
  const theirReceipts = made.map(({ receipt }) => receipt)
  await tx.execute(
    sql`with written as (${insertRows(logEntries, entries)}) ${insertRows(receipts, theirReceipts)}`,
  )
  await countEntries(tx, entries)
  await recordEvents(
    tx,
    events.flatMap(({ businessId, reviewId, kind }) => {
      const type = webhookOf[kind]
      return type ? [{ businessId, type, subjectId: reviewId }] : []
    }),
  )
  for (const { businessId, reviewId } of events.filter(({ kind }) => kind.startsWith('erased')))
    await forgetAnswers(tx, businessId, [reviewId])
  return made
}

const webhookOf: Partial<Record<ReviewEntryKind, WebhookEvent>> = {
  published: 'review.published',
  edited: 'review.changed',
  hidden: 'review.changed',
  restored: 'review.changed',
  answered: 'review.replied',
  reply_withdrawn: 'review.replied',
  withdrawn: 'review.withdrawn',
  erased: 'review.withdrawn',
  erased_by_operator: 'review.withdrawn',
  removed: 'review.removed',
}

/** Adds entries to the sizes of their logs. Sizes that another transaction holds are left to the next. */
async function countEntries(tx: Database, entries: LogEntry['entry'][]) {
  const ids = [...new Set(entries.map(({ businessId }) => businessId))]
  const { rows: taken } = await tx.execute(sql`
    delete from ${logSizes} where business_id in ${ids} and (business_id, id) in (
      select business_id, id from ${logSizes} where business_id in ${ids} for update skip locked
    ) returning business_id, entries, first_at, last_at`)
  const added = entries.map(({ businessId, createdAt: at }) => ({
    business_id: businessId,
    entries: 1,
    first_at: at,
    last_at: at,
  }))
  await tx.execute(sql`
    insert into ${logSizes} (business_id, id, entries, first_at, last_at)
    select business_id, gen_random_uuid(), sum(entries), min(first_at), max(last_at)
    from json_populate_recordset(null::${logSizes}, ${JSON.stringify([...taken, ...added])}::json)
    group by business_id`)
}

/** SHA-256 over the salt and the canonical JSON of the content. 32 bytes. */
export function commitTo(salt: Buffer, content: Content) {
  return createHash('sha256').update(salt).update(canonicalJson(content)).digest()
}

/** Keys sorted, no spaces. */
export function canonicalJson(content: Content) {
  return JSON.stringify(Object.fromEntries(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1))))
}

/** The receipts of one review, oldest first, as its author holds them. */
export async function listReceipts(
  db: Database,
  of: { businessId: string; reviewId: string },
): Promise<Receipt[]> {
  const rows = await db
    .select({
      statement: receipts.statement,
      signature: receipts.signature,
      keyId: receipts.keyId,
      salt: receipts.salt,
    })
    .from(receipts)
    .innerJoin(
      logEntries,
      and(eq(logEntries.businessId, receipts.businessId), eq(logEntries.id, receipts.entryId)),
    )
    .where(and(eq(receipts.businessId, of.businessId), eq(receipts.reviewId, of.reviewId)))
    .orderBy(asc(logEntries.createdAt), asc(logEntries.id))
  return rows.map(({ statement, signature, keyId, salt }) => ({
    statement,
    signature: signature.toString('base64'),
    keyId,
    salt: salt.toString('base64'),
  }))
}
