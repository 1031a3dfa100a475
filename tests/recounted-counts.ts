import type pg from 'pg'

// The prepared counts recounted from reviews, replies and analyses in plain SQL of its own, without any of the service's
// counting.

const counted = `
  with counted as (
    select r.id, r.provenance, coalesce(r.import_source, '') as import_source, r.rating::int as rating,
      (r.written_at at time zone 'utc')::date as day, date_trunc('month', r.written_at at time zone 'utc')::date as month,
      date_trunc('month', r.published_at at time zone 'utc')::date as published,
      24 * (extract(isodow from r.written_at at time zone 'utc')::int - 1)
        + extract(hour from r.written_at at time zone 'utc')::int as hour,
      (r.hidden_at is not null)::int as hidden, (w.review_id is not null)::int as replied,
      coalesce(w.updated_at > w.created_at, false)::int as edited,
      extract(epoch from w.created_at - r.published_at)::numeric / 360 as waited,
      coalesce(n.language, '') as language, n.label,
      coalesce(floor(n.score::text::float8 * 1000 + 0.5), 0)::int as score, n.review_id is not null as is_analysed,
      left(encode(sha256(convert_to(r.business_id || ' ' || coalesce(mailbox_of(r.author_email),
        lower(r.author_name) || ' ' || date(r.written_at at time zone 'utc')), 'UTF8')), 'hex'), 24) as author
    from reviews r
    left join replies w on w.business_id = r.business_id and w.review_id = r.id
    left join analyses n on n.business_id = r.business_id and n.review_id = r.id
      and (r.edited_at is null or r.edited_at <= n.analysed_at)
    where r.business_id = $1 and r.state = 'published'
  ), topics as (
    select c.id, a.topic, max((a.shown and a.label = 'positive')::int) as praise,
      max((a.shown and a.label = 'negative')::int) as complaints,
      min((not (a.shown and a.label <> 'neutral'))::int) as mere,
      round(1000 * avg(a.score::text::numeric) filter (where a.shown and a.label <> 'neutral'))::int as opinion
    from counted c join aspects a on a.business_id = $1 and a.review_id = c.id
    where c.is_analysed and c.provenance <> 'insider' group by c.id, a.topic
  )`

const sums = `count(*)::int as reviews, sum(replied)::int as replied,
  sum((replied = 1 and waited < 240.5)::int)::int as replied_in_day,
  sum((replied = 1 and waited < 1685)::int)::int as replied_in_week, sum(hidden)::int as hidden,
  count(*) filter (where label = 'positive')::int as positive, count(*) filter (where label = 'neutral')::int as neutral,
  count(*) filter (where label = 'negative')::int as negative, sum(score)::int as score_total`
const key = 'provenance, import_source, language, rating'

const of = (grain: string, start: string) => `
  select '${grain}' as grain, '' as topic, ${start} as start, ${key}, ${sums}, 0 as praise, 0 as complaints
  from counted group by start, ${key}`
const ofTopics = (grain: string, start: string) => `
  select '${grain}' as grain, topic, ${start} as start, ${key}, ${sums}, sum(praise)::int as praise,
    sum(complaints)::int as complaints
  from counted join topics using (id) group by topic, start, ${key}`

const recounts: Record<string, string> = {
  review_counts: [
    of('all', "'-infinity'::date"),
    of('month', 'month'),
    of('day', 'day'),
    of('published', 'published'),
    ofTopics('all', "'-infinity'::date"),
    ofTopics('month', 'month'),
  ].join(' union all '),
  topic_counts: ["'-infinity'::date", 'month']
    .map(
      (start) => `select ${start} as start, topic, count(*)::int as reviews,
        count(*) filter (where provenance = 'imported')::int as imported, sum(praise)::int as praise,
        sum(complaints)::int as complaints, sum(mere)::int as neutral,
        coalesce(sum(praise) filter (where provenance = 'imported'), 0)::int as imported_praise,
        coalesce(sum(complaints) filter (where provenance = 'imported'), 0)::int as imported_complaints
        from counted join topics using (id) group by 1, 2`,
    )
    .join(' union all '),
  topic_authors:
    'select topic, author, count(*)::int as reviews from counted join topics using (id) group by 1, 2',
  topic_weeks: `select date_trunc('week', day)::date as week, topic, count(*)::int as reviews, sum(opinion)::int as score_total,
      sum(opinion * opinion)::int as square_total
    from (
      select day, topic, opinion from counted join topics using (id) where opinion is not null
      union all
      select day, '', score from counted where label is not null and provenance <> 'insider'
    ) o group by 1, 2`,
  hour_counts: `select month, hour, provenance, language, count(*)::int as reviews, sum(rating)::int as stars
    from counted where provenance in ('order', 'invited', 'confirmed') group by 1, 2, 3, 4`,
  reply_times: `select case when rating < 3 then 'low' when rating > 3 then 'high' else 'middle' end as side,
      (case when waited < 480 then round(waited) else 10 * round(waited / 10) end)::int as reply_time,
      count(*)::int as replies, sum(edited)::int as edited
    from counted where replied = 1 and provenance in ('order', 'invited', 'confirmed') group by 1, 2`,
}

/** Which rows of the prepared counts of a business differ from a recount. */
export async function findMiscounted(pool: pg.Pool, businessId: string): Promise<string[]> {
  const wrong = await Promise.all(
    Object.entries(recounts).map(async ([table, query]) => {
      const kept = await rowsOf(
        pool,
        `select to_jsonb(t) - 'business_id' as row from ${table} t where business_id = $1`,
        businessId,
      )
      const found = await rowsOf(pool, `${counted} select to_jsonb(t) as row from (${query}) t`, businessId)
      return [
        ...[...kept].filter((row) => !found.has(row)).map((row) => `${table} has ${row}`),
        ...[...found].filter((row) => !kept.has(row)).map((row) => `${table} lacks ${row}`),
      ]
    }),
  )
  return wrong.flat()
}

async function rowsOf(pool: pg.Pool, query: string, businessId: string) {
  const { rows } = await pool.query<{ row: object }>(query, [businessId])
  return new Set(rows.map(({ row }) => JSON.stringify(Object.fromEntries(Object.entries(row).sort()))))
}
