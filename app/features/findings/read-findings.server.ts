import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { type Cause, type Happening, happeningOf } from '#analysis/causes/causes.ts'
import { type MentionKind, wholeTopic } from '#app/features/analyses/analysis.schema.ts'
import { findStanding } from '#app/features/analyses/counting-topics.server.ts'
import {
  countedMentions,
  fewestAuthors,
  isMentionedIn,
  listTopicRules,
  saidSource,
} from '#app/features/analyses/shown-topics.server.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import {
  type AnalysisPause,
  isAnalysed,
  readAnalysisPause,
} from '#app/features/reviews/monthly-reviews.server.ts'
import { dayOf, now, plusDays } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { yieldToRequests } from '#app/platform/yield-to-requests.server.ts'
import { keptFindings } from './finding.table.ts'
import type { Findings } from './finding.ts'
import { type ComplaintRow, listFindings, type ReviewRow, type Span, type TopicRow } from './list-findings.ts'
import { readMarks, withMarks } from './mark-finding.server.ts'

/** How many weeks of reviews are read. */
const weeksRead = 52
/** Only so many topics are read, the most mentioned ones. */
const mostTopics = 80

/** A list from so many mentions takes too long to be read for each screen: it is kept, and read anew every hour. */
const fewestKept = 10_000

/** Raise it when the fields of `Finding` change, so that kept lists are read anew. */
const listShape = 2

type Of = Pick<Business, 'id' | 'tierName'>

/**
 * What is wrong and what is right with a business: the one list that every screen, mail and answer shows. Of the 52 weeks
 * before `at`, or before the newest review of a business whose newest one is old. Numbers are those of now, of a large
 * business those of the last hour; trends are those of the last Monday.
 */
export async function readFindings(db: Database, business: Of, at: Date): Promise<Findings> {
  const view = await viewOf(db, business, at)
  const [kept, marked] = await Promise.all([findKept(db, business.id, view), readMarks(db, business.id)])
  const list = kept ?? (await readAnew(db, business.id, view))
  return { ...list, findings: list.findings.map((finding) => withMarks(finding, marked)) }
}

/** What a list depends on beside the reviews. */
type View = { pause: AnalysisPause | null; span: Span; dependsOn: string }

async function viewOf(db: Database, business: Of, at: Date): Promise<View> {
  const [pause, span, rules] = await Promise.all([
    readAnalysisPause(db, business, at),
    findSpan(db, business.id, at),
    listTopicRules(db, business.id),
  ])
  return { pause, span, dependsOn: JSON.stringify([span, pause?.after, rules, listShape]) }
}

async function readAnew(db: Database, businessId: string, view: View): Promise<Findings> {
  const { span, pause } = view
  const [all, topics] = await Promise.all([
    readReviews(db, businessId, span, pause),
    readTopics(db, businessId, span, pause),
  ])
  const complaints = await readComplaints(db, businessId, topics, { span, pause })
  const sumOf = (is: (source: string) => boolean) =>
    all.reduce((sum, { source, reviews }) => sum + (is(source) ? reviews : 0), 0)
  const list = {
    findings: listFindings(topics, complaints, all, span),
    reviews: sumOf(() => true),
    imported: sumOf((source) => source !== ''),
    from: span.from,
    decidedOn: span.monday,
  }
  const mentions = topics.flatMap(({ stars }) => stars).reduce((sum, [, count]) => sum + count, 0)
  if (mentions >= fewestKept) await keep(db, businessId, view, list)
  return list
}

const keptOf = (businessId: string, { span }: View) =>
  and(eq(keptFindings.businessId, businessId), eq(keptFindings.decidedOn, span.monday))

async function findKept(db: Database, businessId: string, view: View) {
  const [kept] = await db
    .select({ list: keptFindings.list })
    .from(keptFindings)
    .where(and(keptOf(businessId, view), eq(keptFindings.dependsOn, view.dependsOn)))
  return kept?.list
}

async function keep(db: Database, businessId: string, view: View, list: Findings) {
  const kept = { dependsOn: view.dependsOn, list, keptAt: now() }
  await db
    .insert(keptFindings)
    .values({ businessId, decidedOn: view.span.monday, ...kept })
    .onConflictDoUpdate({ target: [keptFindings.businessId, keptFindings.decidedOn], set: kept })
}

/** Reads the kept lists anew, and forgets those of earlier weeks and of businesses that are large no more. */
export async function renewKept(db: Database) {
  const large = await db
    .selectDistinct({ id: businesses.id, tierName: businesses.tierName })
    .from(keptFindings)
    .innerJoin(businesses, eq(businesses.id, keptFindings.businessId))
  for (const business of large) {
    await yieldToRequests()
    const since = now()
    await readAnew(db, business.id, await viewOf(db, business, since))
    // Nothing new was kept of one that is not large any more.
    const isOld = and(eq(keptFindings.businessId, business.id), lt(keptFindings.keptAt, since))
    await db.delete(keptFindings).where(isOld)
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
const isSaidIn = (span: Span, pause: AnalysisPause | null) =>
  sql`${isIn(span, pause)} and ${isMentionedIn({ from: span.from, to: span.end })}`
const isIn = ({ from, end }: Span, pause: AnalysisPause | null) =>
  sql`f.written_on >= ${from}::date and f.written_on < ${end}::date and ${isAnalysed(pause, sql`f`)}`

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
  praiseByWords: number
  complaintsByWords: number
  named: number
}

/** The topics that three authors mention, counted in one pass over the mentions of the span: by week and source, by stars, by cause. */
async function readTopics(db: Database, businessId: string, span: Span, pause: AnalysisPause | null) {
  const is = isSaidIn(span, pause)
  const [said, rules] = [await saidSource(db, businessId, is), await listTopicRules(db, businessId)]
  const count = (is: SQL) => sql`(count(*) filter (where ${is}))::int`
  const { rows } = await db.execute<GroupRow>(sql`
    select grouping(age, rating, cause) as set, topic, min(kind) as kind, age, import_source as source, rating, cause,
      weekday, count(*)::int as mentions, ${count(sql`praise`)} as praise,
      ${count(sql`praise_by_words`)} as "praiseByWords", ${count(sql`complaint_by_words`)} as "complaintsByWords",
      ${count(sql`cause is not null`)} as named
    from (select f.*, ${ageIn(span)} as age from ${said} f) s
    group by grouping sets ((topic, age, import_source), (topic, rating), (topic, cause, weekday), (topic))`)
  const byTopic = Map.groupBy(rows, ({ topic }) => topic)
  const largest = rows
    .filter(({ set }) => set === sets.topic)
    .sort((one, other) => other.mentions - one.mentions)
    .slice(0, mostTopics)
  const standing = await findStanding(db, businessId, largest, { is, rules })
  return largest.flatMap(({ topic, kind }): TopicRow[] => {
    if (!standing.has(topic)) return []
    const its = (set: number) => byTopic.get(topic)!.filter((row) => row.set === set)
    return [
      {
        topic,
        kind,
        weeks: its(sets.week).map((row) => [row.age, row.source, row.mentions, row.praise]),
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

/** The values of SQL's `grouping()`: a bit is set for each column that the grouping set leaves out. */
const sets = { week: 0b011, stars: 0b101, cause: 0b110, topic: 0b111 }

/** Complaints about these topics, and what happened beside them or without a topic, counted by what a review says together. */
async function readComplaints(
  db: Database,
  businessId: string,
  topics: TopicRow[],
  { span, pause }: Pick<View, 'span' | 'pause'>,
) {
  const is = isSaidIn(span, pause)
  const said = await saidSource(db, businessId, is)
  const listed = sql.param(topics.map(({ topic }) => topic))
  const isListed = sql`complaint and topic = any (${listed}::text[])`
  const { rows } = await db.execute<ComplaintRow & { authors: string[] }>(sql`
    select age, source, rating, topics, places, causes, count(*)::int as reviews, (array_agg(distinct author))[1:${fewestAuthors}] as authors
    from (
      select review_id, author, rating, import_source as source, ${ageIn(span)} as age,
        coalesce(array_agg(topic order by topic) filter (where ${isListed}), '{}') as topics,
        coalesce(array_agg(start_offset order by topic) filter (where ${isListed}), '{}') as places,
        coalesce(array_agg(distinct cause order by cause) filter (where cause is not null), '{}') as causes
      from (
        select review_id, author, rating, import_source, written_on, topic, start_offset, complaint, cause from ${said} s
        where complaint or cause is not null
        union all
        select f.review_id, f.author, f.rating, f.import_source, f.written_on, m.topic, null::int, false, m.cause from ${countedMentions()}
        where m.business_id = ${businessId} and f.business_id = ${businessId} and m.topic = ${wholeTopic} and m.cause is not null
          and ${is}
      ) f
      group by review_id, author, rating, import_source, written_on
    ) r
    group by age, source, rating, topics, places, causes`)
  const authorsOf = new Map<Happening, Set<string>>()
  for (const { causes, authors } of rows)
    for (const happening of causes.map((cause) => happeningOf.get(cause)!))
      authorsOf.set(happening, new Set([...(authorsOf.get(happening) ?? []), ...authors]))
  const isStanding = (cause: Cause) => authorsOf.get(happeningOf.get(cause)!)!.size >= fewestAuthors
  return rows.map(({ authors: _, ...row }) => ({ ...row, causes: row.causes.filter(isStanding) }))
}
