import {
  averageOf,
  chanceOfShares,
  rounded,
  type StarCounts,
  shareOf,
  unlikely,
} from '#app/features/figures/statistics.ts'
import { type ChallengeReason, challengeReasons } from '#app/features/reviews/review.vocabulary.ts'
import {
  type ByStars,
  type Comparison,
  type Counted,
  type Reasons,
  type Stars,
  stars,
  type Treatment,
} from './public-record.ts'

type Group = { rating: number; count: number }

export function countByStars(groups: Group[]): ByStars {
  const counts: ByStars = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const { rating, count } of groups) counts[rating as Stars] += count
  return counts
}

export const total = (groups: { count: number }[]) => groups.reduce((sum, { count }) => sum + count, 0)

export const counted = (groups: Group[]): Counted => ({
  count: total(groups),
  byStars: countByStars(groups),
})

/** From 1 star to 5. */
export const starCounts = (counts: ByStars) => stars.map((each) => counts[each]) as StarCounts

/** To two decimals; null if there is nothing to average. */
export const average = (groups: Group[]) => averageOf(starCounts(countByStars(groups)))

export const addStars = (one: ByStars, other: ByStars, times = 1) =>
  Object.fromEntries(stars.map((each) => [each, one[each] + times * other[each]])) as ByStars

export const low = (counts: ByStars) => counts[1] + counts[2]
export const high = (counts: ByStars) => counts[4] + counts[5]

export const countByReason = (groups: (Group & { reason: ChallengeReason | null })[]) =>
  Object.fromEntries(
    challengeReasons.map((reason) => [reason, counted(groups.filter((each) => each.reason === reason))]),
  ) as Reasons

/** Counts reviews whose stars have changed since under the stars that they had before. */
export function withEarlierStars(counts: ByStars, changed: (Group & { ratingNow: number })[]) {
  const now = countByStars(changed.map(({ ratingNow, count }) => ({ rating: ratingNow, count })))
  return addStars(addStars(counts, countByStars(changed)), now, -1)
}

/** How many of the reviews with each number of stars, and whether bad reviews were treated like good ones. */
export const treatment = (counts: ByStars, of: ByStars): Treatment => ({
  byStars: Object.fromEntries(
    stars.map((each) => [each, shareOf(counts[each], of[each])]),
  ) as Treatment['byStars'],
  bias: compare({ count: low(counts), of: low(of) }, { count: high(counts), of: high(of) }),
})

type Shared = { count: number; of: number }

/** Compares two shares. The verdict names a side only if chance is an unlikely explanation. */
export function compare(one: Shared, other: Shared): Comparison {
  const chance = chanceOfShares(one, other)
  const isMoreOfFirst = one.count * other.of > other.count * one.of
  return {
    low: shareOf(one.count, one.of),
    high: shareOf(other.count, other.of),
    chance: rounded(chance, 4),
    verdict:
      one.count + other.count === 0
        ? 'none'
        : chance >= unlikely
          ? 'may_be_chance'
          : isMoreOfFirst
            ? 'more_low'
            : 'more_high',
  }
}
