import { type SQL, sql } from 'drizzle-orm'
import type { Explanation, ReviewAspect, SentenceSentiment } from '#app/features/analyses/analysis.schema.ts'
import { analyses } from '#app/features/analyses/analysis.table.ts'
import { sentenceToQuote } from '#app/features/analyses/opinion.ts'
import { ownerAspects } from '#app/features/analyses/shown-topics.server.ts'
import { spansOf } from '#app/features/analyses/spans.ts'
import { inboxConditions } from '#app/features/inbox/inbox.server.ts'
import { type InboxFilter, inboxAddress } from '#app/features/inbox/inbox-address.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Span } from '#app/ui/underlined.tsx'
import type { ClaimFilter } from './claims.ts'

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
  oldest: sql`r.written_at, r.id`,
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
  aspects: ReviewAspect[]
  count: number
}

export type Asked = { claim: ClaimFilter; title: string; order?: EvidenceOrder; at: Date }

/**
 * The first reviews behind a claim, as everybody may read them; for a topic, the sentences in which the engine is sure
 * of praise or a complaint. Null if there are none.
 */
export async function readEvidence(
  db: Database,
  businessId: string,
  { claim, title, order = 'newest', at }: Asked,
): Promise<Evidence | null> {
  const filter: InboxFilter = { state: 'all', provenance: 'any', period: 'any', ...claim }
  const isListed = await inboxConditions(db, businessId, filter, at)
  const isOpinion = claim.topic
    ? sql`exists (select from ${ownerAspects(businessId)} a where a.review_id = r.id
        and a.topic = ${claim.topic} and a.shown and a.label <> 'neutral')`
    : sql`true`
  const { rows } = await db.execute<Row>(sql`
    select listed.*, n.language, coalesce(n.sentences, '[]') as sentences, coalesce(n.explanations, '[]') as explanations,
      coalesce((select jsonb_agg(jsonb_build_object('topic', a.topic, 'term', a.term, 'start', a.start_offset,
          'end', a.end_offset, 'label', a.label, 'shown', a.shown, 'score', a.score) order by a.position)
        from ${ownerAspects(businessId)} a where a.review_id = listed.id), '[]') as aspects
    from (
      select r.id, r.rating, r.text, r.author_name, r.written_at, r.edited_at, r.hidden_at, count(*) over ()::int as count
      from reviews r where ${isListed} and ${isOpinion}
      order by ${orders[order]}
    ) listed
    left join ${analyses} n on n.business_id = ${businessId} and n.review_id = listed.id
      and (listed.edited_at is null or listed.edited_at <= n.analysed_at)
    where listed.hidden_at is null and listed.text <> ''
    limit ${most.read}`)
  const quotes = rows.flatMap((row) => quoteOf(row, claim) ?? []).slice(0, most.quotes)
  if (quotes.length === 0) return null
  return { address: inboxAddress(claim), title, order, count: rows[0]!.count, quotes }
}

/** Null if no sentence supports the claim. */
function quoteOf(row: Row, claim: ClaimFilter): EvidenceQuote | null {
  const { text, sentences } = row
  const part = claim.topic ? sentenceAbout(row, claim) : beginning(text, sentences)
  if (!part || part.end - part.start > most.characters) return null
  const isInside = (span: { start: number; end: number }) => span.start >= part.start && span.end <= part.end
  const spans = spansOf({
    sentences,
    aspects: row.aspects.filter((each) => isInside(each) && (!claim.topic || each.topic === claim.topic)),
    explanations: row.explanations.filter(isInside),
  })
  return {
    text: text.slice(part.start, part.end),
    isCut: !claim.topic && part.end < text.length,
    spans: spans
      .filter(({ label }) => label !== 'neutral')
      .map(({ start, end, label }) => ({ start: start - part.start, end: end - part.start, label })),
    language: row.language,
    rating: row.rating,
    authorName: row.author_name,
    writtenAt: new Date(row.written_at).toISOString(),
  }
}

function sentenceAbout({ aspects, sentences }: Row, { topic, label }: ClaimFilter) {
  return aspects
    .filter((each) => each.topic === topic && each.label !== 'neutral' && (!label || each.label === label))
    .map((each) => sentenceToQuote(each, sentences))
    .find((sentence) => sentence !== null)
}

/** The whole of a short text; of a longer one the sentences, or else the words, that fit. */
function beginning(text: string, sentences: SentenceSentiment[]) {
  if (text.length <= most.characters) return { start: 0, end: text.length }
  const end =
    sentences.findLast((sentence) => sentence.end <= most.characters)?.end ??
    text.lastIndexOf(' ', most.characters)
  return { start: 0, end }
}
