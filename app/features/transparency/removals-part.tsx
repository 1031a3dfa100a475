import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import type { ChallengeReason } from '#app/features/reviews/review.vocabulary.ts'
import { StarMatrix } from '#app/ui/star-matrix.tsx'
import { BiasMeter } from './bias-meter.tsx'
import { biasSentences } from './bias-words.ts'
import { type CaseKind, casesAddress, starChoiceOf } from './cases.ts'
import { starCounts } from './counts.ts'
import type { ByStars, Share, Stars } from './public-record.ts'
import { reasonRows } from './reason-rows.tsx'
import { RecordPart, Within } from './record-part.tsx'
import type { ShownRecord } from './shown-record.ts'

export function RemovalsPart({ record }: { record: ShownRecord }) {
  const { business, removals, authors, totals } = record
  const { count, undecided, byReason, byStars, bias } = removals
  const open = (kind: CaseKind, stars: number | null, reason: ChallengeReason | null = null) =>
    casesAddress(business.id, kind, { reason, stars: starChoiceOf(stars) })
  return (
    <RecordPart
      id="removals"
      lead={
        <>
          {count > 0 && (
            <p className="text-ink">{biasSentences(bias, { did: 'Removed were', done: 'removed' })}</p>
          )}
          <p>{effectOf(record)}</p>
          {undecided > 0 && (
            <p>
              {undecided} of them {undecided === 1 ? 'is' : 'are'} hidden until the operator has decided.
            </p>
          )}
        </>
      }
      title="What was removed, and was it the bad ones?"
    >
      {count > 0 && (
        <BiasMeter
          bias={bias}
          businessId={business.id}
          byStars={byStars}
          counted="Removed"
          open={(stars) => casesAddress(business.id, 'removed', { stars })}
        />
      )}
      {totals.cameIn > 0 && (
        <Within title="By reason">
          <StarMatrix
            caption="Removed reviews by reason and by stars, beside those that stand"
            first="Reason"
            rows={[
              ...reasonRows(byReason, (reason, rating) => open('removed', rating, reason)),
              {
                id: 'removed',
                label: 'Removed',
                counts: starCounts(countsOf(byStars)),
                isStrong: true,
                linkTo: (rating) => open('removed', rating),
              },
              {
                id: 'withdrawn',
                label: 'Withdrawn by authors',
                counts: starCounts(authors.withdrawn),
                linkTo: (rating) => open('withdrawn', rating),
              },
              {
                id: 'standing',
                label: 'Standing',
                counts: starCounts(standing(record)),
                linkTo: (rating) => viewAddress(business.id, { rating }),
              },
            ]}
          />
        </Within>
      )}
    </RecordPart>
  )
}

function effectOf({ removals, rating: { average, withRemoved } }: ShownRecord) {
  if (removals.count === 0) return 'Nothing was removed so far.'
  if (average === null || withRemoved === null) return 'The removed ones were never part of a rating.'
  return `With the removed ones the average would be ${withRemoved.toFixed(2)}; without them it is ${average.toFixed(2)}.`
}

const countsOf = (shares: Record<Stars, Share>): ByStars => ({
  1: shares[1].count,
  2: shares[2].count,
  3: shares[3].count,
  4: shares[4].count,
  5: shares[5].count,
})

function standing({ rating, sources: { imported } }: ShownRecord): ByStars {
  const of = (each: Stars) => rating.byStars[each] + imported.byStars[each]
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) }
}
