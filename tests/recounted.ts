import type pg from 'pg'

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

// What is counted of each review, found again from reviews, replies and analyses in plain SQL of its own.

const recount = `
  select r.id, r.product_id is null as is_counted, r.product_id as counted_product, r.hidden_at is not null as is_hidden,
    to_char(r.written_at at time zone 'utc', 'YYYY-MM-DD') as written_on, r.provenance,
    to_char(date_trunc('month', r.published_at at time zone 'utc'), 'YYYY-MM-DD') as published_month,
    coalesce(r.import_source, '') as import_source, r.rating,
    round(extract(epoch from w.created_at - r.published_at) / 360)::int as reply_time,
    coalesce(w.updated_at > w.created_at, false) as reply_edited,
    case when n.review_id is null then '' else n.language end as language, n.label, n.score::text
  from reviews r
  left join replies w on w.business_id = r.business_id and w.review_id = r.id
  left join analyses n on n.business_id = r.business_id and n.review_id = r.id
    and (r.edited_at is null or r.edited_at <= n.analysed_at)
  where r.business_id = $1 and r.state = 'published'`

const kept = `
  select review_id as id, is_counted, counted_product, is_hidden, to_char(written_on, 'YYYY-MM-DD') as written_on, provenance,
    to_char(published_month, 'YYYY-MM-DD') as published_month, import_source, rating, reply_time, reply_edited, language,
    label, score::text
  from review_facts where business_id = $1 and (is_counted or counted_product is not null)`

/** Mentions of a text that its review no longer has, or of reviews that say nothing about sides that they are counted on. */
const stray = `
  select m.review_id || ' ' || m.topic as row from mentions m
  join reviews r on r.business_id = m.business_id and r.id = m.review_id
  left join analyses n on n.business_id = m.business_id and n.review_id = m.review_id
  where m.business_id = $1 and (n.review_id is null or r.edited_at > n.analysed_at
    or (m.start_offset is not null and substr(r.text, m.start_offset + 1, m.end_offset - m.start_offset) <> m.term)
    or (m.quote_end > length(r.text)))`

/** Which facts and mentions of a business differ from a recount. */
export async function findMiscounted(pool: pg.Pool, businessId: string): Promise<string[]> {
  const [had, found] = await Promise.all([rowsOf(pool, kept, businessId), rowsOf(pool, recount, businessId)])
  const { rows } = await pool.query<{ row: string }>(stray, [businessId])
  return [
    ...[...had].filter((row) => !found.has(row)).map((row) => `review_facts has ${row}`),
    ...[...found].filter((row) => !had.has(row)).map((row) => `review_facts lacks ${row}`),
    ...rows.map(({ row }) => `mentions has ${row}`),
  ]
}

async function rowsOf(pool: pg.Pool, query: string, businessId: string) {
  const { rows } = await pool.query<object>(query, [businessId])
  return new Set(rows.map((row) => JSON.stringify(row)))
}
