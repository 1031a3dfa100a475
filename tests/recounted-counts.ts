import type pg from 'pg'

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
