import { countOf } from '#app/features/reviews/counted.ts'
import { failedCheckNames, failedCheckText } from '#app/features/reviews/review.vocabulary.ts'
import { StarMatrix } from '#app/ui/star-matrix.tsx'
import { BiasMeter } from './bias-meter.tsx'
import { biasSentences } from './bias-words.ts'
import { casesAddress, starChoiceOf } from './cases.ts'
import { reasonRows } from './reason-rows.tsx'
import { Facts, RecordPart, Within } from './record-part.tsx'
import { duration } from './record-words.ts'
import type { ShownRecord } from './shown-record.ts'

/** What the service itself stopped before publishing, whom it met, and what became of it. */
export function ChecksPart({ record }: { record: ShownRecord }) {
  const { business, checks } = record
  const { stopped, byStars, bias, byCheck, refused, refusedFor, decisionDays } = checks
  const title = 'What stopped at a check?'
  if (stopped.count === 0 && checks.waiting === 0) {
    return (
      <RecordPart id="checks" title={title}>
        <p className="text-sm">Nothing so far. Every review was published as soon as its author was known.</p>
      </RecordPart>
    )
  }
  const found = failedCheckNames.filter((check) => byCheck[check])
  return (
    <RecordPart
      id="checks"
      lead={
        <>
          <p className="text-ink">{biasSentences(bias, { did: 'The checks stopped', done: 'stopped' })}</p>
          <p>
            They do not look at the stars. The operator decides within {decisionDays} days and tells the
            author why.
          </p>
        </>
      }
      title={title}
    >
      <Facts
        facts={[
          {
            id: 'became',
            name: 'What became of them',
            value: `${checks.published} published, ${refused} refused, ${checks.waiting} waiting`,
            note: 'One that its author edits may stop again, and is counted again here.',
          },
          {
            id: 'long',
            name: 'How long they waited',
            value:
              checks.medianHours === null
                ? 'None was decided yet'
                : `half of them at most ${duration(checks.medianHours)}`,
            note: checks.longestHours !== null && `The longest wait was ${duration(checks.longestHours)}.`,
          },
          {
            id: 'why',
            name: 'Why they stopped',
            value: (
              <ul>
                {found.map((check) => (
                  <li key={check}>{`${failedCheckText[check]}: ${byCheck[check]?.toLocaleString('en')}`}</li>
                ))}
              </ul>
            ),
            note:
              stopped.count > 0 &&
              `${countOf(stopped.count, 'review')} in all; one may fail more than one check.`,
          },
        ]}
      />
      <BiasMeter bias={bias} businessId={business.id} byStars={byStars} counted="Stopped" />
      {refused > 0 && (
        <Within title="Refused before publishing">
          <StarMatrix
            caption="Refused reviews by reason and by stars"
            first="Reason"
            rows={reasonRows(refusedFor, (reason, stars) =>
              casesAddress(business.id, 'refused', { reason, stars: starChoiceOf(stars) }),
            )}
          />
        </Within>
      )}
    </RecordPart>
  )
}
