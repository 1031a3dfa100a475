import { eq, sql } from 'drizzle-orm'
import { inferTrade, type Trade } from '#analysis/aspects/trade.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { countedProvenancesSql } from '#app/features/reviews/review-conditions.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { yieldToRequests } from '#app/platform/yield-to-requests.server.ts'
import { wholeTopic } from './analysis.schema.ts'
import { analyses, mentions, trades } from './analysis.table.ts'
import { saveMentions } from './saving-mentions.server.ts'

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
