import { and, eq, sql } from 'drizzle-orm'
import { fileUnder, type Trade } from '#analysis/aspects/trade.ts'
import { readTrade } from '#app/features/analyses/trade.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { competitorAspects, competitorCounts, competitorReviews, competitors } from './competitor.table.ts'
import { isCompetitor } from './competitors.server.ts'

type OfCompetitor = { businessId: string; competitorId: string }

/** Files the imported reviews of a competitor under the topics of the business that compares, and counts them again. */
export async function recountCompetitor(tx: Database, of: OfCompetitor) {
  const trade = await readTrade(tx, of.businessId)
  await fileAspects(tx, of, trade)
  const reviews = await countReviews(tx, of)
  await tx
    .update(competitors)
    .set({ reviews, trade: [...trade].sort(), updatedAt: now() })
    .where(isCompetitor(of))
}

type Named = { engine_topic: string; noun: string }

async function fileAspects(tx: Database, { businessId, competitorId }: OfCompetitor, trade: Trade) {
  const { rows } = await tx.execute<Named>(sql`
    select distinct engine_topic, noun from ${competitorAspects}
    where business_id = ${businessId} and competitor_id = ${competitorId}`)
  const filed = rows.map((named) => ({
    ...named,
    topic: fileUnder(trade, { topic: named.engine_topic, noun: named.noun }),
  }))
  await tx.execute(sql`
    update ${competitorAspects} set topic = f.topic
    from jsonb_to_recordset(${JSON.stringify(filed)}::jsonb) as f (engine_topic text, noun text, topic text)
    where business_id = ${businessId} and competitor_id = ${competitorId}
      and competitor_aspects.engine_topic = f.engine_topic and competitor_aspects.noun = f.noun
      and competitor_aspects.topic <> f.topic`)
}

/** Replaces the counts; returns the number of reviews. */
async function countReviews(tx: Database, { businessId, competitorId }: OfCompetitor) {
  await tx.execute(sql`
    delete from ${competitorCounts} where business_id = ${businessId} and competitor_id = ${competitorId}`)
  const own = sql`r.business_id = ${businessId} and r.competitor_id = ${competitorId}`
  const month = sql`date_trunc('month', r.written_at at time zone 'UTC')::date`
  await tx.execute(sql`
    insert into ${competitorCounts} (business_id, competitor_id, topic, start, rating, reviews, judged, praise, complaints)
    select r.business_id, r.competitor_id, '', ${month}, r.rating, count(*), count(r.label), 0, 0
    from ${competitorReviews} r where ${own} group by 1, 2, 4, 5
    union all
    select r.business_id, r.competitor_id, a.topic, ${month}, r.rating, count(*), count(r.label),
      count(*) filter (where a.praise), count(*) filter (where a.complaint)
    from ${competitorReviews} r
    join (
      select review_id, topic, bool_or(shown and label = 'positive') as praise,
        bool_or(shown and label = 'negative') as complaint
      from ${competitorAspects} where business_id = ${businessId} and competitor_id = ${competitorId}
      group by review_id, topic
    ) a on a.review_id = r.id
    where ${own} group by 1, 2, 3, 4, 5`)
  return tx.$count(
    competitorReviews,
    and(eq(competitorReviews.businessId, businessId), eq(competitorReviews.competitorId, competitorId)),
  )
}
