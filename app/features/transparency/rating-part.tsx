import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import { countOf, monthOf } from '#app/features/reviews/counted.ts'
import { RatingDistribution } from '#app/ui/rating-distribution.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Stet } from '#app/ui/stet.tsx'
import { starCounts } from './counts.ts'
import { Facts, RecordPart } from './record-part.tsx'
import type { ShownRecord } from './shown-record.ts'

/** The average, how sure it is, and how anybody computes it again. */
export function RatingPart({ record }: { record: ShownRecord }) {
  const { business, rating, sources, totals } = record
  const { average, from, to, count, starTotal, byStars, writtenFrom, writtenTo } = rating
  if (average === null || writtenFrom === null || writtenTo === null) {
    return (
      <RecordPart id="average" title="How exact is the average?">
        <p className="text-sm">There is none yet: it needs a review that was collected here.</p>
      </RecordPart>
    )
  }
  return (
    <RecordPart
      id="average"
      lead={
        <p>
          {`An average of ${countOf(count, 'review')} is not exact. If as many other customers had written, it would most likely lie between ${from!.toFixed(2)} and ${to!.toFixed(2)}.`}
        </p>
      }
      title="How exact is the average?"
    >
      <div className="grid items-start gap-8 sm:grid-cols-2">
        <div>
          <p className="font-serif text-6xl tracking-[-0.04em] tabular-nums">{average.toFixed(2)}</p>
          <p className="mt-4">
            <Stars isLarge rating={average} />
          </p>
          <p className="mt-2 text-sm">
            from <Stet to={viewAddress(business.id, {})}>{countOf(count, 'review')}</Stet>
            {`, written from ${monthOf(writtenFrom)} to ${monthOf(writtenTo)}`}
          </p>
        </div>
        <RatingDistribution
          counts={starCounts(byStars)}
          linkTo={(each) => viewAddress(business.id, { rating: each })}
        />
      </div>
      <Facts
        facts={[
          {
            id: 'formula',
            name: 'Formula',
            value: `${starTotal.toLocaleString('en')} stars / ${countOf(count, 'review')} = ${average.toFixed(2)}`,
            note: 'All stars divided by the number of reviews. No weights: each review counts once and alike, however old, whoever wrote it, and whatever the business pays.',
          },
          {
            id: 'interval',
            name: 'How exact it is',
            value: `${from!.toFixed(2)} to ${to!.toFixed(2)}`,
            note: '19 times of 20: 1.96 standard deviations of the stars, divided by the root of their number. One imaginary review of each rating is added to the deviation, so that a few equal stars do not look certain.',
          },
          {
            id: 'counts',
            name: 'What counts',
            value: 'Every published review that was collected here',
            note: 'Verified purchases, invited ones and those of people who came on their own and confirmed an address; challenged ones too, until the operator decides.',
          },
          {
            id: 'counts-not',
            name: 'What does not count',
            value: `${sources.imported.count.toLocaleString('en')} imported, ${totals.removed.toLocaleString('en')} removed, ${totals.withdrawn.toLocaleString('en')} withdrawn, ${totals.refused.toLocaleString('en')} refused`,
            note: 'We did not see how imported ones were collected. The others are not public any more, or never were.',
          },
        ]}
      />
    </RecordPart>
  )
}
