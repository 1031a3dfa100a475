import { Link } from 'react-router'
import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import { countOf } from '#app/features/reviews/counted.ts'
import { Facts, RecordPart } from './record-part.tsx'
import type { ShownRecord } from './shown-record.ts'

/** What the people who wrote did with their reviews afterwards. Pressure on them would show here. */
export function AuthorsPart({ record }: { record: ShownRecord }) {
  const { business, totals, authors } = record
  const { timesWithdrawn, erased, edited, raisedStars, loweredStars } = authors
  return (
    <RecordPart
      id="authors"
      lead={<p>Authors change, withdraw and erase their reviews themselves, without the business.</p>}
      title="What did authors change or take back?"
    >
      <Facts
        facts={[
          {
            id: 'withdrawn',
            name: 'Withdrawn now',
            value: totals.withdrawn.toLocaleString('en'),
            note: `The log has ${countOf(timesWithdrawn, 'withdrawal')}; an author may put a review back.`,
          },
          {
            id: 'erased',
            name: 'Erased for good',
            value: erased.toLocaleString('en'),
            note: 'By their authors, or because no address was confirmed in time. Words and stars are gone; the log keeps that it happened, so they are in no other number on this page.',
          },
          {
            id: 'edited',
            name: 'Edited',
            value:
              edited === 0
                ? 'None'
                : `${countOf(edited, 'review')}: ${raisedStars} with more stars than before, ${loweredStars} with fewer`,
            note: edited > 0 && (
              <>
                {'Each says so, with the stars that it had: '}
                <Link to={viewAddress(business.id, { mark: 'edited' })}>those that stand</Link>.
              </>
            ),
          },
        ]}
      />
    </RecordPart>
  )
}
