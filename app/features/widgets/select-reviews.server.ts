import { gte, ne, type SQL, sql } from 'drizzle-orm'
import { mentions } from '#app/features/analyses/analysis.table.ts'
import { reviewPhotos } from '#app/features/media/photo.table.ts'
import { listHelpfulPairs } from '#app/features/published-reviews/helpful-pairs.server.ts'
import { findPublicReviews, listPublishedReviews } from '#app/features/published-reviews/listing.server.ts'
import { isReadable } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { reviewTags, tags } from '#app/features/tags/tag.table.ts'
import { assumeHalfMatch, type Database, hideLimitFromPlanner } from '#app/platform/database.server.ts'
import type { WidgetKind } from '#widget/widget-data.ts'
import type { WidgetSettings } from './widget.schema.ts'
import { mostShown } from './widget.vocabulary.ts'

type Asked = { businessId: string; kind: WidgetKind; settings: WidgetSettings }

/** The reviews that a widget shows, in its order: only those that anyone may read, and none by insiders. */
export async function selectReviews(db: Database, { businessId, kind, settings }: Asked) {
  const limit = mostShown(kind, settings)
  if (limit === 0) return []
  const isGallery = kind === 'photos'
  const chosen =
    settings.select === 'picked'
      ? await listPicked(db, businessId, settings)
      : await listChosen(db, businessId, settings, { limit, also: isGallery ? [hasPhoto(businessId)] : [] })
  return chosen.filter(({ photos }) => !isGallery || photos.length > 0).slice(0, limit)
}

/** A review that nobody may read, and one of another business or product, is missing like one that never was. */
async function listPicked(db: Database, businessId: string, { picked, product: wanted }: WidgetSettings) {
  const found = await findPublicReviews(db, businessId, picked)
  return [...new Set(picked)]
    .flatMap((id) => found.get(id) ?? [])
    .filter(({ provenance, product }) => provenance !== 'insider' && (product?.id ?? null) === wanted)
}

type Narrowed = { limit: number; also: SQL[] }

async function listChosen(
  db: Database,
  businessId: string,
  settings: WidgetSettings,
  { limit, also: own }: Narrowed,
) {
  const { select, sorting: order } = settings
  const product = settings.product ? { id: settings.product, reference: '' } : null
  const isShown = [assumeHalfMatch(isReadable), assumeHalfMatch(ne(reviews.provenance, 'insider'))]
  const { filter, also } =
    select === 'some' ? await filterOf(db, businessId, settings) : { filter: {}, also: [] }
  const listing = { businessId, product, order, limit, ...filter, also: [...isShown, ...own, ...also] }
  if (order === 'helpful') {
    const { pairs } = await listHelpfulPairs(db, listing)
    return pairs.flatMap(({ praise, criticism }) => [praise, criticism].filter((each) => each !== null))
  }
  const { entries } = await listPublishedReviews(db, listing)
  return entries.filter((entry) => entry.kind === 'review')
}

/** Condition: the review has a photo that an operator allowed. */
const hasPhoto = (businessId: string) => sql`${reviews.id} in (
  select p.review_id from ${reviewPhotos} p where p.business_id = ${businessId} and p.state = 'shown')`

async function filterOf(db: Database, businessId: string, settings: WidgetSettings) {
  const { topic, reviewLanguage: language, source, hasReply, minimumRating } = settings
  const also = [await lookedAt(db, businessId, settings)]
  if (minimumRating > 1) also.push(assumeHalfMatch(gte(reviews.rating, minimumRating)))
  return { filter: { topic, language, source, hasReply }, also }
}

/** The most reviews that a filter looks at when few pass it. */
const mostLookedAt = 2000

/** The reviews among which a filter looks: those with its tag or its topic, or all; the newest, or the oldest. */
async function lookedAt(db: Database, businessId: string, { tag, topic, sorting }: WidgetSettings) {
  const isOldestFirst = sorting === 'oldest'
  const direction = sql.raw(isOldestFirst ? 'asc' : 'desc')
  const isAmong = (ids: SQL) => sql`${reviews.id} = any(array(${ids}))`
  if (tag) return isAmong(idsWithTag(businessId, { tag, direction, limit: mostLookedAt }))
  if (topic)
    return isAmong(sql`select m.review_id from ${mentions} m
      where m.business_id = ${businessId} and m.topic = ${topic} and not m.is_elsewhere
      order by m.review_id ${direction} limit ${mostLookedAt}`)
  // Read once, because an order by stars is several lists.
  const { rows } = await db.execute<{ end: string }>(sql`
    select b.written_at::text as "end" from ${reviews} b where b.business_id = ${businessId}
    order by b.written_at ${direction}, b.id ${direction} offset ${hideLimitFromPlanner(mostLookedAt - 1)} limit 1`)
  const end = sql`${rows[0]?.end ?? (isOldestFirst ? 'infinity' : '-infinity')}::timestamptz`
  return isOldestFirst ? sql`${reviews.writtenAt} <= ${end}` : sql`${reviews.writtenAt} >= ${end}`
}

/** The ids of a business's reviews with a tag, given by its id or its name: at most so many, in order of arrival. */
const idsWithTag = (
  businessId: string,
  { tag, direction, limit }: { tag: string; direction: SQL; limit: number },
) => sql`
  select g.review_id from ${reviewTags} g
  where g.business_id = ${businessId} and g.tag_id = (
    select t.id from ${tags} t
    where t.business_id = ${businessId} and t.deleted_at is null and (t.id::text = ${tag} or lower(t.name) = lower(${tag}))
    limit 1)
  order by g.review_id ${direction} limit ${limit}`
