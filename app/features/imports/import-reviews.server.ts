import { eq, sql } from 'drizzle-orm'
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { type businessKinds, businessRows } from '#app/features/businesses/business.table.ts'
import { appendActs } from '#app/features/log/acts.server.ts'
import { wordsOf } from '#app/features/log-format/commitment.ts'
import { findProductsSaid } from '#app/features/products/read-products.server.ts'
import { fingerprintOf, leaveOutNeverReturning } from '#app/features/reviews/fingerprints.server.ts'
import { refreshFacts } from '#app/features/reviews/publish-review.server.ts'
import { importedAuthors, reviews, writtenOf } from '#app/features/reviews/review.table.ts'
import { countOf } from '#app/languages/format.ts'
import { turns } from '#app/platform/batch.server.ts'
import { now } from '#app/platform/clock.ts'
import { type Database, insertRows } from '#app/platform/database.server.ts'
import {
  type ImportedReview,
  importConsentText,
  importConsentVersion,
  importedReview,
  importSource,
  type RefusedRow,
} from './import.schema.ts'
import { unnamed } from './import-cells.ts'

type Import = {
  business: { id: string; tierName: string; kind?: (typeof businessKinds)[number] }
  /** Where the reviews stood before, such as "Acme Reviews". */
  source: string
  /** Rows as they were read; see `importedReview`. */
  reviews: unknown[]
  /** For a part of a file: its import, and how often each row occurred so far. The caller records the activity. */
  part?: { importId: string; nth: number[] }
}

type Imported = {
  reviewIds: string[]
  refused: RefusedRow[]
  alreadyThere: number
  /** Removed or erased here before, or kept under a challenge: they never return. */
  neverReturned: number
}

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
 * within one import are counted, so that two customers may have said the same on the same day. The caller has them
 * analysed.
 */
export async function importReviews(db: Database, wanted: Import): Promise<Imported> {
  return importRead(db, wanted, await readRows(wanted.reviews, wanted.part?.nth))
}

/** The same with the rows as `readRows` gave them, which takes as long as writing them. */
export async function importRead(
  db: Database,
  wanted: Import,
  { good, refused }: ReadRows,
): Promise<Imported> {
  const { business, part } = wanted
  return db.transaction(async (tx) => {
    const allowed = await leaveOutNeverReturning(tx, business.id, good)
    const isCompetitor = business.kind === 'competitor'
    const own = await rowsOf(business.id, importSource.parse(wanted.source), allowed, part?.importId)
    const rows = isCompetitor ? own.map(ofCompetitor) : await ofProducts(tx, business.id, own)
    const fresh: NewRow[] = []
    const emails = new Map(allowed.map((row, at) => [rows[at]!.id, row.authorEmail]))
    for (let from = 0; from < rows.length; from += batchSize) {
      const batch = await insertBatch(tx, rows.slice(from, from + batchSize))
      if (!isCompetitor) await logBatch(tx, batch)
      fresh.push(...batch)
    }
    const ids = fresh.map(({ id }) => id)
    const imported = {
      reviewIds: ids,
      refused,
      alreadyThere: rows.length - ids.length,
      neverReturned: good.length - allowed.length,
    }
    if (fresh.length === 0) return imported
    await countImported(tx, business.id, fresh)
    await refreshFacts(tx, business.id, ids)
    if (!isCompetitor) await keepAddresses(tx, business.id, ids, emails)
    if (!part && !isCompetitor)
      await recordActivity(tx, { business, type: 'reviews_imported', message: messageOf(fresh) })
    return imported
  })
}

type Row = ImportedReview & { nth: number | undefined }
export type ReadRows = { good: Row[]; refused: RefusedRow[] }

export async function readRows(rows: unknown[], nth: number[] = []): Promise<ReadRows> {
  const [good, refused]: [Row[], RefusedRow[]] = [[], []]
  const betweenRows = turns()
  for (const [index, row] of rows.entries()) {
    await betweenRows()
    const { data, error } = importedReview.safeParse(row)
    if (data) good.push({ ...data, nth: nth[index] })
    else refused.push({ position: index + 1, reason: error.issues[0]!.message })
  }
  return { good, refused }
}

async function rowsOf(businessId: string, importedFrom: string, good: Row[], importId: string | undefined) {
  const at = now()
  const seen = new Map<string, number>()
  const rows: NewRow[] = []
  const betweenRows = turns()
  for (const row of good) {
    await betweenRows()
    const { rating, title, text, authorName, writtenAt, details, source = importedFrom } = row
    const content = JSON.stringify([source, rating, title, text, authorName, writtenAt])
    const nth = row.nth ?? (seen.get(content) ?? 0) + 1
    seen.set(content, nth)
    rows.push({
      businessId,
      id: uuidv7(),
      submissionKey: uuidv5(Buffer.from(`${nth} ${content}`), keySpace),
      state: 'published',
      provenance: 'imported',
      ...writtenOf({ ...row, answers: null }),
      importSource: source,
      importId: importId ?? null,
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
    })
  }
  return rows
}

/** A competitor's review is shown to nobody but who imported it: no name of its author is kept, and the public log has no entry. */
const ofCompetitor = (row: NewRow): NewRow => ({
  ...row,
  authorName: unnamed,
  importedDetails: null,
  consentScopes: [],
  consentText: 'Imported to be compared with. Shown to nobody else. The author was not asked.',
})

/** Reviews whose file names a product of the business, by its number or name, are of that product. */
async function ofProducts(tx: Database, businessId: string, rows: NewRow[]): Promise<NewRow[]> {
  const said = new Set(rows.flatMap(({ importedDetails }) => importedDetails?.product ?? []))
  const known = await findProductsSaid(tx, businessId, [...said])
  if (known.size === 0) return rows
  return rows.map((row) => {
    const product = known.get(row.importedDetails?.product ?? '')
    return product ? { ...row, productId: product.id, productReference: product.reference } : row
  })
}

/** Returns the rows that were new. */
async function insertBatch(tx: Database, rows: NewRow[]) {
  const inserted = await tx.execute<{ id: string }>(
    sql`${insertRows(reviews, rows)} on conflict (business_id, submission_key) do nothing returning id`,
  )
  const isNew = new Set(inserted.rows.map(({ id }) => id))
  return rows.filter(({ id }) => isNew.has(id))
}

async function logBatch(tx: Database, fresh: NewRow[]) {
  if (fresh.length === 0) return
  await appendActs(
    tx,
    fresh.map((row) => ({
      businessId: row.businessId,
      reviewId: row.id,
      act: 'imported',
      actor: 'business',
      at: row.publishedAt!,
      fields: wordsOf(row),
    })),
  )
}

type Addresses = Map<string, string | null | undefined>

async function keepAddresses(tx: Database, businessId: string, ids: string[], emails: Addresses) {
  const createdAt = now()
  const rows = ids.flatMap((reviewId) => {
    const email = emails.get(reviewId)
    return email ? [{ businessId, reviewId, email, createdAt }] : []
  })
  for (let from = 0; from < rows.length; from += batchSize)
    await tx.execute(insertRows(importedAuthors, rows.slice(from, from + batchSize)))
}

async function countImported(tx: Database, businessId: string, all: NewRow[]) {
  const fresh = all.filter(({ productId }) => !productId)
  const total = fresh.reduce((sum, { rating }) => sum + rating, 0)
  await tx
    .update(businessRows)
    .set({
      importedCount: sql`${businessRows.importedCount} + ${fresh.length}`,
      importedRatingTotal: sql`${businessRows.importedRatingTotal} + ${total}`,
      updatedAt: now(),
    })
    .where(eq(businessRows.id, businessId))
}

function messageOf(fresh: NewRow[]) {
  const sources = [...new Set(fresh.map(({ importSource }) => importSource))].join(', ')
  const message = `Imported ${countOf(fresh.length, 'review')} from ${sources}`
  return message.length > 500 ? `${message.slice(0, 499)}…` : message
}
