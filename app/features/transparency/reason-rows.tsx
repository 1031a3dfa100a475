import {
  type ChallengeReason,
  challengeReasons,
  challengeReasonText,
} from '#app/features/reviews/review.vocabulary.ts'
import type { MatrixRow } from '#app/ui/star-matrix.tsx'
import { starCounts } from './counts.ts'
import type { ShownReasons } from './shown-record.ts'

type LinkTo = (reason: ChallengeReason, stars: number | null) => string

/** A row for each reason that occurred, and one for all of those that did not, so that none looks forgotten. */
export function reasonRows(reasons: ShownReasons, linkTo: LinkTo): MatrixRow[] {
  const rows: MatrixRow[] = challengeReasons.flatMap((reason) => {
    const its = reasons[reason]
    if (!its) return []
    const linked = (stars: number | null) => linkTo(reason, stars)
    return { id: reason, label: challengeReasonText[reason], counts: starCounts(its.byStars), linkTo: linked }
  })
  if (rows.length === challengeReasons.length) return rows
  return [
    ...rows,
    { id: 'other', label: rows.length === 0 ? 'Any reason' : 'Any other reason', counts: [0, 0, 0, 0, 0] },
  ]
}
