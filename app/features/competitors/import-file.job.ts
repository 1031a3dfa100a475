import { and, eq, inArray } from 'drizzle-orm'
import { v5 as uuidv5 } from 'uuid'
import type { Analysis } from '#analysis/analyse.ts'
import { analyseOne } from '#app/features/analyses/analysing.server.ts'
import { findPrevailingLanguage } from '#app/features/analyses/prevailing-language.server.ts'
import { type ImportedReview, importedReview } from '#app/features/reviews/import.schema.ts'
import { reviewOfCells } from '#app/features/reviews/import-cells.ts'
import { settingsOf } from '#app/features/reviews/importing.server.ts'
import { uploads } from '#app/features/uploads/upload.table.ts'
import { deleteUpload, rowsOfUpload } from '#app/features/uploads/uploading.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { insertRows } from '#app/platform/insert-rows.server.ts'
import { yieldToRequests } from '#app/platform/yield-to-requests.server.ts'
import { competitorAspects, competitorImports, competitorReviews, competitors } from './competitor.table.ts'
import { competitorLimits } from './competitor.vocabulary.ts'
import { isCompetitor } from './competitors.server.ts'
import { isCompetitorImport } from './importing.server.ts'
import { initialsOf } from './initials.ts'
import { recountCompetitor } from './recounting.server.ts'

type OfImport = { businessId: string; importId: string }

/** Rows of one transaction. */
const batchSize = 200
// Any constant does; this one was drawn at random. Another would make every known row look new.
const keySpace = '8a7d0c52-4f7e-4a0b-9d35-c2f0e0a5b6d4'

/**
 * Imports and analyses the reviews of a competitor batch by batch, each with its count in one transaction. After a crash
 * it starts again: rows that are through add nothing and are not counted twice.
 */
export async function importCompetitorFile(db: Database, of: OfImport) {
  const [upload] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.businessId, of.businessId), eq(uploads.id, of.importId)))
  const settings = upload && settingsOf(upload)
  if (!upload || !settings) return finish(db, of)
  const language = await findPrevailingLanguage(db, of.businessId)
  const seen = new Map<string, number>()
  let batch: unknown[] = []
  let position = 0
  const store = async () => {
    await yieldToRequests()
    const rows = readRows(batch, { source: settings.source, seen, language })
    await storeBatch(db, of, { ...rows, position })
    batch = []
  }
  for await (const { cells } of rowsOfUpload(db, upload)) {
    position++
    batch.push(reviewOfCells(cells, settings.columns, settings))
    if (batch.length === batchSize) await store()
  }
  if (batch.length > 0) await store()
  await finish(db, of)
}

type NewReview = ImportedReview & { id: string }
type Rows = { reviews: NewReview[]; refused: number; language: string | undefined }
type Reading = { source: string; seen: Map<string, number>; language: string | undefined }

/** Rows that are equal within one file are counted: two customers may have said the same on the same day. */
function readRows(batch: unknown[], { source, seen, language }: Reading): Rows {
  const parsed = batch.map((row) => importedReview.safeParse(row))
  const reviews = parsed.flatMap(({ data }) => {
    if (!data) return []
    const { rating, title, text, authorName, writtenAt } = data
    const content = JSON.stringify([source, rating, title, text, authorName, writtenAt])
    const nth = (seen.get(content) ?? 0) + 1
    seen.set(content, nth)
    return [{ ...data, id: uuidv5(`${nth} ${content}`, keySpace) }]
  })
  return { reviews, refused: batch.length - reviews.length, language }
}

async function storeBatch(
  db: Database,
  of: OfImport,
  { reviews, refused, language, position }: Rows & { position: number },
) {
  const { businessId, importId } = of
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(competitorImports).where(isCompetitorImport(of)).for('update')
    if (!before || before.done >= position) return
    const { competitorId } = before
    await tx
      .select({ id: competitors.id })
      .from(competitors)
      .where(isCompetitor({ businessId, competitorId }))
      .for('no key update')
    const known = await findKnown(tx, { businessId, competitorId }, reviews)
    const fresh = reviews.filter(({ id }) => !known.has(id))
    const stored = await tx.$count(competitorReviews, ofCompetitor({ businessId, competitorId }))
    const fitting = fresh.slice(0, Math.max(0, competitorLimits.reviews - stored))
    await insertAnalysed(tx, { businessId, competitorId, importId }, fitting, language)
    await tx
      .update(competitorImports)
      .set({
        done: position,
        added: before.added + fitting.length,
        alreadyThere: before.alreadyThere + known.size,
        refused: before.refused + refused,
        leftOut: before.leftOut + fresh.length - fitting.length,
      })
      .where(isCompetitorImport(of))
  })
}

type OfCompetitor = { businessId: string; competitorId: string }

const ofCompetitor = ({ businessId, competitorId }: OfCompetitor) =>
  and(eq(competitorReviews.businessId, businessId), eq(competitorReviews.competitorId, competitorId))

async function findKnown(tx: Database, of: OfCompetitor, reviews: NewReview[]) {
  const ids = reviews.map(({ id }) => id)
  const rows = await tx
    .select({ id: competitorReviews.id })
    .from(competitorReviews)
    .where(and(ofCompetitor(of), inArray(competitorReviews.id, ids)))
  return new Set(rows.map(({ id }) => id))
}

type Owner = OfCompetitor & { importId: string }

/** Of the title only the judgement of the whole is kept: quotes are parts of the text. */
async function insertAnalysed(
  tx: Database,
  owner: Owner,
  reviews: NewReview[],
  languageHint: string | undefined,
) {
  if (reviews.length === 0) return
  const analysed = reviews.map((review) => ({ review, analysis: analyseOne({ ...review, languageHint }) }))
  await tx.execute(
    insertRows(
      competitorReviews,
      analysed.map(({ review: { id, rating, text, authorName, writtenAt }, analysis }) => ({
        ...owner,
        ...{ id, rating, text, initials: initialsOf(authorName), writtenAt },
        ...{ language: analysis.language, label: analysis.sentiment?.label ?? null },
        sentences: analysis.sentences,
      })),
    ),
  )
  const { importId: _, ...of } = owner
  const aspects = analysed.flatMap(({ review, analysis }) =>
    analysis.aspects.map((aspect, position) => aspectRow(aspect, { ...of, position, review })),
  )
  if (aspects.length > 0) await tx.execute(insertRows(competitorAspects, aspects))
}

type Place = OfCompetitor & { position: number; review: NewReview }

const aspectRow = (
  { topic, noun, term, start, end, label, confidence, shown }: Analysis['aspects'][number],
  { review, ...place }: Place,
) => ({
  ...place,
  reviewId: review.id,
  writtenAt: review.writtenAt,
  // Filed under the topics of the trade when the import ends.
  topic,
  engineTopic: topic,
  startOffset: start,
  endOffset: end,
  ...{ noun, term, label, confidence, shown },
})

async function finish(db: Database, of: OfImport) {
  await db.transaction(async (tx) => {
    const [ended] = await tx.select().from(competitorImports).where(isCompetitorImport(of)).for('update')
    if (!ended || ended.finishedAt) return
    await recountCompetitor(tx, { businessId: of.businessId, competitorId: ended.competitorId })
    await tx.update(competitorImports).set({ finishedAt: now() }).where(isCompetitorImport(of))
    await deleteUpload(tx, { businessId: of.businessId, uploadId: of.importId, kind: 'competitor' })
  })
}
