import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import { countOf } from '#app/features/reviews/counted.ts'
import { percent } from '#app/ui/share-bars.tsx'
import { Stet } from '#app/ui/stet.tsx'
import { Facts, RecordPart } from './record-part.tsx'
import { duration } from './record-words.ts'
import type { ShownRecord } from './shown-record.ts'

/** Whether the business replies, how fast, and whether it replies to the bad ones. */
export function RepliesPart({ record }: { record: ShownRecord }) {
  const { business, replies } = record
  return (
    <RecordPart
      id="replies"
      lead={<p>A business replies to a review once, in public. Imported ones are not counted here.</p>}
      title="Does the business reply?"
    >
      {replies.count === 0 ? (
        <p className="text-sm">{business.name} has not replied to a review yet.</p>
      ) : (
        <Facts
          facts={[
            {
              id: 'all',
              name: 'All reviews',
              value: <Line replied={replies} to={viewAddress(business.id, { hasReply: true })} />,
            },
            { id: 'low', name: '1 or 2 stars', value: <Line replied={replies.low} /> },
            { id: 'high', name: '4 or 5 stars', value: <Line replied={replies.high} /> },
            {
              id: 'edited',
              name: 'Edited later',
              value: replies.edited === 0 ? 'None' : countOf(replies.edited, 'reply'),
              note: 'Each wording is in the log.',
            },
          ]}
        />
      )}
    </RecordPart>
  )
}

type LineProps = { replied: ShownRecord['replies']['low']; to?: string }

function Line({ replied, to }: LineProps) {
  const { count, of, rate, medianHours } = replied
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
