import { eq, sql } from 'drizzle-orm'
import { fileUnder, inferTrade, type Trade } from '#analysis/aspects/trade.ts'
import { counted } from '#app/features/reviews/counted.server.ts'
import { lockCounts } from '#app/features/reviews/refresh-facts.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { aspects, trades } from './analysis.table.ts'
import { countFindings } from './counting-findings.server.ts'

/** The trade is inferred again once so many reviews were analysed since, as a share of those before. */
const renewedAt = 0.2
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

async function renewTrade(db: Database, businessId: string) {
  await db.transaction(async (tx) => {
    await lockCounts(tx, businessId)
    const { rows } = await tx.execute<{ isCounted: boolean; nouns: string[] }>(sql`
      select r.provenance in ${counted} as "isCounted", array_agg(a.noun) as nouns
      from ${aspects} a join reviews r on r.business_id = a.business_id and r.id = a.review_id
      where a.business_id = ${businessId} and r.state = 'published' and r.provenance <> 'insider'
      group by r.id, r.provenance`)
    const trade = inferTrade(tellingOf(rows).map(({ nouns }) => nouns.map((noun) => ({ noun }))))
    const parts = [...trade].sort()
    await tx
      .update(trades)
      .set({ parts, reviews: rows.length, analysedSince: 0 })
      .where(eq(trades.businessId, businessId))
    await fileAgain(tx, businessId, trade)
  })
}

/**
 * The reviews that tell the trade. An owner who imports thousands of reviews of another kind of business must not
 * scatter what customers complain about over topics too small to be listed.
 */
function tellingOf<Review extends { isCounted: boolean }>(all: Review[]): Review[] {
  const own = all.filter(({ isCounted }) => isCounted)
  return own.length >= enoughCounted ? own : all
}

type Filed = { engine_topic: string; noun: string; topic: string }

/** Moves every aspect to its topic in this trade. Skips rows that another transaction is replacing or erasing. */
async function fileAgain(tx: Database, businessId: string, trade: Trade) {
  const { rows } = await tx.execute<Filed>(
    sql`select distinct engine_topic, noun, topic from ${aspects} where business_id = ${businessId}`,
  )
  const moved = rows.flatMap(({ engine_topic, noun, topic }) => {
    const wanted = fileUnder(trade, { topic: engine_topic, noun })
    return wanted === topic ? [] : [{ engine_topic, noun, topic: wanted }]
  })
  if (moved.length === 0) return
  const filed = await tx.execute<{ review_id: string }>(sql`
    with moved as (
      select a.review_id, a.position, m.topic
      from ${aspects} a
      join jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m (engine_topic text, noun text, topic text)
        on m.engine_topic = a.engine_topic and m.noun = a.noun
      where a.business_id = ${businessId}
      for update of a skip locked
    )
    update ${aspects} set topic = moved.topic from moved
    where aspects.business_id = ${businessId} and aspects.review_id = moved.review_id
      and aspects.position = moved.position
    returning aspects.review_id`)
  await countFindings(tx, businessId, [...new Set(filed.rows.map(({ review_id }) => review_id))])
}
