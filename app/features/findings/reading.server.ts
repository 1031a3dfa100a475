import { type SQL, sql } from 'drizzle-orm'
import type { Cause } from '#analysis/causes/causes.ts'
import type { MentionKind } from '#app/features/analyses/analysis.schema.ts'
import { hasThirdAuthor, saidSource } from '#app/features/analyses/shown-topics.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import {
  type AnalysisPause,
  isAnalysed,
  readAnalysisPause,
} from '#app/features/reviews/analysis-pause.server.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Findings } from './finding.ts'
import { dayOf, listFindings, type MentionRow, plusDays, type ReviewRow, type Span } from './listing.ts'
import { readMarks } from './marking.server.ts'

/** Looked at are so many weeks. */
const weeksRead = 52
/** The most mentioned ones. */
const mostTopics = 80

type Of = Pick<Business, 'id' | 'tierName'>

/**
 * What is wrong and what is right with a business: the one list that every screen, mail and answer shows. Of the 52 weeks
 * before `at`, or before the newest review of a business whose newest one is old. Numbers are those of now, states
 * those of the last Monday.
 */
export async function readFindings(db: Database, business: Of, at: Date): Promise<Findings> {
  const pause = await readAnalysisPause(db, business, at)
  const span = await findSpan(db, business.id, at)
  const [all, rows, marked] = await Promise.all([
    readReviews(db, business.id, span, pause),
    readMentions(db, business.id, span, pause),
    readMarks(db, business.id),
  ])
  const sumOf = (is: (source: string) => boolean) =>
    all.reduce((sum, { source, reviews }) => sum + (is(source) ? reviews : 0), 0)
  return {
    findings: listFindings(rows, all, span, marked),
    reviews: sumOf(() => true),
    imported: sumOf((source) => source !== ''),
    from: span.from,
    decidedOn: span.monday,
  }
}

const mondayOf = (of: string) => plusDays(of, -((new Date(`${of}T00:00:00Z`).getUTCDay() + 6) % 7))

/** Whole weeks. The present one is read, and decided about when it is over. */
async function findSpan(db: Database, businessId: string, at: Date): Promise<Span> {
  const { rows } = await db.execute<{ newest: string | null }>(sql`
    select to_char(max(written_on), 'YYYY-MM-DD') as newest from ${reviewFacts}
    where business_id = ${businessId} and is_counted and provenance <> 'insider' and written_on <= ${dayOf(at)}`)
  const today = mondayOf(dayOf(at))
  const newest = mondayOf(rows[0]?.newest ?? dayOf(at))
  const monday = newest < plusDays(today, -7 * oldAfter) ? plusDays(newest, 7) : today
  const end = monday === today ? plusDays(today, 7) : monday
  return { from: plusDays(monday, -7 * weeksRead), end, monday, undecided: monday === today ? 1 : 0 }
}

/** In weeks: a business whose newest review is older looks back from it. */
const oldAfter = 8

const ageIn = ({ end }: Span) => sql`((${end}::date - 1 - f.written_on) / 7)`
const isIn = ({ from, end }: Span, pause: AnalysisPause | null) =>
  sql`f.written_on >= ${from}::date and f.written_on < ${end}::date and ${isAnalysed(pause, sql`f`)}`

/** Customers' reviews by week, source and stars. */
async function readReviews(db: Database, businessId: string, span: Span, pause: AnalysisPause | null) {
  const { rows } = await db.execute<ReviewRow>(sql`
    select ${ageIn(span)} as age, f.import_source as source, f.rating, count(*)::int as reviews
    from ${reviewFacts} f
    where f.business_id = ${businessId} and f.is_counted and f.provenance <> 'insider' and ${isIn(span, pause)}
    group by 1, 2, 3`)
  return rows
}

type GroupRow = {
  set: number
  topic: string
  kind: MentionKind
  age: number
  source: string
  rating: number
  cause: Cause | null
  weekday: number | null
  mentions: number
  praise: number
  complaints: number
  praiseByWords: number
  complaintsByWords: number
  named: number
  first: string
  last: string
}

/** The topics that three authors mention, counted in one pass over the mentions of the span: by week and source, by stars, by cause. */
async function readMentions(db: Database, businessId: string, span: Span, pause: AnalysisPause | null) {
  const said = await saidSource(db, businessId, isIn(span, pause))
  const count = (is: SQL) => sql`(count(*) filter (where ${is}))::int`
  const { rows } = await db.execute<GroupRow>(sql`
    select grouping(age, rating, cause) as set, topic, min(kind) as kind, age, import_source as source, rating, cause,
      weekday, count(*)::int as mentions, ${count(sql`praise`)} as praise, ${count(sql`complaint`)} as complaints,
      ${count(sql`praise_by_words`)} as "praiseByWords", ${count(sql`complaint_by_words`)} as "complaintsByWords",
      ${count(sql`complaint and cause is not null`)} as named, min(author) as first, max(author) as last
    from (select f.*, ${ageIn(span)} as age from ${said} f) s
    group by grouping sets ((topic, age, import_source), (topic, rating), (topic, cause, weekday), (topic))`)
  const byTopic = Map.groupBy(rows, ({ topic }) => topic)
  const largest = rows
    .filter(({ set }) => set === sets.topic)
    .sort((one, other) => other.mentions - one.mentions)
    .slice(0, mostTopics)
  const { rows: standing } = await db.execute<{ topic: string }>(sql`
    select n.topic from jsonb_to_recordset(${JSON.stringify(largest)}::jsonb) as n (topic text, first text, last text)
    where ${hasThirdAuthor(said, sql`n.topic`, sql`n.first`, sql`n.last`)}`)
  const isStanding = new Set(standing.map(({ topic }) => topic))
  return largest.flatMap(({ topic, kind }): MentionRow[] => {
    if (!isStanding.has(topic)) return []
    const its = (set: number) => byTopic.get(topic)!.filter((row) => row.set === set)
    return [
      {
        ...{ topic, kind },
        weeks: its(sets.week).map((row) => [row.age, row.source, row.mentions, row.praise, row.complaints]),
        stars: its(sets.stars).map((row) => [
          row.rating,
          row.mentions,
          row.praiseByWords,
          row.complaintsByWords,
        ]),
        causes: its(sets.cause).flatMap((row) => (row.cause ? [[row.cause, row.weekday, row.named]] : [])),
      },
    ]
  })
}

/** As `grouping` numbers them: a bit for each column that the set is not by. */
const sets = { week: 0b011, stars: 0b101, cause: 0b110, topic: 0b111 }
