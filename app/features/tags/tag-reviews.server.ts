import { and, eq, inArray, sql } from 'drizzle-orm'
import { isVisible } from '#app/features/reviews/review-conditions.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import type { NewTag } from './tag.schema.ts'
import { reviewTags, tags } from './tag.table.ts'
import { type Tag, tagLimits } from './tag.vocabulary.ts'
import { findOrAddTag, findTag } from './tags.server.ts'

/** `changed`: the reviews that got or lost the tag, so that exactly those can be undone. */
export type Tagged = { tag: Tag; changed: string[]; full: number }

type Tagging = { businessId: string; reviewIds: string[]; tag: NewTag }

/** Adds a tag to reviews. One that has ten tags already gets no other and is counted in `full`. */
export async function tagReviews(
  db: Database,
  { businessId, reviewIds, tag: wanted }: Tagging,
): Promise<Tagged> {
  return db.transaction(async (tx) => {
    const locked = await lockVisible(tx, businessId, reviewIds)
    const tag = await findOrAddTag(tx, businessId, wanted)
    const { rows } = await tx.execute<{ id: string; tags: number; hasIt: boolean }>(sql`
      select r.id, count(t.id)::int as tags, coalesce(bool_or(t.id = ${tag.id}), false) as "hasIt"
      from unnest(${sql.param(locked)}::uuid[]) r (id)
      left join ${reviewTags} g on g.business_id = ${businessId} and g.review_id = r.id
      left join ${tags} t on t.business_id = g.business_id and t.id = g.tag_id and t.deleted_at is null
      group by r.id`)
    const without = rows.filter(({ hasIt }) => !hasIt)
    const changed = without.filter((each) => each.tags < tagLimits.ofReview).map(({ id }) => id)
    const at = now()
    if (changed.length > 0)
      await tx
        .insert(reviewTags)
        .values(changed.map((reviewId) => ({ businessId, tagId: tag.id, reviewId, createdAt: at })))
    return { tag, changed, full: without.length - changed.length }
  })
}

/** Takes a tag off reviews. The tag itself stays. */
export async function untagReviews(
  db: Database,
  { businessId, reviewIds, tag: { tag: name } }: Tagging,
): Promise<Tagged> {
  const tag = await findTag(db, businessId, name)
  if (!tag) throw notFound('tag')
  const removed = await db
    .delete(reviewTags)
    .where(
      and(
        eq(reviewTags.businessId, businessId),
        eq(reviewTags.tagId, tag.id),
        inArray(reviewTags.reviewId, reviewIds.filter(isUuid)),
      ),
    )
    .returning({ id: reviewTags.reviewId })
  return { tag, changed: removed.map(({ id }) => id), full: 0 }
}

/** Throws 404 unless the business may see at least one. Rows are locked in the order of their ids to avoid deadlock. */
async function lockVisible(tx: Database, businessId: string, reviewIds: string[]) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select r.id from reviews r
    where r.business_id = ${businessId} and r.id = any(${sql.param(reviewIds.filter(isUuid))}::uuid[]) and ${isVisible}
    order by r.id for no key update`)
  if (rows.length === 0) throw notFound('review')
  return rows.map(({ id }) => id)
}

/** Condition on a review `r`: it has this tag. */
export const hasTag = (businessId: string, tagId: string) => sql`exists (
  select from ${reviewTags} g join ${tags} t on t.business_id = g.business_id and t.id = g.tag_id
  where g.business_id = ${businessId} and g.review_id = r.id and g.tag_id = ${tagId} and t.deleted_at is null)`
