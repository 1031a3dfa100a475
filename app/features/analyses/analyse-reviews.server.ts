import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { type Analysis, analyse, languageOf } from '#analysis/analyse.ts'
import { engineVersion } from '#analysis/engine.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { refreshFacts } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { hasWords } from '#app/features/reviews/review.vocabulary.ts'
import { nameMark } from '#app/features/reviews/review-conditions.server.ts'
import { turns } from '#app/platform/batch.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { yieldToRequests } from '#app/platform/yield-to-requests.server.ts'
import { analyses } from './analysis.table.ts'
import { countTowardsTrade, readTrade, saveMentions } from './trade.server.ts'

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
/** A review whose analysis is saved, with the title's findings left out. */
type Saved = AnalysedReview & Pick<typeof reviews.$inferSelect, 'rating' | 'text'>

const batchSize = 100
/** BCP 47: no linguistic content. The language of stars alone. */
const noLanguage = 'zxx'

/** Whether an analysis `n` is of the text that its review `r` has now, and not of one before an edit. */
export const isCurrent = sql`(r.edited_at is null or r.edited_at <= n.analysed_at)`

/**
 * Analyses these reviews of a business and replaces what was stored about them. Skips a review that no longer
 * exists. May run twice, and several at once. With two transactions `atOnce` the engine reads while the database writes;
 * within the caller's there is one.
 */
export async function analyseReviews(
  db: Database,
  businessId: string,
  reviewIds: string[],
  { atOnce = 1 } = {},
) {
  let [taken, count] = [0, 0]
  const analyseNext = async () => {
    while (taken < reviewIds.length) {
      const batch = reviewIds.slice(taken, taken + batchSize)
      taken += batchSize
      await yieldToRequests()
      const analysed = await analyseBatch(db, businessId, batch)
      count += analysed
    }
  }
  await Promise.all(Array.from({ length: atOnce }, analyseNext))
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
        state: reviews.state,
      })
      .from(reviews)
      .where(and(eq(reviews.businessId, businessId), inArray(reviews.id, reviewIds)))
      .orderBy(asc(reviews.id))
      .for('no key update')
    if (found.length === 0) return 0
    const prevailing = found.some(isImported) ? await findPrevailingLanguage(tx, businessId) : undefined
    const analysed: Saved[] = []
    const betweenReviews = turns()
    for (const { formLanguage, ...review } of found) {
      await betweenReviews()
      const analysis = analyseOne({ ...review, languageHint: isImported(review) ? prevailing : formLanguage })
      analysed.push({ ...analysis, rating: review.rating, text: review.text })
    }
    // The facts of published reviews were written when they were published, imported or edited.
    const unpublished = found.filter(({ state }) => state !== 'published')
    await refreshFacts(
      tx,
      businessId,
      unpublished.map(({ id }) => id),
    )
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
    named: inText(analysis.named),
    explanations: inText(analysis.explanations),
  }
}

/** The words of an author's name stand beside those of the text, with a mark before them. */
const wordsOfName = (name: SQL) => sql`coalesce((
  select array_to_tsvector(array_agg(${nameMark} || lexeme)) from unnest(search_words(${name}))), '')`

/** Sends a whole batch as one parameter, so that thousands of imported reviews take a handful of statements. */
async function saveAnalyses(tx: Database, businessId: string, analysed: Saved[]) {
  const ids = analysed.map(({ reviewId }) => reviewId)
  await tx.delete(analyses).where(and(eq(analyses.businessId, businessId), inArray(analyses.reviewId, ids)))
  const rows = JSON.stringify(
    analysed.map(({ reviewId, language, sentiment, sentences, aspects, named, explanations, keywords }) => ({
      review_id: reviewId,
      language,
      label: sentiment?.label ?? null,
      score: sentiment?.score ?? null,
      confidence: sentiment?.confidence ?? null,
      sentences,
      aspects,
      named,
      explanations,
      keywords,
    })),
  )
  await tx.execute(sql`
    insert into ${analyses} (business_id, review_id, engine_version, language, label, score, confidence, sentences,
      aspects, named, explanations, keywords, search, analysed_at)
    select r.business_id, r.id, ${engineVersion}, a.language, a.label, a.score, a.confidence, a.sentences, a.aspects,
      a.named, a.explanations, a.keywords, search_words(concat_ws(' ', r.title, r.text)) || ${wordsOfName(sql`r.author_name`)},
      ${now().toISOString()}
    from json_to_recordset(${rows}::json) as a (review_id uuid, language text, label text, score real,
      confidence real, sentences jsonb, aspects jsonb, named jsonb, explanations jsonb, keywords text[])
    join reviews r on r.business_id = ${businessId} and r.id = a.review_id`)
  await tx.execute(sql`
    update ${reviewFacts} f set language = n.language, label = n.label, score = n.score
    from ${analyses} n
    where n.business_id = ${businessId} and n.review_id = any (${sql.param(ids)}::uuid[])
      and f.business_id = n.business_id and f.review_id = n.review_id`)
  await saveMentions(tx, businessId, analysed, await readTrade(tx, businessId))
}

/** How many of the newest reviews are looked at. */
const mostRead = 50
/** How many of those with a recognisable language must agree. */
const leastAgreeing = { count: 3, share: 0.6 }

/**
 * The language of most of a business's newest published reviews, by their texts alone; undefined if they are too few or
 * too mixed. Only imported reviews are analysed with it as a hint, so that junk cannot change how customers' reviews
 * are analysed. Reviews that nobody confirmed have no say.
 */
export async function findPrevailingLanguage(db: Database, businessId: string): Promise<string | undefined> {
  const found = await db
    .select({ text: reviews.text })
    .from(reviews)
    .where(
      and(
        eq(reviews.businessId, businessId),
        eq(reviews.state, 'published'),
        ne(reviews.provenance, 'insider'),
        ne(reviews.text, ''),
      ),
    )
    .orderBy(desc(reviews.writtenAt), desc(reviews.id))
    .limit(mostRead)
  return prevailingLanguage(found.map(({ text }) => text))
}

export function prevailingLanguage(texts: string[]): string | undefined {
  const known = texts.map(languageOf).filter((language) => language !== 'und')
  const [most] = [...Map.groupBy(known, (language) => language)]
    .map(([language, its]) => ({ language, count: its.length }))
    .sort((a, b) => b.count - a.count)
  const { count, share } = leastAgreeing
  return most && most.count >= count && most.count >= share * known.length ? most.language : undefined
}
