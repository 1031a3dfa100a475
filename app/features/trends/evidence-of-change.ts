import {
  addUp,
  fewestOpinions,
  less,
  meanOf,
  noOpinions,
  type OpinionSums,
  plus,
  pooledVariance,
} from './opinion-sums.ts'
import { asNormal, normalQuantile } from './probability.ts'
import { lessSkew, skewCounted } from './skew.ts'

/** `source` is empty for own reviews. */
export type KnownOpinion = { day: string; author: string; source: string; language: string; score: number }

/** Without a group that is so large a part of all since then, skewness counts in full: it can have made the change alone. */
const partThatMatters = 0.2

type Sides = { before: OpinionSums; after: OpinionSums }

/**
 * A change that one day, one author or one import makes is no change of what people think, nor is one that disappears where
 * each source, or each language, is compared with itself. `chance`: beyond it the rest must differ.
 */
export function restsOnFew(newest: KnownOpinion[], since: string, all: Sides, chance: number) {
  const direction = Math.sign(meanOf(all.after) - meanOf(all.before))
  const least = normalQuantile(chance / 2)
  const isLost = groupsIn(newest, since).some((group) => {
    const rest = { before: less(all.before, group.before), after: less(all.after, group.after) }
    if (Math.min(rest.before.reviews, rest.after.reviews) < fewestOpinions / 2) return true
    const isLarge = group.after.reviews >= partThatMatters * all.after.reviews
    return direction * clearnessOf(rest, isLarge ? 1 : skewCounted) < least
  })
  if (isLost) return true
  const within = [
    sidesBy(newest, since, ({ source }) => source),
    sidesBy(newest, since, ({ language }) => language),
  ].flatMap((groups) => clearnessWithin(groups) ?? [])
  return within.some((clearness) => direction * clearness < least)
}

/** How much higher the mean is afterwards, in standard errors, as a normal value. */
function clearnessOf({ before, after }: Sides, counted: number) {
  const error = Math.sqrt(pooledVariance(before, after) * (1 / before.reviews + 1 / after.reviews))
  const t = (meanOf(after) - meanOf(before)) / error
  return lessSkew(asNormal(t, before.reviews + after.reviews - 2), { before, after }, counted)
}

/** The opinions of each day and each author, and those of each source that occurs only before or only after. */
function groupsIn(newest: KnownOpinion[], since: string): Sides[] {
  const isOneSided = ({ before, after }: Sides) => before.reviews === 0 || after.reviews === 0
  return [
    ...sidesBy(newest, since, ({ day }) => day),
    ...sidesBy(newest, since, ({ author }) => author),
    ...sidesBy(newest, since, ({ source }) => source).filter(isOneSided),
  ]
}

function sidesBy(newest: KnownOpinion[], since: string, nameOf: (opinion: KnownOpinion) => string): Sides[] {
  const groups = new Map<string, Sides>()
  for (const opinion of newest) {
    const group = groups.get(nameOf(opinion)) ?? { before: noOpinions, after: noOpinions }
    const side = opinion.day < since ? 'before' : 'after'
    const { score } = opinion
    const added = plus(group[side], { reviews: 1, total: score, squares: score ** 2 })
    groups.set(nameOf(opinion), { ...group, [side]: added })
  }
  return [...groups.values()]
}

/** The same, where each group is compared with itself. Null for one group, and where none has opinions on both sides. */
function clearnessWithin(groups: Sides[]) {
  if (groups.length < 2) return null
  const compared = groups.filter(
    ({ before, after }) => Math.min(before.reviews, after.reviews) >= fewestOpinions / 2,
  )
  if (compared.length === 0) return null
  let [total, variance] = [0, 0]
  for (const { before, after } of compared) {
    const weight = 1 / (1 / before.reviews + 1 / after.reviews)
    total += weight * (meanOf(after) - meanOf(before))
    variance += weight * pooledVariance(before, after)
  }
  const all = {
    before: addUp(compared.map(({ before }) => before)),
    after: addUp(compared.map(({ after }) => after)),
  }
  return lessSkew(total / Math.sqrt(variance), all, 1)
}
