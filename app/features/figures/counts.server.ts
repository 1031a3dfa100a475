import { type SQL, sql } from 'drizzle-orm'
import { mentions } from '#app/features/analyses/analysis.table.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { type AnalysisPause, isAnalysed } from '#app/features/reviews/monthly-reviews.server.ts'
import type { Provenance } from '#app/features/reviews/review.vocabulary.ts'
import { countedProvenancesSql } from '#app/features/reviews/review-conditions.server.ts'
import type { Database } from '#app/platform/database.server.ts'

// The one query that counts published reviews. Every screen sums the rows of review_facts, and of mentions for a topic: a
// hundred thousand take a tenth of a second.

type Keys = {
  /** The first day of a unit of time: "2026-11-22". */
  start: string
  provenance: Provenance
  /** Empty for own reviews. */
  importSource: string
  /** Empty if not analysed yet, 'und' if the text does not say, 'zxx' for stars alone. */
  language: string
  rating: number
  /** 1 is Monday, in UTC. */
  weekday: number
  /** From Monday's first hour, 0, to Sunday's last, 167, in UTC. */
  hour: number
}

export type Sums = {
  reviews: number
  /** Of these: `replied` have a reply, `hidden` have hidden words. */
  replied: number
  /** Replied to within a day, or a week, of publication. */
  repliedInDay: number
  repliedInWeek: number
  hidden: number
  /** By the sentiment of the text; reviews without one are in none of the three. */
  positive: number
  neutral: number
  negative: number
  /** Sum of their sentiments, each from -1 to 1. */
  score: number
  /** With a topic: how many praise it, and how many complain about it. A review may do both. */
  praise: number
  complaints: number
}

export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year'

export type Asked<By extends keyof Keys> = {
  /** One row for each combination. */
  by: By[]
  /** Of `start`; a month if not given. */
  unit?: Unit
  /** Months of first publication instead of days of writing. */
  isByPublication?: boolean
  /** Days (UTC): `from` and later, before `to`. */
  from?: string | null
  to?: string | null
  /**
   * Reviews that mention this topic, by its stored name, or one of several; the empty name is the business as a whole.
   * Leaves out reviews of insiders.
   */
  topic?: string | readonly string[] | null
  provenance?: readonly Provenance[] | null
  importSource?: string | null
  language?: string | null
  pause?: AnalysisPause | null
  /** On `f`, a row of review_facts. */
  where?: SQL | undefined
}

export type Counted<By extends keyof Keys = never> = Pick<Keys, By> & Sums

/** Counts the published reviews of a business, those with hidden words included. Without any, no row. */
export async function readCounts<By extends keyof Keys, Sum extends keyof Sums = keyof Sums>(
  db: Database,
  businessId: string,
  /** `sums`: reads only these columns, in half the time. */
  { sums, ...asked }: Asked<By> & { sums?: Sum[] },
): Promise<(Pick<Keys, By> & Pick<Sums, Sum>)[]> {
  const keys = asked.by.map((key) => sql`${columnOfKey(key, asked)} as ${sql.identifier(key)}`)
  const names = sums ?? (Object.keys(sumsOf) as (keyof Sums)[])
  const isTold = asked.topic != null
  const columns = names.map((name) => {
    const isNone = !isTold && (name === 'praise' || name === 'complaints')
    return sql`${isNone ? sql`0` : sumsOf[name]} as ${sql.identifier(name)}`
  })
  // Days are grouped before they are written out: a hundred thousand strings would have to be sorted.
  const groups = sql.join(
    asked.by.map((key) => (key === 'start' ? startOf(asked) : columnOfKey(key, asked))),
    sql`, `,
  )
  const { rows } = await db.execute(sql`
    select ${sql.join([...keys, ...columns], sql`, `)} from ${countedFacts(businessId, asked)}
    ${asked.by.length > 0 ? sql`group by ${groups} order by ${groups}` : sql`having count(*) > 0`}`)
  return rows as (Pick<Keys, By> & Pick<Sums, Sum>)[]
}

const countOf = (is: SQL) => sql`(count(*) filter (where ${is}))::int`

const sumsOf: Record<keyof Sums, SQL> = {
  reviews: sql`count(*)::int`,
  replied: sql`count(f.reply_time)::int`,
  repliedInDay: countOf(sql`f.reply_time <= 240`),
  repliedInWeek: countOf(sql`f.reply_time <= 1680`),
  hidden: countOf(sql`f.is_hidden`),
  positive: countOf(sql`f.label = 'positive'`),
  neutral: countOf(sql`f.label = 'neutral'`),
  negative: countOf(sql`f.label = 'negative'`),
  score: sql`coalesce(sum(f.score), 0)::float8`,
  praise: countOf(sql`m.praise`),
  complaints: countOf(sql`m.complaint`),
}

type Facts = Omit<Asked<never>, 'by'>

/** The rows `f` of review_facts that are asked for, with `m` if a topic is; to stand after "from". */
function countedFacts(businessId: string, asked: Facts): SQL {
  const { topic } = asked
  return sql`${reviewFacts} f ${topic == null ? sql`` : mentioning(businessId, [topic].flat())}
    where f.business_id = ${businessId} and f.is_counted and ${factsAsked(asked)}`
}

/** The condition on `f`, a row of review_facts. */
export function factsAsked(asked: Facts): SQL {
  const { from, to, topic, provenance, importSource, language, pause, where, isByPublication } = asked
  const day = isByPublication ? sql`f.published_month` : sql`f.written_on`
  const isAsked = [
    ...(from ? [sql`${day} >= ${from}::date`] : []),
    ...(to ? [sql`${day} < ${to}::date`] : []),
    ...(provenance ? [sql`f.provenance = any (${sql.param([...provenance])}::text[])`] : []),
    ...(importSource ? [sql`f.import_source = ${importSource}`] : []),
    ...(language ? [sql`f.language = ${language}`] : []),
    ...(topic == null ? [] : [sql`f.provenance <> 'insider'`]),
    ...(pause ? [isAnalysed(pause, sql`f`)] : []),
    ...(where ? [where] : []),
  ]
  return isAsked.length > 0 ? sql.join(isAsked, sql` and `) : sql`true`
}

function mentioning(businessId: string, topics: string[]): SQL {
  const isAbout = sql`business_id = ${businessId} and topic = any (${sql.param(topics)}::text[]) and not is_elsewhere`
  const found =
    topics.length === 1
      ? sql`select review_id, praise, complaint from ${mentions} where ${isAbout}`
      : sql`select review_id, bool_or(praise) as praise, bool_or(complaint) as complaint from ${mentions}
          where ${isAbout} group by review_id`
  return sql`join (${found}) m on m.review_id = f.review_id`
}

type Time = Pick<Asked<never>, 'unit' | 'isByPublication'>

function startOf({ unit = 'month', isByPublication }: Time): SQL {
  if (isByPublication) return sql`f.published_month`
  return unit === 'day' ? sql`f.written_on` : sql`date_trunc(${sql.raw(`'${unit}'`)}, f.written_on)`
}

function columnOfKey(key: keyof Keys, asked: Time): SQL {
  if (key === 'start') return sql`to_char(${startOf(asked)}, 'YYYY-MM-DD')`
  if (key === 'weekday') return sql`extract(isodow from f.written_on)::int`
  // The first hour of 1970 was a Thursday's.
  if (key === 'hour') return sql`((floor(date_part('epoch', f.written_at) / 3600)::bigint + 72) % 168)::int`
  return { ...plain }[key]
}

const plain = {
  provenance: sql`f.provenance`,
  importSource: sql`f.import_source`,
  language: sql`f.language`,
  rating: sql`f.rating`,
}

type Times = { count: number; edited: number; medianHours: number | null }

/**
 * Replies to the published reviews of the rating: all of them, and those to one or two stars (`low`) and to four or five
 * (`high`).
 */
export async function readReplyTimes(db: Database, businessId: string) {
  const { rows } = await db.execute<Times & { side: 'all' | 'low' | 'high' }>(sql`
    select s.side, count(f.reply_time)::int as count, (count(*) filter (where f.reply_edited))::int as edited,
      (round((percentile_cont(0.5) within group (order by f.reply_time))::numeric) / 10)::float8 as "medianHours"
    from (values ('all', 1, 5), ('low', 1, 2), ('high', 4, 5)) as s (side, lowest, highest)
    left join ${reviewFacts} f on f.business_id = ${businessId} and f.is_counted and f.provenance in ${countedProvenancesSql}
      and f.reply_time is not null and f.rating between s.lowest and s.highest
    group by s.side`)
  const of = (wanted: string): Times => {
    const { side: _, ...times } = rows.find(({ side }) => side === wanted)!
    return times
  }
  return { all: of('all'), low: of('low'), high: of('high') }
}
