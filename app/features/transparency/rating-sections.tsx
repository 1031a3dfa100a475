import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import { provenanceText } from '#app/features/reviews/public-review.ts'
import { type Provenance as Kind, provenances } from '#app/features/reviews/review.vocabulary.ts'
import { countOf, formatAverage, formatDate, formatMonth, formatNumber } from '#app/languages/format.ts'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { Provenance } from '#app/ui/provenance.tsx'
import { RatingDistribution } from '#app/ui/rating-distribution.tsx'
import { StarMatrix } from '#app/ui/star-matrix.tsx'
import { starCounts } from './counts.ts'
import type { PublicRecord } from './public-record.ts'
import { incentivesVerdict, ratingVerdict, sourcesVerdict } from './rating-verdicts.ts'
import { Facts, Section, Subsection, Zeros } from './section.tsx'

type SectionProps = { record: PublicRecord }

const score = (average: number | null) => (average === null ? 'none' : formatAverage(average))

/** The average, its precision, and how anyone can calculate it again. */
export function RatingSection({ record }: SectionProps) {
  const { business, rating, sources, totals } = record
  const { average, from, to, count, starTotal, byStars, writtenFrom, writtenTo } = rating
  const [id, title, verdict] = ['average', 'How precise is the average?', ratingVerdict(record)] as const
  if (average === null || writtenFrom === null || writtenTo === null) {
    return <Section id={id} title={title} verdict={verdict} />
  }
  return (
    <Section
      id={id}
      label="By stars, and how the average is calculated"
      notes={
        <p>
          The range is for chance alone: it does not know whom the business asked, or which customers chose to
          write.
        </p>
      }
      title={title}
      verdict={verdict}
    >
      <div className="grid gap-3">
        <p className="text-sm">
          <EvidenceLink to={viewAddress(business.id, {})}>{countOf(count, 'review')}</EvidenceLink>
          {`, written from ${formatMonth(writtenFrom)} to ${formatMonth(writtenTo)}`}
        </p>
        <div className="max-w-[36em]">
          <RatingDistribution
            counts={starCounts(byStars)}
            linkTo={(each) => viewAddress(business.id, { rating: each })}
          />
        </div>
      </div>
      <Subsection isFolded title="How it is calculated, and what counts">
        <Facts
          facts={[
            {
              id: 'formula',
              name: 'Formula',
              value: `${formatNumber(starTotal)} stars / ${countOf(count, 'review')} = ${score(average)}`,
              note: 'All stars divided by the number of reviews. No weights: every review counts once and equally, however old it is, whoever wrote it, and whatever the business pays.',
            },
            {
              id: 'interval',
              name: 'Range (95% confidence)',
              value: `${score(from)} to ${score(to)}`,
              note: 'The average plus or minus 1.96 standard deviations of the stars, divided by the square root of the number of reviews. The deviation includes one imaginary review of each rating, so that a few equal ratings do not look certain.',
            },
            {
              id: 'counts',
              name: 'What counts',
              value: 'Every published review collected here, except those of insiders',
              note: 'Reviews by invited customers and by people who came on their own and confirmed an email address. Challenged reviews count while they are published.',
            },
            {
              id: 'counts-not',
              name: 'What does not count',
              value: `${formatNumber(sources.insider.count)} by insiders, ${formatNumber(sources.imported.count)} imported, ${formatNumber(totals.removed)} removed, ${formatNumber(totals.withdrawn)} withdrawn, ${formatNumber(totals.refused)} refused`,
              note: 'A business is not rated by its own people, and we did not see how imported reviews were collected. The others are no longer public, or never were.',
            },
          ]}
        />
      </Subsection>
    </Section>
  )
}

/** Where the reviews came from, and what each source does to the rating. */
export function SourcesSection({ record }: SectionProps) {
  const { business, sources, rating, undoneImports } = record
  const open = (source: Kind) => (stars: number | null) => viewAddress(business.id, { source, rating: stars })
  const [used, unused] = [
    provenances.filter((kind) => sources[kind].count > 0),
    provenances.filter((kind) => sources[kind].count === 0),
  ]
  const zeros = <Zeros names={unused.map((kind) => provenanceText[kind].label)} />
  return (
    <Section
      id="sources"
      label="Stars by source, and the rating without each"
      notes={<p>The service sets the source of each review, never the business.</p>}
      title="Where did the reviews come from?"
      verdict={sourcesVerdict(record)}
    >
      {used.length > 0 && (
        <>
          <Subsection title="Stars by source">
            <StarMatrix
              caption="Published reviews by source and stars"
              first="Source"
              rows={[
                ...used.map((kind) => ({
                  id: kind,
                  label: <Provenance kind={kind} />,
                  counts: starCounts(sources[kind].byStars),
                  linkTo: open(kind),
                })),
                { id: 'own', label: 'In the rating', counts: starCounts(rating.byStars), isStrong: true },
              ]}
            />
            {zeros}
          </Subsection>
          <Subsection isFolded title="The rating with and without each source">
            <RatingEffect kinds={used} sources={sources} />
            {zeros}
          </Subsection>
        </>
      )}
      {undoneImports.acts.length > 0 && (
        <Subsection title="Imports that the business took back">
          <StarMatrix
            caption="Imported reviews that the business took back, by import and stars"
            first="Import"
            rows={[
              ...undoneImports.acts.map(({ source, importedAt, undoneAt, isReplaced, kept, byStars }) => ({
                id: `${importedAt} ${undoneAt}`,
                label: `${source}, imported ${formatDate(importedAt)}, ${isReplaced ? 'replaced' : 'undone'} ${formatDate(undoneAt)}${kept > 0 ? ` (${formatNumber(kept)} stayed)` : ''}`,
                counts: starCounts(byStars),
              })),
              {
                id: 'undone',
                label: 'Taken back',
                counts: starCounts(undoneImports.byStars),
                isStrong: true,
              },
            ]}
          />
        </Subsection>
      )}
    </Section>
  )
}

/** A table of its own: four short columns fit a phone as they are. */
function RatingEffect({ kinds, sources }: { kinds: Kind[] } & Pick<PublicRecord, 'sources'>) {
  return (
    <table className="table">
      <caption className="sr-only">The rating with and without each source</caption>
      <thead>
        <tr>
          <th scope="col">Source</th>
          {['Average', 'Rating with', 'Without'].map((header) => (
            <th className="number" key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th className="font-normal" scope="row">
              {provenanceText[kind].label}
              <span className="hidden text-xs text-muted sm:block">{provenanceText[kind].meaning}</span>
            </th>
            <td className="number">{score(sources[kind].average)}</td>
            <td className="number">{score(sources[kind].ratingWith)}</td>
            <td className="number">{score(sources[kind].ratingWithout)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What the business offered for reviews, and what the rating would be without those reviews. */
export function IncentivesSection({ record }: SectionProps) {
  const { business, incentives, rating } = record
  const { offered, given, count, average, ratingWithout } = incentives
  return (
    <Section
      id="incentives"
      label={
        count > 0 || offered !== null ? 'The reward, and the reviews that say so' : 'What the service can see'
      }
      notes={
        <p>
          A reward must not depend on the stars or the words. A declared reward is shown on each review that
          it was offered for; the service cannot see rewards that the business does not declare.
        </p>
      }
      title="Were rewards offered for reviews?"
      verdict={incentivesVerdict(record)}
    >
      {(count > 0 || offered !== null) && (
        <Facts
          facts={[
            {
              id: 'offered',
              name: 'Reward offered',
              value: offered ? <span dir="auto">{offered}</span> : 'None',
            },
            {
              id: 'count',
              name: 'Reviews that say so',
              value: (
                <>
                  {count > 0 ? (
                    <EvidenceLink to={viewAddress(business.id, { mark: 'rewarded' })}>
                      {formatNumber(count)}
                    </EvidenceLink>
                  ) : (
                    'None'
                  )}{' '}
                  of {countOf(rating.count, 'review')} in the rating
                </>
              ),
              note: given.map(({ what, count: times }) => `${what}: ${formatNumber(times)}`).join(' · '),
            },
            {
              id: 'effect',
              name: 'The rating without them',
              value: ratingWithout === null ? 'There would be none' : formatAverage(ratingWithout),
              note:
                average !== null &&
                `Their own average is ${score(average)}; with them, the rating is ${score(rating.average)}.`,
            },
          ]}
        />
      )}
    </Section>
  )
}
