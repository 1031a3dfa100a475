import { type SQL, sql } from 'drizzle-orm'
import type { Cause } from '#analysis/causes/causes.ts'
import { type AnalysisPause, isAnalysed } from '#app/features/reviews/monthly-reviews.server.ts'
import type { Provenance } from '#app/features/reviews/review.vocabulary.ts'
import { assumeHalfMatch, type Database } from '#app/platform/database.server.ts'
import type { Side } from './analysis.schema.ts'
import { analyses, mentions } from './analysis.table.ts'

/** Topics as stored, or causes, and the side on which they are to be quoted; `name` tells several apart. */
type QuoteAsked = { name: string; topics: string[]; side: Side; causes?: readonly Cause[] }

/** A sentence of a review, word for word, that may stand under a claim. */
export type Quote = {
  name: string
  side: Side
  reviewId: string
  authorName: string
  writtenAt: string
  rating: number
  provenance: Provenance
  language: string
  text: string
  /**
   * The offsets, in the sentence, of the words that it is about; in UTF-16 units, `end` exclusive. Null for the whole
   * sentence.
   */
  span: { start: number; end: number } | null
  cause: Cause | null
  /** Hidden until the operator decides: the public sees only its stars. */
  isHidden: boolean
}

/** Days, `to` exclusive. */
export type QuoteWindow = { from?: Date; to?: Date | null; pause?: AnalysisPause | null }

/**
 * `read`: how many of the newest sentences on a topic are considered; `returned`: how many of the surest of these are
 * returned.
 */
const most = { read: 24, returned: 6 }

type Row = Omit<Quote, 'text' | 'span'> & {
  review: string
  from: number
  to: number
  start: number | null
  end: number | null
  /** Null where the words are those of a cause. */
  term: string | null
  confidence: number
}

/**
 * Sentences that surely praise these topics or complain about them, from published reviews without those of insiders: of the newest, the
 * surest first, and of equally sure ones those whose stars say the same. The `offset 0` keep the planner from any other way than along the index of mentions, review by review.
 */
export async function findQuotes(
  db: Database,
  businessId: string,
  asked: QuoteAsked[],
  { from = new Date(0), to = null, pause = null }: QuoteWindow = {},
): Promise<Quote[]> {
  if (asked.length === 0) return []
  const newest = (is: SQL) => sql`
    select m.review_id as "reviewId", m.quote_start as "from", m.quote_end as "to", m.cause, m.confidence,
      coalesce(m.start_offset, m.cause_start) as start, coalesce(m.end_offset, m.cause_end) as "end",
      case when m.start_offset is not null then m.term end as term, m.written_at as "writtenAt"
    from ${mentions} m
    where m.business_id = ${businessId} and ${is} and m.quote_side = c.side and not m.is_elsewhere
      and m.written_at >= ${from.toISOString()} ${to ? sql`and m.written_at < ${to.toISOString()}` : sql``}
      and exists (select from reviews r where r.business_id = ${businessId} and r.id = m.review_id
        and ${assumeHalfMatch(sql`r.state = 'published' and r.product_id is null and r.provenance <> 'insider' and ${isAnalysed(pause)}`)} offset 0)
    order by m.written_at desc, m.review_id desc limit ${most.read}`
  const { rows } = await db.execute<Row>(sql`
    select c.name, c.side, found.*
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as c (name text, side text, topics text[], causes text[])
    cross join lateral (
      select said.*, r.*, n.language
      from (
        select newest.* from (
          select newest.* from unnest(c.topics) as t (topic) cross join lateral (${newest(sql`m.topic = t.topic`)}) newest
          union all
          select newest.* from unnest(c.causes) as t (cause) cross join lateral (
            ${newest(sql`m.cause = t.cause and m.cause_start >= m.quote_start and m.cause_end <= m.quote_end`)}) newest
        ) newest
        order by round(newest.confidence::numeric, 1) desc, newest."writtenAt" desc limit ${most.returned}
      ) said
      cross join lateral (
        select r.author_name as "authorName", r.rating, r.provenance, r.text as review,
          r.hidden_at is not null as "isHidden"
        from reviews r where r.business_id = ${businessId} and r.id = said."reviewId" offset 0
      ) r
      cross join lateral (
        select n.language from ${analyses} n
        where n.business_id = ${businessId} and n.review_id = said."reviewId" offset 0
      ) n
    ) found
    order by round(found.confidence::numeric, 1) desc,
      case c.side when 'complaint' then found.rating else -found.rating end,
      found."writtenAt" desc, found."reviewId" desc`)
  return rows.flatMap((row) => quoteOf(row) ?? [])
}

/** Null if the offsets do not match the present text: no quote is better than a wrong one. */
function quoteOf({ review, from, to, start, end, term, confidence: _, ...quote }: Row): Quote | null {
  if (term !== null && review.slice(start!, end!) !== term) return null
  const isInside = start !== null && end !== null && start >= from && end <= to
  return {
    ...quote,
    writtenAt: new Date(quote.writtenAt).toISOString(),
    text: review.slice(from, to),
    span: isInside ? { start: start - from, end: end - from } : null,
  }
}
