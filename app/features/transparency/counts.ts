import { rounded, shareOf } from '#app/features/figures/statistics.ts'
import { averageOf as averageOfStars } from '#app/features/reviews/average.ts'
import { type ChallengeReason, challengeReasons } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { type ByStars, type Reasons, type Share, type Stars, stars } from './public-record.ts'

type Group = { rating: number; count: number }

export function byStarsOf(groups: Group[]): ByStars {
  const counts: ByStars = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const { rating, count } of groups) counts[rating as Stars] += count
  return counts
}

export const totalOf = (groups: { count: number }[]) => groups.reduce((sum, { count }) => sum + count, 0)
export const starTotalOf = (groups: Group[]) =>
  groups.reduce((sum, { rating, count }) => sum + rating * count, 0)

/** To two decimals; null if there is nothing to average. */
export function averageOf(groups: Group[]) {
  return averageOfStars(starTotalOf(groups), totalOf(groups))
}

export const low = (counts: ByStars) => counts[1] + counts[2]
export const high = (counts: ByStars) => counts[4] + counts[5]

export function sharesOf(counts: ByStars, of: ByStars) {
  const shares = stars.map((each) => [each, shareOf(counts[each], of[each])])
  return Object.fromEntries(shares) as Record<Stars, Share>
}

export function reasonsOf(groups: (Group & { reason: ChallengeReason | null })[]): Reasons {
  return Object.fromEntries(
    challengeReasons.map((reason) => {
      const its = groups.filter((group) => group.reason === reason)
      return [reason, { count: totalOf(its), byStars: byStarsOf(its) }]
    }),
  ) as Reasons
}

/** All reasons together. */
export const starTotalsOf = (reasons: Reasons): ByStars =>
  Object.values(reasons).reduce<ByStars>((all, { byStars }) => addStars(all, byStars), byStarsOf([]))

export const inHours = (seconds: number | null) => (seconds === null ? null : rounded(seconds / 3600, 1))

/** As the charts take them: from 1 star to 5. */
export const starCounts = (counts: ByStars) =>
  stars.map((each) => counts[each]) as [number, number, number, number, number]

export const addStars = (one: ByStars, other: ByStars): ByStars => ({
  1: one[1] + other[1],
  2: one[2] + other[2],
  3: one[3] + other[3],
  4: one[4] + other[4],
  5: one[5] + other[5],
})

/** Counts reviews whose stars have changed since under the stars that they had before. */
export function withEarlierStars(
  counts: ByStars,
  changed: { rating: number; ratingNow: number; count: number }[],
): ByStars {
  const before = { ...counts }
  for (const { rating, ratingNow, count } of changed) {
    before[ratingNow as Stars] -= count
    before[rating as Stars] += count
  }
  return before
}
