import {
  type ChallengeReason,
  challengeReasons,
  challengeReasonText,
} from '#app/features/reviews/review.vocabulary.ts'
import type { MatrixRow } from '#app/ui/star-matrix.tsx'
import { starCounts } from './counts.ts'
import type { Reasons } from './public-record.ts'

type LinkTo = (reason: ChallengeReason, stars: number | null) => string

/** A row for each reason that occurred, and one for all of those that did not, so that none looks forgotten. */
export function reasonRows(reasons: Reasons, linkTo: LinkTo): MatrixRow[] {
  const used = challengeReasons.filter((reason) => reasons[reason].count > 0)
  const rows: MatrixRow[] = used.map((reason) => ({
    id: reason,
    label: challengeReasonText[reason],
    counts: starCounts(reasons[reason].byStars),
    linkTo: (stars) => linkTo(reason, stars),
  }))
  if (used.length === challengeReasons.length) return rows
  return [
    ...rows,
    { id: 'other', label: used.length === 0 ? 'Any reason' : 'Any other reason', counts: [0, 0, 0, 0, 0] },
  ]
}
