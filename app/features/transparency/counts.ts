import { type ChallengeReason, challengeReasons } from '#app/features/reviews/review.vocabulary.ts'
import { rounded, shareOf } from './chance.ts'
import { type ByStars, type Reasons, type Share, type Stars, stars } from './public-record.ts'

export type Group = { rating: number; count: number }

export const noStars = (): ByStars => ({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 })

export function byStarsOf(groups: Group[]): ByStars {
  const counts = noStars()
  for (const { rating, count } of groups) counts[rating as Stars] += count
  return counts
}

export const totalOf = (groups: { count: number }[]) => groups.reduce((sum, { count }) => sum + count, 0)
export const starTotalOf = (groups: Group[]) =>
  groups.reduce((sum, { rating, count }) => sum + rating * count, 0)

/** To two decimals; null where there is nothing to average. */
export function averageOf(groups: Group[]) {
  const count = totalOf(groups)
  return count === 0 ? null : rounded(starTotalOf(groups) / count, 2)
}

export const low = (counts: ByStars) => counts[1] + counts[2]
export const high = (counts: ByStars) => counts[4] + counts[5]

export function sharesOf(counts: ByStars, of: ByStars) {
  return Object.fromEntries(stars.map((each) => [each, shareOf(counts[each], of[each])])) as Record<
    Stars,
    Share
  >
}

export function reasonsOf(groups: (Group & { reason: ChallengeReason | null })[]): Reasons {
  return Object.fromEntries(
    challengeReasons.map((reason) => {
      const its = groups.filter((group) => group.reason === reason)
      return [reason, { count: totalOf(its), byStars: byStarsOf(its) }]
    }),
  ) as Reasons
}

export const inHours = (seconds: number | null) => (seconds === null ? null : rounded(seconds / 3600, 1))

/** As the charts take them: from 1 star to 5. */
export const starCounts = (counts: ByStars) =>
  stars.map((each) => counts[each]) as [number, number, number, number, number]

/** Puts the reviews whose stars have changed since back to where they were then. */
export function asTheyWere(
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
