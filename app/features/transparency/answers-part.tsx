import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import { countOf } from '#app/features/reviews/counted.ts'
import { percent } from '#app/ui/share-bars.tsx'
import { Stet } from '#app/ui/stet.tsx'
import { Facts, RecordPart } from './record-part.tsx'
import { duration } from './record-words.ts'
import type { ShownRecord } from './shown-record.ts'

/** Whether the business answers, how fast, and whether it answers the bad ones. */
export function AnswersPart({ record }: { record: ShownRecord }) {
  const { business, answers } = record
  return (
    <RecordPart
      id="answers"
      lead={<p>A business answers a review once, in public. Imported ones are not counted here.</p>}
      title="Does the business answer?"
    >
      {answers.count === 0 ? (
        <p className="text-sm">{business.name} has not answered a review yet.</p>
      ) : (
        <Facts
          facts={[
            {
              id: 'all',
              name: 'All reviews',
              value: <Line answered={answers} to={viewAddress(business.id, { isAnswered: true })} />,
            },
            { id: 'low', name: '1 or 2 stars', value: <Line answered={answers.low} /> },
            { id: 'high', name: '4 or 5 stars', value: <Line answered={answers.high} /> },
            {
              id: 'edited',
              name: 'Edited later',
              value: answers.edited === 0 ? 'None' : countOf(answers.edited, 'answer'),
              note: 'Each wording is in the log.',
            },
          ]}
        />
      )}
    </RecordPart>
  )
}

type LineProps = { answered: ShownRecord['answers']['low']; to?: string }

function Line({ answered, to }: LineProps) {
  const { count, of, rate, medianHours } = answered
  if (rate === null) return 'No such reviews'
  const number = count.toLocaleString('en')
  const within = medianHours === null ? '' : `, half of them within ${duration(medianHours)}`
  const rest = ` of ${of.toLocaleString('en')} (${percent(rate)})${within}`
  if (!to || count === 0) return number + rest
  return (
    <>
      <Stet to={to}>{number}</Stet>
      {rest}
    </>
  )
}
