import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import { countOf } from '#app/features/reviews/counted.ts'
import { StarMatrix } from '#app/ui/star-matrix.tsx'
import { Stet } from '#app/ui/stet.tsx'
import { BiasMeter } from './bias-meter.tsx'
import { biasSentences } from './bias-words.ts'
import { type CaseFilter, casesAddress, starChoiceOf } from './cases.ts'
import { starCounts } from './counts.ts'
import { reasonRows } from './reason-rows.tsx'
import { type Fact, Facts, RecordPart, Within } from './record-part.tsx'
import { duration } from './record-words.ts'
import type { ShownRecord } from './shown-record.ts'

/** Whether the business asks to have its bad reviews looked at more than its good ones. */
export function ChallengesPart({ record }: { record: ShownRecord }) {
  const { business, challenges } = record
  const { count, byReason, byStars, bias, starsSeen, starsNotSeen } = challenges
  const open = (asked: Partial<CaseFilter>) => casesAddress(business.id, 'challenged', asked)
  const title = 'Does the business challenge bad reviews more than good ones?'
  if (count === 0) {
    return (
      <RecordPart id="challenges" title={title}>
        <p className="text-sm">{business.name} has challenged no review.</p>
      </RecordPart>
    )
  }
  return (
    <RecordPart
      id="challenges"
      lead={
        <>
          <p className="text-ink">
            {biasSentences(bias, { did: `${business.name} challenged`, done: 'challenged' })}
          </p>
          <p>
            Each review counts once, with the stars that it had then. A difference proves no intent: see below
            what the operator decided.
          </p>
        </>
      }
      title={title}
    >
      <BiasMeter
        bias={bias}
        businessId={business.id}
        byStars={byStars}
        counted="Challenged"
        open={(stars) => open({ stars, isFirst: true })}
      />
      <Within title="Why, and had the stars been seen?">
        <StarMatrix
          caption="Challenges by reason and by stars, and by whether the stars had been seen"
          first="Reason"
          rows={[
            ...reasonRows(byReason, (reason, stars) => open({ reason, stars: starChoiceOf(stars) })),
            {
              id: 'all',
              label: 'Challenges',
              counts: starCounts(sumOf(starsSeen.byStars, starsNotSeen.byStars)),
              isStrong: true,
              linkTo: (stars) => open({ stars: starChoiceOf(stars) }),
            },
            {
              id: 'seen',
              label: 'Stars seen before',
              counts: starCounts(starsSeen.byStars),
              linkTo: (stars) => open({ stars: starChoiceOf(stars), seen: 'yes' }),
            },
            {
              id: 'unseen',
              label: 'Not shown by the service',
              counts: starCounts(starsNotSeen.byStars),
              linkTo: (stars) => open({ stars: starChoiceOf(stars), seen: 'no' }),
            },
          ]}
        />
      </Within>
      <Facts facts={factsOf(record)} />
    </RecordPart>
  )
}

function factsOf({ business, challenges, removals, appeals }: ShownRecord): Fact[] {
  const { open, upheld, rejected, medianHours, starsSeen, count } = challenges
  const visible = Math.max(0, open - removals.undecided)
  return [
    {
      id: 'decided',
      name: 'What the operator decided',
      value: (
        <>
          {`${upheld} upheld, ${rejected} rejected, `}
          {visible > 0 ? (
            <Stet to={viewAddress(business.id, { mark: 'challenged' })}>{visible}</Stet>
          ) : (
            visible
          )}
          {' open'}
          {removals.undecided > 0 && `, ${removals.undecided} hidden until decided`}
        </>
      ),
      note:
        medianHours !== null &&
        `Half of the decisions were made within ${duration(medianHours)}. A challenged review stays, marked, until then.`,
    },
    {
      id: 'seen',
      name: 'Stars seen before',
      value: `in ${starsSeen.count} of ${countOf(count, 'challenge')}`,
      note: 'The reason is chosen on a page that shows no stars. We record whether the service had shown them to the business before, in a mail or a list; what it saw elsewhere we cannot know.',
    },
    {
      id: 'appeals',
      name: 'Appeals of authors',
      value:
        appeals.count === 0
          ? 'None'
          : `${appeals.count}: ${appeals.accepted} accepted, ${appeals.rejected} rejected, ${appeals.open} open`,
    },
  ]
}

function sumOf(one: Record<number, number>, other: Record<number, number>) {
  const of = (each: number) => one[each]! + other[each]!
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) }
}
