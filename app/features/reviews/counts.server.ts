import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { reviewCounts } from './facts.table.ts'
import type { Provenance } from './review.vocabulary.ts'

// Every screen that counts published reviews reads these: how many rows are read depends on the period and on how many
// sources and languages there are, not on how many reviews.

type Keys = {
  /** The first day: "2026-11-22", or "2026-11-01" for a month. */
  start: string
  provenance: Provenance
  /** Empty for own reviews. */
  importSource: string
  /** Empty if not analysed yet, 'und' if the text does not say, 'zxx' for stars alone. */
  language: string
  rating: number
}

export type Sums = {
  reviews: number
  /** Of these: with a reply, and with hidden words. */
  replied: number
  /** Within so long after publication. */
  repliedInDay: number
  repliedInWeek: number
  hidden: number
  /** By the sentiment of the text; the others have none. */
  positive: number
  neutral: number
  negative: number
  /** Sum of their sentiments, each from -1 to 1. */
  score: number
  /** With a topic: how many praise it, and how many complain about it. A review may do both. */
  praise: number
  complaints: number
}

type Asked<By extends keyof Keys> = {
  /** One row for each combination. With `start`, of the finest grain that was read. */
  by: By[]
  /**
   * `written` (default): whole months by the month, what is left at either end by the day. `month`, `day`: by these.
   * `published`: by the month of first publication.
   */
  in?: 'written' | 'month' | 'day' | 'published'
  /** Days (UTC): `from` and later, before `to`. */
  from?: string | null
  to?: string | null
  /** Reviews that mention it, under its stored name, or one of several; those of insiders never do. For whole months only. */
  topic?: string | readonly string[] | null
  provenance?: readonly Provenance[] | null
  importSource?: string | null
  language?: string | null
}

export type Counted<By extends keyof Keys = never> = Pick<Keys, By> & Sums

/** Counts the published reviews of a business, those with hidden words included. Without any, no row. */
export async function readCounts<By extends keyof Keys>(
  db: Database,
  businessId: string,
  asked: Asked<By>,
): Promise<Counted<By>[]> {
  const { by, topic, provenance, importSource, language } = asked
  const keys = by.map((key) => sql`${columnOfKey[key]} as ${sql.identifier(key)},`)
  const numbers = sql.raw(by.map((_, index) => index + 1).join(', '))
  const { rows } = await db.execute(sql`
    select ${sql.join(keys)} sum(reviews)::int as reviews, sum(replied)::int as replied,
      sum(replied_in_day)::int as "repliedInDay", sum(replied_in_week)::int as "repliedInWeek", sum(hidden)::int as hidden,
      sum(positive)::int as positive, sum(neutral)::int as neutral, sum(negative)::int as negative,
      sum(score_total)::float8 / 1000 as score, sum(praise)::int as praise, sum(complaints)::int as complaints
    from ${reviewCounts}
    where business_id = ${businessId} and topic = any (${sql.param([topic ?? ''].flat())}::text[]) and (${periodOf(asked)})
      ${provenance ? sql`and provenance = any (${sql.param([...provenance])}::text[])` : sql``}
      ${importSource ? sql`and import_source = ${importSource}` : sql``}
      ${language ? sql`and language = ${language}` : sql``}
    ${by.length > 0 ? sql`group by ${numbers} having sum(reviews) > 0 order by ${numbers}` : sql`having sum(reviews) > 0`}`)
  return rows as Counted<By>[]
}

const columnOfKey: Record<keyof Keys, SQL> = {
  start: sql`to_char(start, 'YYYY-MM-DD')`,
  provenance: sql`provenance`,
  importSource: sql`import_source`,
  language: sql`language`,
  rating: sql`rating`,
}

type Period = Pick<Asked<never>, 'in' | 'from' | 'to' | 'topic'>

function periodOf({ in: grain = 'written', from = null, to = null, topic }: Period): SQL {
  if (topic && [from, to].some((day) => day && !day.endsWith('-01')))
    throw new Error('Topics are counted by the month.')
  if (grain !== 'written') return within(grain, from, to)
  if (!from && !to) return sql`grain = 'all'`
  const first = from ? monthFrom(from) : null
  const last = to ? `${to.slice(0, 7)}-01` : null
  if (first && last && first >= last) return within('day', from, to)
  const parts = [
    within('month', first, last),
    ...(from && first !== from ? [within('day', from, first)] : []),
    ...(to && last !== to ? [within('day', last, to)] : []),
  ]
  return sql.join(parts, sql` or `)
}

const within = (grain: string, from: string | null, to: string | null) =>
  sql`(grain = ${grain} and start >= ${from ?? '-infinity'} and start < ${to ?? 'infinity'})`

/** The first month that begins on this day or later. */
function monthFrom(day: string) {
  if (day.endsWith('-01')) return day
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}
