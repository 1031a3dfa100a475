import type { ReviewGroup } from './counting-reviews.server.ts'
import { totalOf } from './counts.ts'
import type { PublicRecord } from './public-record.ts'

/** What became of every review; those that wait have yet to become something. */
export function totalsOf(groups: ReviewGroup[]): PublicRecord['totals'] {
  const sum = (is: (group: ReviewGroup) => boolean) => totalOf(groups.filter(is))
  const counted = {
    standing: sum(({ state }) => state === 'published'),
    removed: sum(({ state, wasPublic }) => state === 'removed' && wasPublic),
    withdrawn: sum(({ state }) => state === 'withdrawn'),
    refused: sum(({ state, wasPublic }) => state === 'removed' && !wasPublic),
  }
  return {
    cameIn: Object.values(counted).reduce((all, each) => all + each, 0),
    ...counted,
    waitingForOperator: sum(({ state, isHeld }) => state === 'pending' && isHeld),
    waitingForAuthor: sum(({ state, isHeld }) => state === 'pending' && !isHeld),
  }
}
