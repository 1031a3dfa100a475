import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type Analysis, analyse } from '#analysis/analyse.ts'
import { fileUnder } from '#analysis/aspects/trade.ts'
import { engineVersion } from '#analysis/engine.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { hasWords } from '#app/features/reviews/review.vocabulary.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { countFindings } from './counting-findings.server.ts'
import { type Complaint, findComplaints } from './finding-complaints.ts'
import { findPrevailingLanguage } from './prevailing-language.server.ts'
import { countTowardsTrade, readTrade } from './trade.server.ts'

export type ReviewText = {
  id: string
  /** Null for a text without stars, which a visitor tries. */
  rating: number | null
  title: string | null
  text: string
  /** Of the form on which it was written; of an imported text, the prevailing one of the business. */
  languageHint?: string
}
type AnalysedReview = Analysis & { reviewId: string }
type Saved = AnalysedReview & { writtenAt: Date; complaints: Complaint[] }

const batchSize = 200
/** BCP 47: no linguistic content. The language of stars alone. */
const noLanguage = 'zxx'

/** Whether an analysis `n` is of the text that its review `r` has now, and not of one before an edit. */
export const isCurrent = sql`(r.edited_at is null or r.edited_at <= n.analysed_at)`

/**
 * Analyses these reviews of a business and replaces what was stored about them. Skips a review that no longer
 * exists. May run twice, and several at once.
 */
export async function analyseReviews(db: Database, businessId: string, reviewIds: string[]) {
  let count = 0
  for (let from = 0; from < reviewIds.length; from += batchSize) {
    count += await analyseBatch(db, businessId, reviewIds.slice(from, from + batchSize))
  }
  if (count > 0) await countTowardsTrade(db, businessId, count)
}

/** Returns how many there were to analyse. */
async function analyseBatch(db: Database, businessId: string, reviewIds: string[]) {
  return db.transaction(async (tx) => {
    // Locked, so that no text changes and no review is erased between the reading and the writing.
    const found = await tx
      .select({
        id: reviews.id,
        rating: reviews.rating,
        title: reviews.title,
        text: reviews.text,
        formLanguage: reviews.formLanguage,
        provenance: reviews.provenance,
        writtenAt: reviews.writtenAt,
      })
      .from(reviews)
      .where(and(eq(reviews.businessId, businessId), inArray(reviews.id, reviewIds)))
      .orderBy(asc(reviews.id))
      .for('no key update')
    if (found.length === 0) return 0
    const prevailing = found.some(isImported) ? await findPrevailingLanguage(tx, businessId) : undefined
    const analysed = found.map(({ formLanguage, writtenAt, ...review }): Saved => {
      const analysis = analyseOne({ ...review, languageHint: isImported(review) ? prevailing : formLanguage })
      return { ...analysis, writtenAt, complaints: findComplaints({ ...analysis, text: review.text }) }
    })
    await saveAnalyses(tx, businessId, analysed)
    return found.length
  })
}

const isImported = ({ provenance }: Pick<typeof reviews.$inferSelect, 'provenance'>) =>
  provenance === 'imported'

/**
 * The title is analysed as the first sentence of its review. Stored offsets refer to the text alone, so findings in
 * the title count for the sentiment and the keywords but are not stored as spans.
 */
export function analyseOne({ id, rating, title, text, languageHint }: ReviewText): AnalysedReview {
  const shift = title ? title.length + 2 : 0
  const analysis = analyse(title ? `${title}\n\n${text}` : text, {
    rating: (rating ?? undefined) as 1 | 2 | 3 | 4 | 5 | undefined,
    languageHint,
  })
  const inText = <Span extends { start: number; end: number }>(spans: Span[]) =>
    spans
      .filter((span) => span.start >= shift)
      .map((span) => ({ ...span, start: span.start - shift, end: span.end - shift }))
  return {
    ...analysis,
    language: hasWords({ title, text }) ? analysis.language : noLanguage,
    reviewId: id,
    sentences: inText(analysis.sentences),
    aspects: inText(analysis.aspects),
    explanations: inText(analysis.explanations),
  }
}

/** Sends a whole batch as one parameter, so that thousands of imported reviews take a handful of statements. */
async function saveAnalyses(tx: Database, businessId: string, analysed: Saved[]) {
  const rows = JSON.stringify(
    analysed.map(({ reviewId, language, sentiment, sentences, explanations, keywords }) => ({
      review_id: reviewId,
      language,
      label: sentiment?.label ?? null,
      score: sentiment?.score ?? null,
      confidence: sentiment?.confidence ?? null,
      sentences,
      explanations,
      keywords,
    })),
  )
  await tx.execute(sql`
    insert into analyses (business_id, review_id, engine_version, language, label, score, confidence, sentences,
      explanations, keywords, search, analysed_at)
    select r.business_id, r.id, ${engineVersion}, a.language, a.label, a.score, a.confidence, a.sentences, a.explanations,
      a.keywords, search_words(concat_ws(' ', r.title, r.text, r.author_name)), ${now().toISOString()}
    from jsonb_to_recordset(${rows}::jsonb) as a (review_id uuid, language text, label text, score real,
      confidence real, sentences jsonb, explanations jsonb, keywords text[])
    join reviews r on r.business_id = ${businessId} and r.id = a.review_id
    order by r.id
    on conflict (business_id, review_id) do update set engine_version = excluded.engine_version,
      language = excluded.language, label = excluded.label, score = excluded.score,
      confidence = excluded.confidence,
      sentences = excluded.sentences, explanations = excluded.explanations, keywords = excluded.keywords,
      search = excluded.search, analysed_at = excluded.analysed_at`)

  const ids = JSON.stringify(analysed.map(({ reviewId }) => reviewId))
  await tx.execute(sql`
    delete from aspects where business_id = ${businessId}
      and review_id in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))`)
  const trade = await readTrade(tx, businessId)
  const aspects = JSON.stringify(
    analysed.flatMap(({ reviewId, writtenAt, aspects }) =>
      aspects.map((aspect, position) => ({
        ...aspect,
        topic: fileUnder(trade, aspect),
        engine_topic: aspect.topic,
        review_id: reviewId,
        position,
        written_at: writtenAt,
      })),
    ),
  )
  await tx.execute(sql`
    insert into aspects (business_id, review_id, position, topic, engine_topic, noun, term, start_offset, end_offset,
      label, score, confidence, shown, written_at)
    select ${businessId}, review_id, position, topic, engine_topic, noun, term, "start", "end", label, score,
      confidence, shown, written_at
    from jsonb_to_recordset(${aspects}::jsonb) as a (review_id uuid, position smallint, topic text,
      engine_topic text, noun text, term text, "start" integer, "end" integer, label text, score real, confidence real, shown boolean,
      written_at timestamptz)`)
  await saveComplaints(tx, businessId, analysed)
  await countFindings(
    tx,
    businessId,
    analysed.map(({ reviewId }) => reviewId),
  )
}

/** Those of before went with their aspects. */
async function saveComplaints(tx: Database, businessId: string, analysed: Saved[]) {
  const found = analysed.flatMap(({ reviewId, complaints }) =>
    complaints.map((complaint) => ({ ...complaint, reviewId })),
  )
  if (found.length === 0) return
  await tx.execute(sql`
    insert into complaints (business_id, review_id, position, cause, quote_start, quote_end, start_offset, end_offset, weekday)
    select ${businessId}, "reviewId", position, cause, "quoteStart", "quoteEnd", "start", "end", weekday
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as c ("reviewId" uuid, position smallint, cause text,
      "quoteStart" integer, "quoteEnd" integer, "start" integer, "end" integer, weekday smallint)`)
}
