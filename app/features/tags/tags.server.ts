import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { lockBusiness } from '#app/features/businesses/lock-business.server.ts'
import { isVisible } from '#app/features/reviews/review-conditions.server.ts'
import { hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { typedLine } from '#app/platform/typed-text.ts'
import { reviewTags, tags } from './tag.table.ts'
import { type Tag, tagLimits } from './tag.vocabulary.ts'

const byName = sql`lower(${tags.name})`
const isKept = (businessId: string) => and(eq(tags.businessId, businessId), isNull(tags.deletedAt))
const hasName = (businessId: string, name: string) =>
  and(isKept(businessId), sql`lower(${tags.name}) = lower(${name})`)

/** In alphabetical order. */
export const listTags = (db: Database, businessId: string): Promise<Tag[]> =>
  db.select({ id: tags.id, name: tags.name }).from(tags).where(isKept(businessId)).orderBy(byName)

export type CountedTag = Tag & { reviews: number }
const countLimit = 1000

/** The same with how many reviews each has; `countLimit` + 1 means more than that. */
export async function countTags(db: Database, businessId: string): Promise<CountedTag[]> {
  const { rows } = await db.execute<CountedTag>(sql`
    select t.id, t.name, (select count(*)::int from (
        select from ${reviewTags} g where g.business_id = t.business_id and g.tag_id = t.id limit ${countLimit + 1}
      ) g) as reviews
    from ${tags} t where t.business_id = ${businessId} and t.deleted_at is null order by lower(t.name)`)
  return rows
}

/** The tags of each of these reviews, in alphabetical order. */
export async function listTagsByReview(db: Database, businessId: string, reviewIds: string[]) {
  const { rows } = await db.execute<Tag & { reviewId: string }>(sql`
    select g.review_id as "reviewId", t.id, t.name
    from ${reviewTags} g join ${tags} t on t.business_id = g.business_id and t.id = g.tag_id
    where g.business_id = ${businessId} and g.review_id = any(${sql.param(reviewIds)}::uuid[]) and t.deleted_at is null
    order by lower(t.name)`)
  const found: Record<string, Tag[]> = {}
  for (const { reviewId, ...tag } of rows) found[reviewId] = [...(found[reviewId] ?? []), tag]
  return found
}

async function findTag(db: Database, businessId: string, name: string): Promise<Tag | null> {
  const [found] = await db
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(hasName(businessId, name))
  return found ?? null
}

/** The tag of this name, which is made if there is none. Case does not tell names apart. */
async function findOrAddTag(tx: Database, businessId: string, { tag: name }: NewTag): Promise<Tag> {
  const found = await findTag(tx, businessId, name)
  if (found) return found
  await lockBusiness(tx, businessId)
  await requireRoom(tx, businessId)
  const id = uuidv7()
  const at = now()
  const added = await tx
    .insert(tags)
    .values({ businessId, id, name, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning({ id: tags.id, name: tags.name })
  return added[0] ?? (await findTag(tx, businessId, name))!
}

type OfTag = { businessId: string; tagId: string }

export async function renameTag(
  db: Database,
  { businessId, tagId, tag: { tag: name } }: OfTag & { tag: NewTag },
) {
  return changing(db, { businessId, tagId }, async (tx, kept) => {
    if (kept.deletedAt) throw notFound('tag')
    const other = await findTag(tx, businessId, name)
    if (other && other.id !== tagId) throw conflict('Another tag has this name.')
    await tx.update(tags).set({ name, updatedAt: now() }).where(isTag({ businessId, tagId }))
  })
}

/** Takes the tag off all reviews. `restoreTag` brings it back within the hour. */
export async function deleteTag(db: Database, of: OfTag) {
  return changing(db, of, async (tx, { name }) => {
    await tx.update(tags).set({ deletedAt: now() }).where(isTag(of))
    return name
  })
}

export async function restoreTag(db: Database, of: OfTag) {
  return changing(db, of, async (tx, { name, deletedAt }) => {
    if (!deletedAt) return
    if (await findTag(tx, of.businessId, name)) throw conflict('Another tag has this name by now.')
    await requireRoom(tx, of.businessId)
    await tx.update(tags).set({ deletedAt: null }).where(isTag(of))
  })
}

/** Deletes for good what nobody restored. */
export async function forgetDeletedTags(db: Database) {
  const since = new Date(now().getTime() - hours(1))
  await db.delete(tags).where(and(isNotNull(tags.deletedAt), lt(tags.deletedAt, since)))
}

const isTag = ({ businessId, tagId }: OfTag) => and(eq(tags.businessId, businessId), eq(tags.id, tagId))

/** Changes the tags of a business one at a time. */
async function changing<T>(
  db: Database,
  of: OfTag,
  change: (tx: Database, kept: typeof tags.$inferSelect) => Promise<T>,
) {
  if (!isUuid(of.tagId)) throw notFound('tag')
  return db.transaction(async (tx) => {
    await lockBusiness(tx, of.businessId)
    const [kept] = await tx.select().from(tags).where(isTag(of))
    if (!kept) throw notFound('tag')
    return change(tx, kept)
  })
}

async function requireRoom(tx: Database, businessId: string) {
  if ((await tx.$count(tags, isKept(businessId))) >= tagLimits.ofBusiness)
    throw conflict(`You have ${tagLimits.ofBusiness} tags, which is the most. Delete one to add another.`)
}

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

export const newTag = z
  .object({
    tag: typedLine({
      ...tagLimits.name,
      tooShort: 'Please write a tag',
      tooLong: `A tag may have at most ${tagLimits.name.max} characters`,
    }),
  })
  .brand<'NewTag'>()
type NewTag = z.output<typeof newTag>
