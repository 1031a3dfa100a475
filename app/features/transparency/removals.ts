import { compare } from './chance.ts'
import type { ReviewGroup } from './counting-reviews.server.ts'
import { byStarsOf, high, low, reasonsOf, sharesOf, totalOf } from './counts.ts'
import type { PublicRecord } from './public-record.ts'

/** Public once and taken away, of all that were public. */
export function removalsOf(groups: ReviewGroup[]): PublicRecord['removals'] {
  const wasPublic = groups.filter((group) => group.wasPublic)
  const removed = wasPublic.filter(({ state }) => state === 'removed')
  const [counts, of] = [byStarsOf(removed), byStarsOf(wasPublic)]
  return {
    count: totalOf(removed),
    undecided: totalOf(removed.filter(({ isUndecided }) => isUndecided)),
    byReason: reasonsOf(removed),
    byStars: sharesOf(counts, of),
    bias: compare({ count: low(counts), of: low(of) }, { count: high(counts), of: high(of) }),
  }
}
