import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Analysis } from '#analysis/analyse.ts'
import type { Trade } from '#analysis/aspects/trade.ts'
import { findMentions } from '#analysis/mentions/find-mentions.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { SentenceSentiment, StoredAspect } from './analysis.schema.ts'
import { mentions } from './analysis.table.ts'

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
