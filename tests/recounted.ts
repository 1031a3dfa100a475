import type pg from 'pg'
import { findMiscounted } from './recounted-counts.ts'

const counted = `
  select b.review_count, b.rating_total, b.verified_reviews, b.imported_count, b.imported_rating_total
  from businesses b where id = $1`
const recounted = `
  select count(*) filter (where rated)::int as review_count,
    coalesce(sum(rating) filter (where rated), 0)::int as rating_total,
    count(*) filter (where provenance in ('order', 'invited'))::int as verified_reviews,
    count(*) filter (where provenance = 'imported')::int as imported_count,
    coalesce(sum(rating) filter (where provenance = 'imported'), 0)::int as imported_rating_total
  from (select *, provenance in ('order', 'invited', 'confirmed') as rated from reviews
    where business_id = $1 and state = 'published' and product_id is null) as standing`

/** States that no act may leave a review in. */
const impossible: Record<string, string> = {
  'marked as challenged without an open challenge, or the other way round': `
    (r.challenged_at is not null) <> exists (select from challenges c where c.business_id = r.business_id
      and c.review_id = r.id and c.state = 'open')`,
  'hidden without a challenge that says so': `
    r.hidden_at is not null and not exists (select from challenges c where c.business_id = r.business_id
      and c.review_id = r.id and c.state = 'open' and c.hid_words and c.reason = r.hidden_reason)`,
  'waiting for nobody': `r.state = 'pending' and r.confirmed_at is not null and r.held_at is null`,
  'waiting for the operator in another state': `r.held_at is not null and r.state <> 'pending'`,
  'withdrawn at no time': `r.state = 'withdrawn' and r.withdrawn_at is null`,
  'withdrawn and public': `r.state = 'published' and r.withdrawn_at is not null`,
  'removed for a reason and public': `r.state = 'published' and (r.removed_at is not null or r.removed_reason is not null)`,
  'public without a provenance': `r.state = 'published' and r.provenance is null`,
  'versions missing': `r.version <> 1 + (select count(*) from review_versions v where v.business_id = r.business_id
      and v.review_id = r.id)`,
  'an appeal open about a review that is not removed': `r.state <> 'removed' and exists (select from appeals a
      where a.business_id = r.business_id and a.review_id = r.id and a.state = 'open')`,
}

/** Which counters of a business differ from a recount, and which impossible states its reviews are in. */
export async function findWrong(pool: pg.Pool, businessId: string): Promise<string[]> {
  const rowOf = async (query: string): Promise<Record<string, number | null>> =>
    (await pool.query(query, [businessId])).rows[0]
  const kept = await rowOf(counted)
  const found = await rowOf(recounted)
  const drifted = Object.keys(found).flatMap((name) =>
    kept[name] === found[name] ? [] : [`${name} ${kept[name]}, recounted ${found[name]}`],
  )
  const states = Object.entries(impossible).map(async ([name, is]) => {
    const { rowCount } = await pool.query(`select from reviews r where r.business_id = $1 and (${is})`, [
      businessId,
    ])
    return rowCount ? [name] : []
  })
  return [...drifted, ...(await findMiscounted(pool, businessId)), ...(await Promise.all(states)).flat()]
}
