import type { Week } from '#app/features/figures/statistics.ts'
import type { Course, Decision } from './deciding.ts'
import { type ComplaintRow, type Draft, withCounts } from './listing.ts'

type Decided = { draft: Draft; decision: Decision }

/** No two complaints of the list tell the same reviews, and no two the same change. Praise stands as it is. */
export function standApart(
  drafts: Draft[],
  weeks: Week[],
  decide: (courses: Course[]) => Decision[],
): Decided[] {
  const { decided, changed } = decideApart(drafts, weeks, decide)
  const standing = new Set<ComplaintRow>()
  const complaints = decided.filter(({ draft }) => draft.side === 'complaint' && draft.count > 0)
  const explaining = new Set(
    complaints.map(({ draft }) => draft).filter((draft) => explainsATopic(draft, drafts)),
  )
  const rankOf = ({ draft }: Decided) => {
    const rank = changed.indexOf(draft)
    return rank >= 0 ? rank : changed.length + Number(!explaining.has(draft))
  }
  const stands = complaints
    .sort((one, other) => rankOf(one) - rankOf(other) || other.draft.count - one.draft.count)
    .filter(({ draft }) => {
      const isApart = 2 * countOf(draft.rows.filter((row) => !standing.has(row))) >= draft.count
      if (isApart) for (const row of draft.rows) standing.add(row)
      return isApart
    })
  return [...decided.filter(({ draft }) => draft.side === 'praise'), ...stands]
}

const countOf = (rows: ComplaintRow[]) => rows.reduce((sum, { reviews }) => sum + reviews, 0)

/** Something that happened, and is most of what people complain about in a topic, stands in its place. */
function explainsATopic({ topic, kind, rows }: Draft, drafts: Draft[]) {
  if (kind !== 'happening') return false
  const its = new Set(rows)
  return drafts.some(
    (other) =>
      other.topic !== topic &&
      other.kind !== 'happening' &&
      2 * countOf(other.rows.filter((row) => its.has(row))) > countOf(other.rows),
  )
}

/** What changed most clearly is decided first; the others then without the reviews that tell it, in the same family. */
function decideApart(drafts: Draft[], weeks: Week[], decide: (courses: Course[]) => Decision[]) {
  const final = new Map<Draft, { decision: Decision; course: Course }>()
  const told = new Set<ComplaintRow>()
  for (;;) {
    const without = [...told].map(({ age, source, reviews }) => ({ age, source, count: 0, of: -reviews }))
    const left = withCounts(weeks, without)
    const courses = drafts.map((draft) => final.get(draft)?.course ?? courseOf(draft, left, told))
    const decisions = decide(courses)
    const open = drafts
      .map((draft, at) => ({ draft, decision: decisions[at]!, course: courses[at]! }))
      .filter(({ draft, decision }) => draft.side === 'complaint' && decision.shift && !final.has(draft))
      .sort((one, other) => one.decision.shift!.chance - other.decision.shift!.chance)
    const [clearest] = open
    if (!clearest) {
      const decided = drafts.map((draft, at) => ({
        draft,
        decision: final.get(draft)?.decision ?? decisions[at]!,
      }))
      return { decided, changed: [...final.keys()] }
    }
    final.set(clearest.draft, clearest)
    for (const row of clearest.draft.rows) told.add(row)
  }
}

function courseOf(draft: Draft, left: Week[], told: Set<ComplaintRow>): Course {
  const { side, mentions, weeks, rows } = draft
  if (side === 'praise' || told.size === 0) return { side, mentions, weeks }
  const counts = rows
    .filter((row) => !told.has(row))
    .map(({ age, source, reviews }) => ({ age, source, count: reviews }))
  return { side, mentions, weeks: withCounts(left, counts) }
}
