import { sql } from 'drizzle-orm'
import { sentenceToQuote } from '#analysis/mentions/opinion.ts'
import type { SentenceSentiment } from '#app/features/analyses/analysis.schema.ts'
import { findQuotes } from '#app/features/analyses/quotes.server.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { type Months, windowOfMonths } from '#app/features/inbox/periods.ts'
import { findPublicAddresses } from '#app/features/published-reviews/public-place.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { ComparedCitation } from './compared-sentence.ts'
import { competitorAspects, competitorImports, competitorReviews } from './competitor.table.ts'
import type { ListedCompetitor } from './competitors.server.ts'

/** An opinion on a topic as stored. */
export type Claim = { topic: string; label: 'positive' | 'negative' }

/** `text`: of the review, to check the quote once more. */
export type FoundQuote = { citation: ComparedCitation; text: string }
export type ClaimQuotes = Claim & { quotes: FoundQuote[] }

type Asked = { businessId: string; competitor: ListedCompetitor; months: Months }

/** One quote of each side for each claim, of reviews of these months that may be read now. */
export async function findComparisonQuotes(
  db: Database,
  asked: Asked,
  claims: Claim[],
): Promise<ClaimQuotes[]> {
  if (claims.length === 0) return []
  const { businessId, competitor, months } = asked
  const { otherBusinessId } = competitor
  const [own, theirs] = await Promise.all([
    findPublicQuotes(db, businessId, claims, months),
    otherBusinessId
      ? findPublicQuotes(db, otherBusinessId, claims, months)
      : findImportedQuotes(db, asked, claims),
  ])
  const addressOf = await readAddresses(
    db,
    competitor,
    theirs.map(({ reviewId }) => reviewId),
  )
  return claims.map((claim) => {
    const [ours, others] = [own.find(isFor(claim)), theirs.find(isFor(claim))]
    const addresses = [ours && inboxAddress({ review: ours.reviewId }), others && addressOf(others.reviewId)]
    const quotes = [ours, others].flatMap((quote, at): FoundQuote[] => {
      const address = addresses[at]
      if (!quote || !address) return []
      const { topic: _, label: __, isSure: ___, text, ...citation } = quote
      return [{ text, citation: { ...citation, side: at === 0 ? 'own' : 'theirs', address } }]
    })
    return { ...claim, quotes }
  })
}

type Quoted = Claim & Omit<ComparedCitation, 'side' | 'address'> & { text: string; isSure: boolean }

const isFor =
  ({ topic, label }: Claim) =>
  (each: Claim) =>
    each.topic === topic && each.label === label

/** Where everybody, or for an imported one its owner, can read the whole review. */
async function readAddresses(db: Database, { id, otherBusinessId }: ListedCompetitor, reviewIds: string[]) {
  if (!otherBusinessId) return (review: string) => importedAddress(id, { review })
  const addresses = await findPublicAddresses(db, otherBusinessId, reviewIds)
  return (review: string) => addresses.get(review)
}

export const importedAddress = (competitorId: string, query: Record<string, string>) =>
  `/business/ai-sentiments/competitors/${competitorId}/reviews?${new URLSearchParams(query)}`

const longest = 160

type Found = { text: string; term: string; start: number; end: number; sentences: SentenceSentiment[] }

/** Null unless the offsets still match the text. `isSure`: the whole sentence surely says the same as the opinion in it. */
function sentenceOf({ text, term, start, end, sentences }: Found, { label }: Claim) {
  if (text.slice(start, end) !== term) return null
  const sentence = sentenceToQuote({ start, end, label, shown: true }, sentences)
  if (!sentence || sentence.end - sentence.start > longest) return null
  return { quote: text.slice(sentence.start, sentence.end), isSure: sentence.shown }
}

/** Of a business here, by what its public page shows. */
async function findPublicQuotes(db: Database, businessId: string, claims: Claim[], months: Months) {
  const wanted = claims.map(({ topic, label }) => ({
    ...{ name: topic, topics: [topic] },
    side: label === 'positive' ? ('praise' as const) : ('complaint' as const),
  }))
  const found = await findQuotes(db, businessId, wanted, windowOfMonths(months))
  return onePerClaim(
    claims,
    found.flatMap(({ name, side, text, isHidden, span: _, cause: __, ...review }): Quoted[] =>
      isHidden || text.length > longest
        ? []
        : [
            {
              ...{ topic: name, label: side === 'praise' ? 'positive' : 'negative' },
              ...{ ...review, quote: text, text, isSure: true },
            },
          ],
    ),
  )
}

type ImportedRow = Found &
  Claim & {
    reviewId: string
    initials: string | null
    writtenAt: string
    rating: number
    language: string
    source: string
    importedAt: string
  }

const mostRead = 12

async function findImportedQuotes(db: Database, { businessId, competitor, months }: Asked, claims: Claim[]) {
  const { from, to } = windowOfMonths(months)
  const { rows } = await db.execute<ImportedRow>(sql`
    select c.topic, c.label, a.review_id as "reviewId", a.term, a.start_offset as start, a.end_offset as "end", r.*
    from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb) as c (topic text, label text)
    cross join lateral (
      select * from ${competitorAspects} a
      where a.business_id = ${businessId} and a.competitor_id = ${competitor.id} and a.topic = c.topic
        and a.label = c.label and a.shown and a.written_at >= ${from.toISOString()} and a.written_at < ${to.toISOString()}
      order by a.written_at desc limit ${mostRead}
    ) a
    cross join lateral (
      select r.text, r.sentences, r.initials, r.written_at as "writtenAt", r.rating, r.language, i.source,
        i.finished_at as "importedAt"
      from ${competitorReviews} r
      join ${competitorImports} i on i.business_id = r.business_id and i.id = r.import_id
      where r.business_id = ${businessId} and r.competitor_id = ${competitor.id} and r.id = a.review_id
        and i.finished_at is not null offset 0
    ) r
    order by round(a.confidence::numeric, 1) desc, a.written_at desc, a.review_id`)
  return onePerClaim(
    claims,
    rows.flatMap((row): Quoted[] => {
      const sentence = sentenceOf(row, row)
      if (!sentence) return []
      const { topic, label, text, reviewId, initials, rating, language, source } = row
      return [
        {
          ...{ topic, label, text, reviewId, rating, language, provenance: 'imported' },
          ...sentence,
          authorName: initials ?? 'A customer',
          writtenAt: new Date(row.writtenAt).toISOString(),
          imported: { source, at: new Date(row.importedAt).toISOString() },
        },
      ]
    }),
  )
}

const goodLength = 28

/** Each from another review if possible, and rather a sure sentence of some length. */
function onePerClaim(claims: Claim[], all: Quoted[]) {
  const used = new Set<string>()
  return claims.flatMap((claim) => {
    const its = all.filter(isFor(claim))
    const fresh = its.filter(({ reviewId }) => !used.has(reviewId))
    const sure = fresh.filter(({ isSure }) => isSure)
    const chosen = sure.find(({ quote }) => quote.length >= goodLength) ?? sure[0] ?? fresh[0] ?? its[0]
    if (!chosen) return []
    used.add(chosen.reviewId)
    return [chosen]
  })
}
