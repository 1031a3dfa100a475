import { eq, sql } from 'drizzle-orm'
import { fileUnder, inferTrade, type Trade } from '#analysis/aspects/trade.ts'
import type { Database } from '#app/platform/database.server.ts'
import { aspects, trades } from './analysis.table.ts'

/** A trade is inferred anew when so many reviews were analysed since, as a share of those that it came from. */
const renewedAt = 0.2

/** The trade as last inferred: empty for a business without analysed reviews. */
export async function readTrade(db: Database, businessId: string): Promise<Trade> {
  const [found] = await db
    .select({ parts: trades.parts })
    .from(trades)
    .where(eq(trades.businessId, businessId))
  return new Set(found?.parts)
}

/** Counts reviews that were analysed, and infers the trade anew when they are many. */
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
    const { rows } = await tx.execute<{ nouns: string[] }>(sql`
      select array_agg(noun) as nouns from ${aspects} where business_id = ${businessId} group by review_id`)
    const trade = inferTrade(rows.map(({ nouns }) => nouns.map((noun) => ({ noun }))))
    const parts = [...trade].sort()
    await tx
      .update(trades)
      .set({ parts, reviews: rows.length, analysedSince: 0 })
      .where(eq(trades.businessId, businessId))
    await fileAgain(tx, businessId, trade)
  })
}

type Filed = { engine_topic: string; noun: string; topic: string }

/** Files every aspect as this trade does. Rows that are being replaced or erased are left to whoever does so. */
async function fileAgain(tx: Database, businessId: string, trade: Trade) {
  const { rows } = await tx.execute<Filed>(
    sql`select distinct engine_topic, noun, topic from ${aspects} where business_id = ${businessId}`,
  )
  const moved = rows.flatMap(({ engine_topic, noun, topic }) => {
    const wanted = fileUnder(trade, { topic: engine_topic, noun })
    return wanted === topic ? [] : [{ engine_topic, noun, topic: wanted }]
  })
  if (moved.length === 0) return
  await tx.execute(sql`
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
      and aspects.position = moved.position`)
}
