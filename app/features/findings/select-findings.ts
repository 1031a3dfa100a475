import type { Week } from '#app/features/figures/statistics.ts'
import { type Course, type Decision, findTrends, isMore, trendSince } from './finding-trend.ts'
import { type ComplaintRow, type Draft, withCounts } from './list-findings.ts'

/** `happenings`: those that are told as this topic, decided as if they stood alone. */
type Decided = { draft: Draft; decision: Decision; happenings: Omit<Decided, 'happenings'>[] }

/** No two complaints of the list tell the same sentences, and no two the same change. Praise stands as it is. */
export function selectFindings(drafts: Draft[], weeks: Week[], undecided: number): Decided[] {
  const { decided, changed } = decideApart(drafts, weeks, undecided)
  const standing = new Map<ComplaintRow, (number | null)[]>()
  const stand = (draft: Draft) => {
    for (const row of draft.rows) standing.set(row, [...(standing.get(row) ?? []), placeIn(row, draft)])
  }
  for (const draft of changed) stand(draft)
  const isApart = (draft: Draft) => {
    const isElsewhere = (row: ComplaintRow) =>
      !standing.get(row)?.some((place) => isNear(place, placeIn(row, draft)))
    const stands = 2 * countIn(draft.rows.filter(isElsewhere)) >= draft.count
    if (stands) stand(draft)
    return stands
  }
  const isLikely = ({ decision, happenings }: Decided) =>
    [decision, ...happenings.map((each) => each.decision)].some(({ likely }) => likely && isMore(likely))
  return decided
    .toSorted(
      (one, other) => Number(isLikely(other)) - Number(isLikely(one)) || other.draft.count - one.draft.count,
    )
    .flatMap((each) => {
      const { draft, happenings } = each
      if (draft.side === 'praise' || changed.has(draft) || isApart(draft)) return [each]
      return happenings.filter((its) => isApart(its.draft)).map((its) => ({ ...its, happenings: [] }))
    })
}

/** Where reviews speak of a topic; null for something that happened, which has no one place. */
const placeIn = ({ topics, places }: ComplaintRow, { topic }: Draft) => places[topics.indexOf(topic)] ?? null

/** Two terms so many characters apart, about a sentence, may be two words for one complaint. */
const sentence = 100
const isNear = (one: number | null, other: number | null) =>
  one === null || other === null || Math.abs(one - other) < sentence

const countIn = (rows: ComplaintRow[]) => rows.reduce((sum, { reviews }) => sum + reviews, 0)

/**
 * The topic of which something that happened is a part, by most of its reviews, and by most of those since it became more: of
 * several the one that has least beside it.
 */
function findTopics(drafts: Draft[], decisions: Decision[], undecided: number): Map<Draft, Draft> {
  const topics = drafts
    .filter(({ side, kind }) => side === 'complaint' && kind !== 'happening')
    .sort((one, other) => one.count - other.count)
    .map((topic) => ({ topic, its: new Set(topic.rows) }))
  return new Map(
    drafts.flatMap((happening, at): [Draft, Draft][] => {
      const { kind, rows, count } = happening
      if (kind !== 'happening') return []
      const { likely } = decisions[at]!
      const since = likely && isMore(likely) ? likely.age + undecided : Number.POSITIVE_INFINITY
      const recent = rows.filter(({ age }) => age < since)
      const found = topics.find(
        ({ topic, its }) =>
          topic.count >= count &&
          [rows, recent].every((all) => 2 * countIn(all.filter((row) => its.has(row))) >= countIn(all)),
      )
      return found ? [[happening, found.topic]] : []
    }),
  )
}

type Final = { decision: Decision; course: Course }

/**
 * What changed most clearly is decided first; the others then without the reviews that tell it, in the same family. What
 * happened is told as its topic, unless it changed and the topic as a whole did not.
 */
function decideApart(drafts: Draft[], weeks: Week[], undecided: number) {
  const alone = findTrends(drafts.map((draft) => courseOf(draft, weeks, new Set(), undecided)))
  const topicOf = findTopics(drafts, alone, undecided)
  const final = new Map<Draft, Final>()
  const told = new Set<ComplaintRow>()
  const isTold = (draft: Draft, { shift }: Decision) => {
    const its = final.get(topicOf.get(draft)!)?.decision
    return final.has(draft) || (its && isMore((its.shift ?? its.likely)!) === isMore(shift!))
  }
  for (;;) {
    const without = [...told].map(({ age, source, reviews }) => ({ age, source, count: 0, of: -reviews }))
    const left = withCounts(weeks, without)
    const courses = drafts.map((draft) => final.get(draft)?.course ?? courseOf(draft, left, told, undecided))
    const decisions = findTrends(courses)
    const all = drafts.map((draft, at) => ({ draft, decision: decisions[at]!, course: courses[at]! }))
    const [clearest] = all
      .filter(
        ({ draft, decision }) => draft.side === 'complaint' && decision.shift && !isTold(draft, decision),
      )
      .sort((one, other) => one.decision.shift!.chance - other.decision.shift!.chance)
    if (!clearest) {
      const happenings = [...topicOf].filter(([happening]) => !final.has(happening))
      const decided = all
        .filter(({ draft }) => !happenings.some(([happening]) => happening === draft))
        .map(
          ({ draft, decision }): Decided => ({
            draft,
            decision: final.get(draft)?.decision ?? decision,
            happenings: happenings
              .filter(([, topic]) => topic === draft)
              .map(([each]) => ({ draft: each, decision: alone[drafts.indexOf(each)]! })),
          }),
        )
      return { decided, changed: new Set(final.keys()) }
    }
    const topic = all.find(({ draft }) => draft === topicOf.get(clearest.draft) && !final.has(draft))
    const decision = topic && trendSince(topic.course, clearest.decision.shift!, clearest.decision.trend)
    const { draft, ...its } = decision ? { ...topic, decision } : clearest
    final.set(draft, its)
    for (const row of draft.rows) told.add(row)
  }
}

function courseOf(draft: Draft, left: Week[], told: Set<ComplaintRow>, undecided: number): Course {
  const { side, mentions, weeks, rows } = draft
  if (side === 'praise' || told.size === 0) return { side, mentions, weeks: weeks.slice(undecided) }
  const counts = rows
    .filter((row) => !told.has(row))
    .map(({ age, source, reviews }) => ({ age, source, count: reviews }))
  return { side, mentions, weeks: withCounts(left, counts).slice(undecided) }
}
