import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Analysis } from '#analysis/analyse.ts'
import { inferTrade, type Trade } from '#analysis/aspects/trade.ts'
import { findMentions } from '#analysis/mentions/find-mentions.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { countedProvenancesSql } from '#app/features/reviews/review-conditions.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { yieldToRequests } from '#app/platform/yield-to-requests.server.ts'
import { type SentenceSentiment, type StoredAspect, wholeTopic } from './analysis.schema.ts'
import { analyses, mentions, trades } from './analysis.table.ts'

const batchSize = 200

/** The trade is inferred again once so many reviews were analysed since, as a share of those before. */
const renewedAt = 0.5
/** With so many counted reviews that mention anything, imported ones no longer have a say in the trade. */
const enoughCounted = 20

/** The trade as last inferred; empty for a business without analysed reviews. */
export async function readTrade(db: Database, businessId: string): Promise<Trade> {
  const [found] = await db
    .select({ parts: trades.parts })
    .from(trades)
    .where(eq(trades.businessId, businessId))
  return new Set(found?.parts)
}

/** Counts reviews that were analysed, and infers the trade again when there are many new ones. */
export async function countTowardsTrade(db: Database, businessId: string, analysed: number) {
  const [kept] = await db
    .insert(trades)
    .values({ businessId, parts: [], reviews: 0, analysedSince: analysed })
    .onConflictDoUpdate({
      target: trades.businessId,
      set: { analysedSince: sql`${trades.analysedSince} + ${analysed}::integer` },
    })
    .returning()
  if (kept!.analysedSince >= renewedAt * kept!.reviews) await renewTrade(db, businessId)
}

/** Two at once may infer it twice, with the same result. */
async function renewTrade(db: Database, businessId: string) {
  const { rows } = await db.execute<{ isCounted: boolean; nouns: string[] }>(sql`
    select f.provenance in ${countedProvenancesSql} as "isCounted", array_agg(m.noun) as nouns
    from ${mentions} m join ${reviewFacts} f on f.business_id = m.business_id and f.review_id = m.review_id
    where m.business_id = ${businessId} and m.topic <> ${wholeTopic} and f.is_counted and f.provenance <> 'insider'
    group by f.review_id, f.provenance`)
  const trade = inferTrade(tellingOf(rows).map(({ nouns }) => nouns.map((noun) => ({ noun }))))
  const before = await readTrade(db, businessId)
  await db
    .update(trades)
    .set({ parts: [...trade].sort(), reviews: rows.length, analysedSince: 0 })
    .where(eq(trades.businessId, businessId))
  if (trade.size !== before.size || [...trade].some((part) => !before.has(part)))
    await fileAgain(db, businessId, trade)
}

/**
 * The reviews that tell the trade. An owner who imports thousands of reviews of another kind of business must not
 * scatter what customers complain about over topics too small to be listed.
 */
function tellingOf<Review extends { isCounted: boolean }>(all: Review[]): Review[] {
  const own = all.filter(({ isCounted }) => isCounted)
  return own.length >= enoughCounted ? own : all
}

type Stored = Pick<
  typeof analyses.$inferSelect,
  'reviewId' | 'language' | 'sentences' | 'aspects' | 'named'
> & {
  text: string
  rating: number | null
}

/** Finds the mentions of every review again, under the topics of this trade. */
async function fileAgain(db: Database, businessId: string, trade: Trade) {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    await yieldToRequests()
    const last = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<Stored>(sql`
        select n.review_id as "reviewId", n.language, n.sentences, n.aspects, n.named, r.text, r.rating
        from reviews r join ${analyses} n on n.business_id = r.business_id and n.review_id = r.id
        where r.business_id = ${businessId} and r.id > ${after}
          and (r.edited_at is null or r.edited_at <= n.analysed_at)
        order by r.id limit ${batchSize} for no key update of r`)
      if (rows.length > 0) await saveMentions(tx, businessId, rows, trade)
      return rows.at(-1)?.reviewId
    })
    if (!last) return
    after = last
  }
}

type Analysed = {
  reviewId: string
  text: string
  language: string
  rating: number | null
  sentences: SentenceSentiment[]
  aspects: StoredAspect[]
  named: Analysis['named']
}

/** Replaces the mentions of these reviews, whose rows are locked and whose facts are there. */
export async function saveMentions(tx: Database, businessId: string, analysed: Analysed[], trade: Trade) {
  const ids = analysed.map(({ reviewId }) => reviewId)
  await tx.delete(mentions).where(and(eq(mentions.businessId, businessId), inArray(mentions.reviewId, ids)))
  const rows = analysed.flatMap(({ reviewId, ...found }) =>
    findMentions(found, trade).map(({ chances: _, ...mention }) => ({ ...mention, reviewId })),
  )
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into ${mentions} (business_id, review_id, topic, kind, engine_topic, noun, term, start_offset, end_offset,
      praise, complaint, praise_by_words, complaint_by_words, quote_side, quote_start, quote_end, confidence, cause,
      cause_start, cause_end, weekday, is_elsewhere, written_at)
    select f.business_id, f.review_id, m.topic, m.kind, m."engineTopic", m.noun, m.term, m.start, m."end", m.praise,
      m.complaint, m."praiseByWords", m."complaintByWords", m."quoteSide", m."quoteStart", m."quoteEnd", m.confidence,
      m.cause, m."causeStart", m."causeEnd", m.weekday, m."isElsewhere", f.written_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as m ("reviewId" uuid, topic text, kind text,
      "engineTopic" text, noun text, term text, start integer, "end" integer, praise boolean, complaint boolean,
      "praiseByWords" boolean, "complaintByWords" boolean, "quoteSide" text, "quoteStart" integer, "quoteEnd" integer,
      confidence real, cause text, "causeStart" integer, "causeEnd" integer, weekday smallint, "isElsewhere" boolean)
    join review_facts f on f.business_id = ${businessId} and f.review_id = m."reviewId"`)
}
