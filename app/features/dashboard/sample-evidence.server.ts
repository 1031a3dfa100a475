import { type SQL, sql } from 'drizzle-orm'
import type {
  Explanation,
  SentenceSentiment,
  Side,
  StoredAspect,
} from '#app/features/analyses/analysis.schema.ts'
import { analyses } from '#app/features/analyses/analysis.table.ts'
import { ownerMentions } from '#app/features/analyses/shown-topics.server.ts'
import { spansOf } from '#app/features/analyses/spans.ts'
import { inboxConditions } from '#app/features/inbox/inbox.server.ts'
import { type InboxFilter, inboxAddress } from '#app/features/inbox/inbox-address.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Span } from '#app/ui/underlined.tsx'
import type { ClaimFilter } from './claims.tsx'

export type EvidenceQuote = {
  /** A sentence, a short review, or the beginning of a longer one: `isCut`. */
  text: string
  isCut: boolean
  spans: Span[]
  language: string | null
  rating: number
  authorName: string
  writtenAt: string
}

/** Some of the reviews behind a claim, for a page without an inbox. */
export type Evidence = {
  /** In the inbox. Claims with the same address are the same claim. */
  address: string
  title: string
  order: EvidenceOrder
  /** The number of reviews behind the claim. */
  count: number
  quotes: EvidenceQuote[]
}

const orders = {
  newest: sql`r.written_at desc, r.id desc`,
  lowest: sql`r.rating, r.written_at desc, r.id desc`,
} satisfies Record<string, SQL>
export type EvidenceOrder = keyof typeof orders

const most = { quotes: 2, read: 30, characters: 160 }

type Row = {
  rating: number
  text: string
  author_name: string
  written_at: string
  language: string | null
  sentences: SentenceSentiment[]
  explanations: Explanation[]
  aspects: StoredAspect[]
  /** Of a topic: the sentence to quote, and the term in it. */
  start: number | null
  end: number | null
  term_start: number | null
  term_end: number | null
  side: Side | null
  count: number
}

export type Asked = { claim: ClaimFilter; title: string; order?: EvidenceOrder; at: Date }

/**
 * The first reviews behind a claim, as everybody may read them; for a topic, the sentences that may be quoted for it. Null
 * if there are none.
 */
export async function readEvidence(
  db: Database,
  businessId: string,
  { claim, title, order = 'newest', at }: Asked,
): Promise<Evidence | null> {
  const filter: InboxFilter = { state: 'all', provenance: 'any', period: 'any', ...claim }
  const isListed = await inboxConditions(db, businessId, filter, at)
  const side = claim.label && (claim.label === 'positive' ? 'praise' : 'complaint')
  const quotable = claim.topic
    ? sql`lateral (select m.* from ${ownerMentions(businessId)} m where m.review_id = listed.id
        and m.shown_as = ${claim.topic} and m.quote_side ${side ? sql`= ${side}` : sql`is not null`} limit 1) q on true`
    : sql`(select null::int as quote_start, null::int as quote_end, null::int as start_offset,
        null::int as end_offset, null::text as quote_side) q on true`
  const { rows } = await db.execute<Row>(sql`
    select listed.*, n.language, coalesce(n.sentences, '[]') as sentences, coalesce(n.explanations, '[]') as explanations,
      coalesce(n.aspects, '[]') as aspects, q.quote_start as start, q.quote_end as "end", q.start_offset as term_start,
      q.end_offset as term_end, q.quote_side as side
    from (
      select r.id, r.rating, r.text, r.author_name, r.written_at, r.edited_at, r.hidden_at, count(*) over ()::int as count
      from reviews r where ${isListed}
      order by ${orders[order]}
    ) listed
    left join ${analyses} n on n.business_id = ${businessId} and n.review_id = listed.id
      and (listed.edited_at is null or listed.edited_at <= n.analysed_at)
    join ${quotable}
    where listed.hidden_at is null and listed.text <> ''
    limit ${most.read}`)
  const quotes = rows.flatMap((row) => quoteOf(row, claim) ?? []).slice(0, most.quotes)
  if (quotes.length === 0) return null
  return { address: inboxAddress(claim), title, order, count: rows[0]!.count, quotes }
}

/** Null if the sentence is too long to show. */
function quoteOf(row: Row, { topic }: ClaimFilter): EvidenceQuote | null {
  const { text, sentences } = row
  const part = topic ? { start: row.start!, end: row.end! } : beginning(text, sentences)
  if (part.end - part.start > most.characters) return null
  const isInside = (span: { start: number; end: number }) => span.start >= part.start && span.end <= part.end
  const label = row.side === 'praise' ? 'positive' : 'negative'
  const spans: Span[] = topic
    ? [{ start: row.term_start!, end: row.term_end!, label }]
    : spansOf({
        sentences,
        aspects: row.aspects.filter(isInside),
        explanations: row.explanations.filter(isInside),
      })
  return {
    text: text.slice(part.start, part.end),
    isCut: !topic && part.end < text.length,
    spans: spans
      .filter((span) => span.label !== 'neutral' && isInside(span))
      .map(({ start, end, label }) => ({ start: start - part.start, end: end - part.start, label })),
    language: row.language,
    rating: row.rating,
    authorName: row.author_name,
    writtenAt: new Date(row.written_at).toISOString(),
  }
}

/** The whole of a short text; of a longer one the sentences, or else the words, that fit. */
function beginning(text: string, sentences: SentenceSentiment[]) {
  if (text.length <= most.characters) return { start: 0, end: text.length }
  const end =
    sentences.findLast((sentence) => sentence.end <= most.characters)?.end ??
    text.lastIndexOf(' ', most.characters)
  return { start: 0, end }
}
