import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { listPublishedReviews, selectPublic } from '#app/features/published-reviews/listing.server.ts'
import type { PublicFilter } from '#app/features/published-reviews/public-view.ts'
import { type PublicReview, publicReview } from '#app/features/reviews/public-review.ts'
import { isReadable } from '#app/features/reviews/publishing.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { countedProvenances } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import { unforeseen, unweighed } from '#app/platform/unweighed.server.ts'
import { type CitableReview, readCitable } from './citable-reviews.server.ts'
import { type ContentUse, contentUses } from './content.vocabulary.ts'

/** A review that may be quoted for a use, with its present analysis. */
export type UsableReview = PublicReview & { analysis: CitableReview }

/**
 * Its words are public now, and its author agreed to this use. Never one of an insider, nor an imported one, whose
 * author nobody asked.
 */
function isUsableFor(use: ContentUse): SQL[] {
  const conditions = [
    isReadable,
    inArray(reviews.provenance, [...countedProvenances]),
    ne(reviews.text, ''),
    sql`${contentUses[use].needs} = any(${reviews.consentScopes})`,
  ]
  return conditions.map(unweighed)
}

/** Those of these reviews that may be quoted for this use, in the order of the ids. */
export async function readUsable(
  db: Database,
  businessId: string,
  { use, reviewIds }: { use: ContentUse; reviewIds: string[] },
): Promise<UsableReview[]> {
  if (reviewIds.length === 0) return []
  const rows = await selectPublic(db).where(
    and(eq(reviews.businessId, businessId), inArray(reviews.id, reviewIds), ...isUsableFor(use)),
  )
  const usable = await withAnalyses(db, businessId, rows.map(publicReview))
  return reviewIds.flatMap((id) => usable.find((review) => review.id === id) ?? [])
}

const most = { lookedAt: 2000, read: 60, offered: 12 }

type Asked = { use: ContentUse; filter: PublicFilter }

/** The reviews to choose from: among the newest that may be used, the surest praise of a good length first. */
export async function offerReviews(
  db: Database,
  businessId: string,
  { use, filter }: Asked,
): Promise<UsableReview[]> {
  const { rating, topic, language, query } = filter
  const { entries } = await listPublishedReviews(db, {
    ...{ businessId, rating, topic, language, query, limit: most.read },
    also: [...isUsableFor(use), ...(query ? [] : [isAmongNewest(businessId)])],
  })
  const found = await withAnalyses(
    db,
    businessId,
    entries.filter((entry) => entry.kind === 'review'),
  )
  return found.toSorted((one, other) => worthOf(other, use) - worthOf(one, use)).slice(0, most.offered)
}

/** So that a filter which few reviews pass does not read all of them. */
const isAmongNewest = (businessId: string) => sql`${reviews.writtenAt} >= coalesce((
  select b.written_at from ${reviews} b where b.business_id = ${businessId}
  order by b.written_at desc, b.id desc offset ${unforeseen(most.lookedAt - 1)} limit 1), '-infinity')`

async function withAnalyses(db: Database, businessId: string, found: PublicReview[]) {
  const analyses = await readCitable(
    db,
    businessId,
    found.map(({ id }) => id),
  )
  return found.flatMap((review) => {
    const analysis = analyses.get(review.id)
    return analysis ? [{ ...review, analysis }] : []
  })
}

/** In characters: less says too little. */
const shortest = 15

const wholeSentences = /^\p{Lu}.*[.!]$/su

/** How well a review serves as a quote: clearly praise, no complaint, of a good length and in whole sentences. */
function worthOf({ rating, text, analysis: { sentences } }: UsableReview, use: ContentUse) {
  const sure = (label: string) => sentences.filter((each) => each.shown && each.label === label).length
  const isGoodLength = text.length >= shortest && text.length <= contentUses[use].good
  const worth = 2 * rating + Math.min(sure('positive'), 3) - 3 * sure('negative')
  return worth + (isGoodLength ? 4 : 0) + (wholeSentences.test(text) ? 1 : 0)
}
