import { compare, shareOf } from './chance.ts'
import type { ChallengeGroup } from './counting-challenges.server.ts'
import type { ReviewGroup } from './counting-reviews.server.ts'
import { asTheyWere, byStarsOf, high, inHours, low, reasonsOf, sharesOf, totalOf } from './counts.ts'
import type { PublicRecord } from './public-record.ts'

type Challenged = { groups: ChallengeGroup[]; medianSeconds: number | null }

/**
 * Whom the business challenged. Each review counts once, with the stars that it had when it was first challenged:
 * an author may mend the stars later.
 */
export function challengesOf(
  reviewGroups: ReviewGroup[],
  { groups, medianSeconds }: Challenged,
): PublicRecord['challenges'] {
  const first = groups.filter(({ isFirst }) => isFirst)
  const challenged = byStarsOf(first)
  const wasPublic = byStarsOf(reviewGroups.filter((group) => group.wasPublic))
  const before = asTheyWere(wasPublic, first)
  const inState = (wanted: ChallengeGroup['state']) => totalOf(groups.filter(({ state }) => state === wanted))
  const whereSeen = (wanted: boolean) => {
    const its = groups.filter(({ ratingSeen }) => ratingSeen === wanted)
    return { count: totalOf(its), byStars: byStarsOf(its) }
  }
  return {
    count: totalOf(groups),
    open: inState('open'),
    upheld: inState('upheld'),
    rejected: inState('rejected'),
    medianHours: inHours(medianSeconds),
    byReason: reasonsOf(groups),
    reviews: shareOf(totalOf(first), totalOf(reviewGroups.filter((group) => group.wasPublic))),
    byStars: sharesOf(challenged, before),
    bias: compare({ count: low(challenged), of: low(before) }, { count: high(challenged), of: high(before) }),
    starsSeen: whereSeen(true),
    starsNotSeen: whereSeen(false),
  }
}
