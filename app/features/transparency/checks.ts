import { decisionPeriod } from '#app/features/moderation/held-reviews.server.ts'
import { type FailedCheck, failedCheckNames } from '#app/features/reviews/review.vocabulary.ts'
import { days } from '#app/platform/clock.ts'
import { compare, shareOf } from './chance.ts'
import type { ReviewGroup } from './counting-reviews.server.ts'
import type { countStops } from './counting-stops.server.ts'
import { asTheyWere, byStarsOf, high, inHours, low, reasonsOf, sharesOf, totalOf } from './counts.ts'
import type { PublicRecord } from './public-record.ts'

/** What stopped at a check, of all that reached the checks: imported and unconfirmed ones never did. */
export function checksOf(
  reviewGroups: ReviewGroup[],
  { totals, groups }: Awaited<ReturnType<typeof countStops>>,
): PublicRecord['checks'] {
  const read = reviewGroups.filter(
    ({ state, provenance, isHeld }) => provenance !== 'imported' && (state !== 'pending' || isHeld),
  )
  const stopped = byStarsOf(groups)
  const of = asTheyWere(byStarsOf(read), groups)
  return {
    stopped: shareOf(totalOf(groups), totalOf(read)),
    byStars: sharesOf(stopped, of),
    byCheck: Object.fromEntries(
      failedCheckNames.map((check) => [
        check,
        totalOf(groups.filter(({ checks }) => checks.includes(check))),
      ]),
    ) as Record<FailedCheck, number>,
    published: totals.published,
    refused: totals.refused,
    waiting: totalOf(reviewGroups.filter(({ state, isHeld }) => state === 'pending' && isHeld)),
    refusedFor: reasonsOf(reviewGroups.filter(({ state, wasPublic }) => state === 'removed' && !wasPublic)),
    medianHours: inHours(totals.medianSeconds),
    longestHours: inHours(totals.longestSeconds),
    decisionDays: decisionPeriod / days(1),
    bias: compare({ count: low(stopped), of: low(of) }, { count: high(stopped), of: high(of) }),
  }
}
