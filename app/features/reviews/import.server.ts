import { eq, sql } from 'drizzle-orm'
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/features/activities/recording.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { appendLogEntries } from '#app/features/receipts/log-entries.server.ts'
import { countOf } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { insertRows } from '#app/platform/insert-rows.server.ts'
import { enqueueAll } from '#app/platform/queue.server.ts'
import {
  type ImportedReview,
  importConsentText,
  importConsentVersion,
  importedReview,
  importSource,
  type RefusedRow,
} from './import.schema.ts'
import { refreshFacts } from './refresh-facts.server.ts'
import { reviews } from './review.table.ts'
import { contentOf, fingerprintOf } from './review-content.server.ts'

export type Import = {
  business: { id: string; tierName: string }
  /** Where they stood before: "Acme Reviews". */
  source: string
  /** Rows as they were read; see `importedReview`. */
  reviews: unknown[]
  /** The caller analyses what was imported: no jobs are asked for. */
  isAnalysedByCaller?: boolean
  /** For one of several parts of an import: how often the parts before had equal rows. The caller records the activity. */
  seen?: Map<string, number>
}

export type Imported = { reviewIds: string[]; refused: RefusedRow[]; alreadyThere: number }

type NewRow = typeof reviews.$inferInsert

const batchSize = 500
// Any constant does; this one was drawn at random. Another would make every known row look new.
const keySpace = '5f0c6a3e-8d0b-4c1f-9a57-0f6c1c6d2b1e'

/**
 * Publishes reviews that were written elsewhere, as what they are: `imported`, with their source and their own
 * date, and outside the score. Rows that are not fit are named, and the others are imported: all of them,
 * with entries, receipts and counters, or, if anything breaks, none.
 *
 * Importing the same rows again adds nothing: a row is known by its source and content. Rows that are equal
 * within one import are counted, so that two customers may have said the same on the same day.
 */
export async function importReviews(db: Database, wanted: Import): Promise<Imported> {
  const { business, isAnalysedByCaller } = wanted
  const { good, refused } = readRows(wanted.reviews)
  const rows = rowsOf(business.id, importSource.parse(wanted.source), good, wanted.seen)

  const reviewIds = await db.transaction(async (tx) => {
    const fresh: NewRow[] = []
    for (let from = 0; from < rows.length; from += batchSize) {
      fresh.push(...(await insertBatch(tx, rows.slice(from, from + batchSize))))
    }
    const ids = fresh.map(({ id }) => id)
    if (fresh.length === 0) return ids
    await countImported(tx, business.id, fresh)
    await refreshFacts(tx, business.id, ids)
    if (!wanted.seen)
      await recordActivity(tx, { business, type: 'reviews_imported', message: messageOf(fresh) })
    if (!isAnalysedByCaller) {
      const payloads = ids.map((reviewId) => ({ businessId: business.id, reviewId }))
      await enqueueAll(tx, 'analyses.analyse-review', payloads)
    }
    return ids
  })
  return { reviewIds, refused, alreadyThere: rows.length - reviewIds.length }
}

function readRows(rows: unknown[]) {
  const good: ImportedReview[] = []
  const refused: RefusedRow[] = []
  for (const [index, row] of rows.entries()) {
    const { data, error } = importedReview.safeParse(row)
    if (data) good.push(data)
    else refused.push({ position: index + 1, reason: error.issues[0]!.message })
  }
  return { good, refused }
}

function rowsOf(
  businessId: string,
  importedFrom: string,
  good: ImportedReview[],
  seen = new Map<string, number>(),
): NewRow[] {
  const at = now()
  return good.map(({ rating, title, text, authorName, writtenAt, details, source = importedFrom }) => {
    const content = JSON.stringify([source, rating, title, text, authorName, writtenAt])
    const key = uuidv5(content, keySpace)
    const nth = (seen.get(key) ?? 0) + 1
    seen.set(key, nth)
    return {
      businessId,
      id: uuidv7(),
      submissionKey: uuidv5(`${nth} ${content}`, keySpace),
      state: 'published',
      provenance: 'imported',
      rating,
      title,
      text,
      authorName,
      importSource: source,
      importedDetails: details ?? null,
      textFingerprint: fingerprintOf(text),
      failedChecks: [],
      consentVersion: importConsentVersion,
      consentText: importConsentText(source),
      consentScopes: ['show'],
      consentedAt: at,
      writtenAt,
      publishedAt: at,
      createdAt: at,
      updatedAt: at,
    }
  })
}

/** Returns the rows that were new. */
async function insertBatch(tx: Database, rows: NewRow[]) {
  const inserted = await tx.execute<{ id: string }>(
    sql`${insertRows(reviews, rows)} on conflict (business_id, submission_key) do nothing returning id`,
  )
  const isNew = new Set(inserted.rows.map(({ id }) => id))
  const fresh = rows.filter(({ id }) => isNew.has(id))
  if (fresh.length === 0) return fresh
  await appendLogEntries(
    tx,
    fresh.map((row) => ({
      businessId: row.businessId,
      reviewId: row.id,
      kind: 'imported',
      at: row.publishedAt!,
      content: {
        ...contentOf({ ...row, title: row.title ?? null }),
        source: row.importSource!,
        writtenAt: row.writtenAt.toISOString(),
      },
    })),
  )
  return fresh
}

async function countImported(tx: Database, businessId: string, fresh: NewRow[]) {
  const total = fresh.reduce((sum, { rating }) => sum + rating, 0)
  await tx
    .update(businesses)
    .set({
      importedCount: sql`${businesses.importedCount} + ${fresh.length}`,
      importedRatingTotal: sql`${businesses.importedRatingTotal} + ${total}`,
      updatedAt: now(),
    })
    .where(eq(businesses.id, businessId))
}

function messageOf(fresh: NewRow[]) {
  const sources = [...new Set(fresh.map(({ importSource }) => importSource))].join(', ')
  const message = `Imported ${countOf(fresh.length, 'review')} from ${sources}`
  return message.length > 500 ? `${message.slice(0, 499)}…` : message
}
