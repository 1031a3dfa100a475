import { type SQL, sql } from 'drizzle-orm'
import { reviewTags, tags } from './tag.table.ts'

/** The ids of a business's reviews with a tag, given by its id or its name: at most so many, in order of arrival. */
export const idsWithTag = (
  businessId: string,
  { tag, direction, limit }: { tag: string; direction: SQL; limit: number },
) => sql`
  select g.review_id from ${reviewTags} g
  where g.business_id = ${businessId} and g.tag_id = (
    select t.id from ${tags} t
    where t.business_id = ${businessId} and t.deleted_at is null and (t.id::text = ${tag} or lower(t.name) = lower(${tag}))
    limit 1)
  order by g.review_id ${direction} limit ${limit}`
