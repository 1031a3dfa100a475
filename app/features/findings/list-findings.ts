import { type Cause, causesOf, happenings } from '#analysis/causes/causes.ts'
import type { MentionKind, Side } from '#app/features/analyses/analysis.schema.ts'
import {
  averageOf,
  countStars,
  differenceOfRatings,
  type StarCounts,
  sharesAround,
  starsOf,
  type Week,
} from '#app/features/figures/statistics.ts'
import { plusDays } from '#app/platform/clock.ts'
import type { Finding } from './finding.ts'
import { type Decision, weightOf } from './finding-trend.ts'
import { selectFindings } from './select-findings.ts'

/** `age`s count weeks back from `end`, exclusive; weeks at and after `monday` are not decided about yet. */
export type Span = { from: string; end: string; monday: string; undecided: number }

/** Customers' reviews by week, source and stars. */
export type ReviewRow = { age: number; source: string; rating: number; reviews: number }

/** What they say of one topic: by week and source, by stars and the words alone, by cause. */
export type TopicRow = {
  topic: string
  kind: MentionKind
  weeks: [age: number, source: string, mentions: number, praise: number][]
  stars: [rating: number, mentions: number, praise: number, complaints: number][]
  causes: [cause: Cause, weekday: number | null, reviews: number][]
}

/**
 * Reviews that complain about the same topics at the same places of their text and tell the same causes, counted together.
 * `places`: of each topic, the offset of its term; null where a word other than a term says so.
 */
export type ComplaintRow = ReviewRow & { topics: string[]; places: (number | null)[]; causes: Cause[] }

/** At least this many reviews must say a finding, and it names at most this many causes. */
const fewestSaying = 3
const mostCauses = 4

const unmarked = { marks: [], status: 'open' as const, isBack: false }

/** What may be found: praise of a topic, complaints about it, or something that happened. */
export type Draft = {
  side: Side
  topic: string
  kind: Finding['kind']
  mentions: number
  count: number
  /** Of the complaints that say so. */
  rows: ComplaintRow[]
  weeks: Week[]
  /** Of the reviews that mention it, and of those that say so by their words alone. */
  stars: { mentioning: StarCounts; saying: StarCounts }
  causes: Finding['causes']
  /** How many of these name each weekday, Monday first. */
  weekdays: number[]
}

/** The most important first, without what was decided about them. */
export function listFindings(
  topics: TopicRow[],
  complaints: ComplaintRow[],
  all: ReviewRow[],
  span: Span,
): Finding[] {
  const weeks = weeksOf(all)
  const drafts = [
    ...topics.flatMap((row) => [praiseOf(row, weeks), complaintAbout(row, complaints, weeks)]),
    ...Object.entries(happenings).map(([name, its]) => happeningOf(name, its, { topics, complaints, weeks })),
    // Fewer cannot become a finding, and testing them would only make the others less certain.
  ].filter(({ count }) => count >= fewestSaying)
  const standing = selectFindings(drafts, weeks, span.undecided)
  const apart = standing.flatMap(({ draft }) => causesOf(draft.topic) ?? [])
  return standing
    .map(({ draft, decision, happenings }) => {
      const its = happenings.map(({ draft }) => draft)
      const finding = findingOf(withHappenings(draft, its, apart), decision, { all, span })
      if (finding.trend === 'solved') return finding
      // A topic is ranked by the highest weight of itself and of what happened in it.
      const alone = happenings.map((each) => findingOf(each.draft, each.decision, { all, span }).weight)
      return { ...finding, weight: Math.max(finding.weight, ...alone) }
    })
    .sort((one, other) => other.weight - one.weight || other.count - one.count)
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

/** These weeks with so many who say so; a negative number of reviews leaves them out. */
export function withCounts(
  weeks: Week[],
  counts: { age: number; source: string; count: number; of?: number }[],
) {
  const counted = weeks.map((week) => ({ ...week }))
  for (const { age, source, count, of = 0 } of counts) {
    const its = counted[age]?.[source]
    if (its) counted[age]![source] = { count: its.count + count, of: its.of + of }
  }
  return counted
}

function praiseOf({ topic, kind, weeks: said, stars }: TopicRow, weeks: Week[]): Draft {
  return {
    side: 'praise',
    topic,
    kind,
    rows: [],
    causes: [],
    weekdays: [],
    mentions: said.reduce((sum, [, , mentions]) => sum + mentions, 0),
    count: said.reduce((sum, [, , , praise]) => sum + praise, 0),
    weeks: withCounts(
      weeks,
      said.map(([age, source, , count]) => ({ age, source, count })),
    ),
    stars: {
      mentioning: starsOf(stars.map(([rating, reviews]) => ({ rating, reviews }))),
      saying: starsOf(stars.map(([rating, , reviews]) => ({ rating, reviews }))),
    },
  }
}

const sumOf = (rows: ComplaintRow[]) => rows.reduce((sum, { reviews }) => sum + reviews, 0)
const saidIn = (rows: ComplaintRow[]) =>
  rows.map(({ age, source, reviews }) => ({ age, source, count: reviews }))

function complaintAbout(row: TopicRow, complaints: ComplaintRow[], weeks: Week[]): Draft {
  const rows = complaints.filter(({ topics }) => topics.includes(row.topic))
  const praise = praiseOf(row, weeks)
  return {
    ...praise,
    side: 'complaint',
    rows,
    causes: causesIn(row.causes),
    weekdays: weekdaysIn(row.causes),
    count: sumOf(rows),
    weeks: withCounts(weeks, saidIn(rows)),
    stars: {
      ...praise.stars,
      saying: starsOf(row.stars.map(([rating, , , reviews]) => ({ rating, reviews }))),
    },
  }
}

type Said = { topics: TopicRow[]; complaints: ComplaintRow[]; weeks: Week[] }

function happeningOf(topic: string, its: readonly Cause[], { topics, complaints, weeks }: Said): Draft {
  const rows = complaints.filter(({ causes }) => causes.some((cause) => its.includes(cause)))
  const count = sumOf(rows)
  const stars = starsOf(rows)
  const named = topics.flatMap(({ causes }) => causes.filter(([cause]) => its.includes(cause)))
  const told = its.map((cause): TopicRow['causes'][number] => [
    cause,
    null,
    sumOf(rows.filter(({ causes }) => causes.includes(cause))),
  ])
  return {
    side: 'complaint',
    topic,
    kind: 'happening',
    mentions: count,
    count,
    rows,
    weeks: withCounts(weeks, saidIn(rows)),
    stars: { mentioning: stars, saying: stars },
    causes: causesIn(told),
    weekdays: weekdaysIn(named),
  }
}

/** The most frequent first. */
function causesIn(rows: TopicRow['causes']): Finding['causes'] {
  return [...Map.groupBy(rows, ([cause]) => cause)]
    .map(([cause, its]) => ({ cause, count: its.reduce((sum, [, , reviews]) => sum + reviews, 0) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
}

/** A topic with the causes of what happened in it, in its own reviews; without those that stand `apart` from it in the list. */
function withHappenings(draft: Draft, happenings: Draft[], apart: readonly Cause[]): Draft {
  if (draft.kind === 'happening') return draft
  const its = new Set(draft.rows)
  const told = happenings.flatMap(({ topic, rows }) =>
    causesOf(topic)!.map((cause): [Cause, null, number] => [
      cause,
      null,
      sumOf(rows.filter((row) => its.has(row) && row.causes.includes(cause))),
    ]),
  )
  const isElse = ({ cause }: Finding['causes'][number]) =>
    !apart.includes(cause) && !told.some(([each]) => each === cause)
  const named = draft.causes
    .filter(isElse)
    .map(({ cause, count }): [Cause, null, number] => [cause, null, count])
  const [first] = happenings.filter(({ weekdays }) => weekdayOf(weekdays) !== null)
  return { ...draft, causes: causesIn([...told, ...named]), weekdays: first?.weekdays ?? draft.weekdays }
}

const weekdaysIn = (rows: TopicRow['causes']) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) =>
    rows.reduce((sum, [, weekday, reviews]) => sum + (weekday === day ? reviews : 0), 0),
  )

/** Of the complaints that name a weekday, at least `count` and a share of `share` must name the same one. */
const leastNaming = { count: 3, share: 0.5 }

function weekdayOf(weekdays: number[]) {
  const top = Math.max(...weekdays)
  const all = weekdays.reduce((sum, count) => sum + count, 0)
  return top >= leastNaming.count && top >= leastNaming.share * all ? weekdays.indexOf(top) : null
}

function findingOf(
  draft: Draft,
  decision: Decision,
  { all, span }: { all: ReviewRow[]; span: Span },
): Finding {
  const { side, topic, kind, mentions, count, weeks, stars, causes, weekdays } = draft
  const { trend, shift } = decision
  const around = shift && sharesAround(weeks.slice(span.undecided), shift.age)
  const total = starsOf(all)
  const without = (some: StarCounts) => total.map((count, at) => count - some[at]!) as StarCounts
  const others = without(stars.saying)
  return {
    side,
    topic,
    kind,
    mentions,
    count,
    trend,
    causes: causes.slice(0, mostCauses),
    of: all.reduce((sum, { reviews }) => sum + reviews, 0),
    since: shift && plusDays(span.monday, -7 * shift.age),
    before: around && around.before.count / around.before.of,
    after: around && around.after.count / around.after.of,
    difference: countStars(stars.saying) === 0 ? null : differenceOfRatings(stars.saying, others),
    stars: averageOf(stars.mentioning) ?? 0,
    others: averageOf(without(stars.mentioning)),
    weekday: weekdayOf(weekdays),
    weight: weightOf(side, decision, pullOf(side, stars.saying, others)),
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

/** Prior: this many imaginary reviews with the usual difference, because a few real ones prove little. */
const usual = { reviews: 10, difference: { complaint: -1.2, praise: 0.3 } }

/** The difference in stars that orders the list: the measured one, averaged with the prior. */
function pullOf(side: Side, saying: StarCounts, others: StarCounts) {
  const known = countStars(saying)
  if (known === 0 || countStars(others) === 0) return usual.difference[side]
  const difference = averageOf(saying)! - averageOf(others)!
  return (known * difference + usual.reviews * usual.difference[side]) / (known + usual.reviews)
}
