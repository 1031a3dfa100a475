import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import { countOf } from '#app/features/reviews/counted.ts'
import { Stet } from '#app/ui/stet.tsx'
import { Facts, RecordPart } from './record-part.tsx'
import type { ShownRecord } from './shown-record.ts'

/** What the business gave for reviews, and what the rating would be without those. */
export function IncentivesPart({ record }: { record: ShownRecord }) {
  const { business, incentives, rating } = record
  const { offered, given, count, average, ratingWithout } = incentives
  const title = 'Was anything given for a review?'
  if (count === 0 && offered === null) {
    return (
      <RecordPart id="incentives" title={title}>
        <p className="text-sm">
          {`No review here says that anything was, and ${business.name} has declared nothing.`}
        </p>
      </RecordPart>
    )
  }
  return (
    <RecordPart
      id="incentives"
      lead={
        <p>
          It may not depend on the stars or the words. What the business declares stands on each review; what
          it gives without saying so, the service cannot see.
        </p>
      }
      title={title}
    >
      <Facts
        facts={[
          {
            id: 'offered',
            name: 'Given now',
            value: offered ? <span dir="auto">{offered}</span> : 'Nothing',
          },
          {
            id: 'count',
            name: 'Reviews that say so',
            value: (
              <>
                {count > 0 ? (
                  <Stet to={viewAddress(business.id, { mark: 'rewarded' })}>{written(count)}</Stet>
                ) : (
                  'None'
                )}{' '}
                of {countOf(rating.count, 'review')} in the rating
              </>
            ),
            note: given.map(({ what, count: times }) => `${what}: ${written(times)}`).join(' · '),
          },
          {
            id: 'effect',
            name: 'The rating without them',
            value: ratingWithout?.toFixed(2) ?? 'There would be none',
            note:
              average !== null &&
              `Their own average is ${average.toFixed(2)}; with them the rating is ${rating.average?.toFixed(2)}.`,
          },
        ]}
      />
    </RecordPart>
  )
}

const written = (count: number) => count.toLocaleString('en')
