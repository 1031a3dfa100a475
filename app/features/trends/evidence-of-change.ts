import {
  estimateDifference,
  fewestOpinions,
  less,
  meanOf,
  noOpinions,
  type OpinionSums,
  plus,
} from './opinion-sums.ts'

/** `source` is empty for own reviews. */
export type KnownOpinion = { day: string; author: string; source: string; score: number }

/** A change that one day, one author or one import makes is no change of what people think. */
export function restsOnFew(newest: KnownOpinion[], since: string, before: OpinionSums, after: OpinionSums) {
  const isMore = meanOf(after) > meanOf(before)
  return groupsIn(newest, since).some((group) => {
    const [restBefore, restAfter] = [less(before, group.before), less(after, group.after)]
    if (Math.min(restBefore.reviews, restAfter.reviews) < fewestOpinions / 2) return true
    const { low, high } = estimateDifference(restBefore, restAfter)
    return isMore ? low <= 0 : high >= 0
  })
}

type Group = { before: OpinionSums; after: OpinionSums }

/** The opinions of each day and each author, and those of each source that occurs only before or only after. */
function groupsIn(newest: KnownOpinion[], since: string): Group[] {
  const groups = new Map<string, Group>()
  for (const { day, author, source, score } of newest) {
    for (const name of [`day ${day}`, `author ${author}`, `source ${source}`]) {
      const group = groups.get(name) ?? { before: noOpinions, after: noOpinions }
      const side = day < since ? 'before' : 'after'
      groups.set(name, {
        ...group,
        [side]: plus(group[side], { reviews: 1, total: score, squares: score ** 2 }),
      })
    }
  }
  const isOneSided = ({ before, after }: Group) => before.reviews === 0 || after.reviews === 0
  return [...groups].flatMap(([name, group]) =>
    name.startsWith('source ') && !isOneSided(group) ? [] : [group],
  )
}
