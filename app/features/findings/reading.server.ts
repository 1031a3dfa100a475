import { type SQL, sql } from 'drizzle-orm'
import type { Cause } from '#analysis/causes/causes.ts'
import { type MentionKind, type Side, sides } from '#app/features/analyses/analysis.schema.ts'
import { hasThirdAuthor, saidSource } from '#app/features/analyses/shown-topics.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import {
  averageOf,
  countOf,
  differenceOfRatings,
  estimateOf,
  noStars,
  type StarCounts,
  type Week,
} from '#app/features/figures/statistics.ts'
import {
  type AnalysisPause,
  isAnalysed,
  readAnalysisPause,
} from '#app/features/reviews/analysis-pause.server.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type Decision, decideStates, weightOf } from './deciding.ts'
import type { Finding, Findings } from './finding.ts'
import { readMarks } from './marking.server.ts'

/** Looked at are so many weeks. */
export const weeksRead = 52
/** Of the most mentioned topics, and each of its findings by so many reviews at least. */
const most = { topics: 80, causes: 4 }
const fewestSaying = 3

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
  const drafts = rows.flatMap((row) => sides.map((side) => draftOf(side, row, all)))
  const decisions = decideStates(
    drafts.map(({ side, mentions, weeks }) => ({ side, mentions, weeks: weeks.slice(span.undecided) })),
  )
  const findings = drafts
    .map((draft, at) => findingOf(draft, decisions[at]!, { all, span, marked }))
    .filter(({ count, state }) => count >= fewestSaying || state === 'solved')
    .sort((one, other) => other.weight - one.weight || other.count - one.count)
  const sumOf = (is: (source: string) => boolean) =>
    all.reduce((sum, { source, reviews }) => sum + (is(source) ? reviews : 0), 0)
  return {
    findings,
    reviews: sumOf(() => true),
    imported: sumOf((source) => source !== ''),
    from: span.from,
    decidedOn: span.monday,
  }
}

/** `age`s count weeks back from `end`, exclusive; weeks at and after `monday` are not decided about yet. */
type Span = { from: string; end: string; monday: string; undecided: number }

const day = (date: Date) => date.toISOString().slice(0, 10)
const plusDays = (from: string, days: number) => {
  const date = new Date(`${from}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return day(date)
}
const mondayOf = (of: string) => plusDays(of, -((new Date(`${of}T00:00:00Z`).getUTCDay() + 6) % 7))

/** Whole weeks. The present one is read, and decided about when it is over. */
async function findSpan(db: Database, businessId: string, at: Date): Promise<Span> {
  const { rows } = await db.execute<{ newest: string | null }>(sql`
    select to_char(max(written_on), 'YYYY-MM-DD') as newest from ${reviewFacts}
    where business_id = ${businessId} and is_counted and provenance <> 'insider' and written_on <= ${day(at)}`)
  const today = mondayOf(day(at))
  const newest = mondayOf(rows[0]?.newest ?? day(at))
  const monday = newest < plusDays(today, -7 * oldAfter) ? plusDays(newest, 7) : today
  const end = monday === today ? plusDays(today, 7) : monday
  return { from: plusDays(monday, -7 * weeksRead), end, monday, undecided: monday === today ? 1 : 0 }
}

/** In weeks: a business whose newest review is older looks back from it. */
const oldAfter = 8

type ReviewRow = { age: number; source: string; rating: number; reviews: number }

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

type MentionRow = {
  topic: string
  kind: MentionKind
  weeks: [age: number, source: string, mentions: number, praise: number, complaints: number][]
  stars: [rating: number, mentions: number, praise: number, complaints: number][]
  causes: [cause: Cause, weekday: number | null, reviews: number][]
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
    .slice(0, most.topics)
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

type Draft = {
  side: Side
  row: MentionRow
  mentions: number
  count: number
  of: number
  /** The newest first. */
  weeks: Week[]
}

function draftOf(side: Side, row: MentionRow, all: ReviewRow[]): Draft {
  const weeks = weeksOf(all)
  const count = side === 'praise' ? 3 : 4
  for (const week of row.weeks) {
    const its = weeks[week[0]]?.[week[1]]
    if (its) its.count += week[count]
  }
  const sum = (of: (week: MentionRow['weeks'][number]) => number) =>
    row.weeks.reduce((total, week) => total + of(week), 0)
  return {
    side,
    row,
    mentions: sum(([, , mentions]) => mentions),
    count: sum((week) => week[count]),
    of: all.reduce((total, { reviews }) => total + reviews, 0),
    weeks,
  }
}

/** Of all reviews, the newest first, with nothing said yet. */
function weeksOf(all: ReviewRow[]): Week[] {
  const oldest = all.reduce((age, row) => Math.max(age, row.age), -1)
  const weeks: Week[] = Array.from({ length: oldest + 1 }, () => ({}))
  for (const { age, source, reviews } of all) {
    const week = weeks[age]!
    week[source] = { count: 0, of: (week[source]?.of ?? 0) + reviews }
  }
  return weeks
}

type Around = { all: ReviewRow[]; span: Span; marked: Awaited<ReturnType<typeof readMarks>> }

function findingOf(
  { side, row, mentions, count, of, weeks }: Draft,
  decision: Decision,
  around: Around,
): Finding {
  const { state, shift } = decision
  const { all, span, marked } = around
  const difference = differenceIn(side, row, all)
  const marks = marked.find((each) => each.side === side && each.topic === row.topic)?.marks ?? []
  const last = marks.at(-1)
  const isBack = last?.state === 'not_for_us' && count >= 2 * Math.max(1, last.reviews)
  return {
    side,
    ...{ topic: row.topic, kind: row.kind, mentions, count, of, state },
    estimate: estimateOf(side, { count, of, mentions }),
    since: shift && plusDays(span.monday, -7 * shift.age),
    before: shift && shift.before.count / shift.before.of,
    after: shift && shift.after.count / shift.after.of,
    difference,
    stars: averageOf(starsOf(row.stars.map(([rating, count]) => [rating, count])))!,
    ...causesIn(side, row),
    weight: weightOf({ side, weeks }, decision, difference?.value ?? null),
    weekly: weeks
      .map((week, age) => ({
        week: plusDays(span.end, -7 * (age + 1)),
        count: Object.values(week).reduce((sum, each) => sum + each.count, 0),
        of: Object.values(week).reduce((sum, each) => sum + each.of, 0),
      }))
      .reverse(),
    marks,
    mark: isBack ? 'open' : (last?.state ?? 'open'),
    isBack,
  }
}

/** Between reviews that say so by their words, and all others. */
function differenceIn(side: Side, { stars }: MentionRow, all: ReviewRow[]) {
  const total = starsOf(all.map(({ rating, reviews }) => [rating, reviews]))
  const saying = starsOf(
    stars.map(([rating, , praise, complaints]) => [rating, side === 'praise' ? praise : complaints]),
  )
  const others = total.map((count, at) => count - saying[at]!) as StarCounts
  return countOf(saying) === 0 ? null : differenceOfRatings(saying, others)
}

function starsOf(counts: (readonly [rating: number, count: number])[]): StarCounts {
  const stars: StarCounts = [...noStars]
  for (const [rating, count] of counts) stars[rating - 1]! += count
  return stars
}

/** Of the complaints that name a weekday, so many must name this one. */
const leastNaming = { count: 3, share: 0.5 }

function causesIn(side: Side, { causes }: MentionRow): Pick<Finding, 'causes' | 'weekday'> {
  if (side === 'praise' || causes.length === 0) return { causes: [], weekday: null }
  const byCause = Map.groupBy(causes, ([cause]) => cause)
  const counted = [...byCause]
    .map(([cause, its]) => ({ cause, count: its.reduce((sum, [, , reviews]) => sum + reviews, 0) }))
    .sort((one, other) => other.count - one.count)
    .slice(0, most.causes)
  const named = causes.filter(([, weekday]) => weekday !== null)
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) =>
    named.reduce((sum, [, weekday, reviews]) => sum + (weekday === day ? reviews : 0), 0),
  )
  const all = days.reduce((sum, count) => sum + count, 0)
  const top = Math.max(...days)
  const isNamed = top >= leastNaming.count && top >= leastNaming.share * all
  return { causes: counted, weekday: isNamed ? days.indexOf(top) : null }
}
