import type { Cause } from '#analysis/causes/causes.ts'
import { type MentionKind, type Side, sides } from '#app/features/analyses/analysis.schema.ts'
import {
  averageOf,
  countOf,
  differenceOfRatings,
  noStars,
  type StarCounts,
  type Week,
} from '#app/features/figures/statistics.ts'
import { days } from '#app/platform/clock.ts'
import { type Decision, decideStates, weightOf } from './deciding.ts'
import type { Finding } from './finding.ts'

/** `age`s count weeks back from `end`, exclusive; weeks at and after `monday` are not decided about yet. */
export type Span = { from: string; end: string; monday: string; undecided: number }

export const dayOf = (date: Date) => date.toISOString().slice(0, 10)
export const plusDays = (from: string, count: number) => dayOf(new Date(Date.parse(from) + days(count)))

/** Customers' reviews by week, source and stars. */
export type ReviewRow = { age: number; source: string; rating: number; reviews: number }

/** What they say of one topic: by week and source, by stars, by cause. */
export type MentionRow = {
  topic: string
  kind: MentionKind
  weeks: [age: number, source: string, mentions: number, praise: number, complaints: number][]
  stars: [rating: number, mentions: number, praise: number, complaints: number][]
  causes: [cause: Cause, weekday: number | null, reviews: number][]
}

/** Each finding is said by so many reviews at least, and tells so many causes at most. */
const fewestSaying = 3
const mostCauses = 4

const unmarked = { marks: [], mark: 'open' as const, isBack: false }

/** The most important first, without what was decided about them. */
export function listFindings(rows: MentionRow[], all: ReviewRow[], span: Span): Finding[] {
  const drafts = rows.flatMap((row) => sides.map((side) => draftOf(side, row, all)))
  const decisions = decideStates(
    drafts.map(({ side, mentions, weeks }) => ({ side, mentions, weeks: weeks.slice(span.undecided) })),
  )
  return drafts
    .map((draft, at) => findingOf(draft, decisions[at]!, { all, span }))
    .filter(({ count, state }) => count >= fewestSaying || state === 'solved')
    .sort((one, other) => other.weight - one.weight || other.count - one.count)
}

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

type Around = { all: ReviewRow[]; span: Span }

function findingOf(
  { side, row, mentions, count, of, weeks }: Draft,
  decision: Decision,
  around: Around,
): Finding {
  const { state, shift } = decision
  const { all, span } = around
  const difference = differenceIn(side, row, all)
  return {
    side,
    ...{ topic: row.topic, kind: row.kind, mentions, count, of, state },
    since: shift && plusDays(span.monday, -7 * shift.age),
    before: shift && shift.before.count / shift.before.of,
    after: shift && shift.after.count / shift.after.of,
    difference,
    stars: averageOf(starsOf(row.stars.map(([rating, count]) => [rating, count])))!,
    ...causesIn(side, row),
    weight: weightOf(side, decision, pullOf(side, row, all)),
    weekly: weeks
      .map((week, age) => ({
        week: plusDays(span.end, -7 * (age + 1)),
        count: Object.values(week).reduce((sum, each) => sum + each.count, 0),
        of: Object.values(week).reduce((sum, each) => sum + each.of, 0),
      }))
      .reverse(),
    ...unmarked,
  }
}

/** Between reviews that say so by their words, and all others. */
function differenceIn(side: Side, row: MentionRow, all: ReviewRow[]) {
  const { saying, others } = starsBySaying(side, row, all)
  return countOf(saying) === 0 ? null : differenceOfRatings(saying, others)
}

/** So many imaginary reviews say so at the usual difference: of few it is not known. */
const usual = { reviews: 10, difference: { complaint: -1.2, praise: 0.3 } }

/** By how many stars a review that says so differs, as the order of the list takes it. */
function pullOf(side: Side, row: MentionRow, all: ReviewRow[]) {
  const { saying, others } = starsBySaying(side, row, all)
  const known = countOf(saying)
  if (known === 0 || countOf(others) === 0) return usual.difference[side]
  const difference = averageOf(saying)! - averageOf(others)!
  return (known * difference + usual.reviews * usual.difference[side]) / (known + usual.reviews)
}

function starsBySaying(side: Side, { stars }: MentionRow, all: ReviewRow[]) {
  const total = starsOf(all.map(({ rating, reviews }) => [rating, reviews]))
  const saying = starsOf(
    stars.map(([rating, , praise, complaints]) => [rating, side === 'praise' ? praise : complaints]),
  )
  return { saying, others: total.map((count, at) => count - saying[at]!) as StarCounts }
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
    .slice(0, mostCauses)
  const named = causes.filter(([, weekday]) => weekday !== null)
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) =>
    named.reduce((sum, [, weekday, reviews]) => sum + (weekday === day ? reviews : 0), 0),
  )
  const all = days.reduce((sum, count) => sum + count, 0)
  const top = Math.max(...days)
  const isNamed = top >= leastNaming.count && top >= leastNaming.share * all
  return { causes: counted, weekday: isNamed ? days.indexOf(top) : null }
}
