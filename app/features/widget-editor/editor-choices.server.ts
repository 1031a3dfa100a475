import { and, eq, inArray } from 'drizzle-orm'
import { countFacets } from '#app/features/published-reviews/facets.server.ts'
import {
  isPublic,
  listPublishedReviews,
  selectPublic,
} from '#app/features/published-reviews/listing.server.ts'
import { countPublicTopics } from '#app/features/published-reviews/public-topics.server.ts'
import { readView } from '#app/features/published-reviews/public-view.ts'
import { listReviewedProducts } from '#app/features/published-reviews/rated-products.server.ts'
import { type PublicEntry, publicEntry } from '#app/features/reviews/public-review.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { listTags } from '#app/features/tags/tags.server.ts'
import type { Database } from '#app/platform/database.server.ts'

const topicLimit = 40
const foundLimit = 20

export type Pickable = { id: string; author: string; rating: number; text: string }

export type EditorChoices = Awaited<ReturnType<typeof listChoices>>

export async function listChoices(db: Database, businessId: string, pickedIds: string[]) {
  const [topics, facets, tags, products, picked] = await Promise.all([
    countPublicTopics(db, businessId, topicLimit),
    countFacets(db, businessId, readView(new URLSearchParams())),
    listTags(db, businessId),
    listReviewedProducts(db, businessId),
    listPicked(db, businessId, pickedIds),
  ])
  return {
    topics: topics.map(({ topic }) => topic),
    languages: facets.languages.map(({ language }) => language).filter((language) => language !== 'und'),
    tags,
    products,
    picked,
  }
}

/** The newest reviews that contain these words. */
export async function findPickable(db: Database, businessId: string, typed: string): Promise<Pickable[]> {
  const { query } = readView(new URLSearchParams({ q: typed }))
  const found = await listPublishedReviews(db, { businessId, query, limit: foundLimit })
  return found.entries.flatMap(pickableOf)
}

/** In the order of the ids, without those that are public no longer. */
async function listPicked(db: Database, businessId: string, ids: string[]): Promise<Pickable[]> {
  if (ids.length === 0) return []
  const rows = await selectPublic(db).where(
    and(eq(reviews.businessId, businessId), inArray(reviews.id, ids), isPublic),
  )
  const found = rows.map(publicEntry).flatMap(pickableOf)
  return ids.flatMap((id) => found.find((review) => review.id === id) ?? [])
}

function pickableOf(entry: PublicEntry): Pickable[] {
  if (entry.kind !== 'review' || entry.provenance === 'insider') return []
  const { id, authorName, rating, title, text } = entry
  return [{ id, author: authorName, rating, text: beginningOf(title ? `${title}. ${text}` : text) }]
}

const mostCharacters = 160
const beginningOf = (text: string) =>
  text.length > mostCharacters ? `${text.slice(0, mostCharacters).trimEnd()}…` : text
