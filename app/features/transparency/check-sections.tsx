import { Link } from 'react-router'
import { reportGrounds, reportGroundText } from '#app/features/moderation/report.vocabulary.ts'
import { failedCheckNames, failedCheckText } from '#app/features/reviews/review.vocabulary.ts'
import { countOf, formatNumber } from '#app/languages/format.ts'
import { StarMatrix } from '#app/ui/star-matrix.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { casesAddress, starChoiceOf } from './cases.ts'
import type { PublicRecord, ReportOutcomes } from './public-record.ts'
import { BiasMeter, type Fact, Facts, reasonRows, Section, Subsection } from './section.tsx'
import { biasSentences, duration } from './words.ts'

type SectionProps = { record: PublicRecord }

/** What the service stopped before publishing, whom the checks hit, and what happened to those reviews. */
export function ChecksSection({ record: { business, checks } }: SectionProps) {
  const title = 'What did the checks stop?'
  if (checks.stopped.count === 0 && checks.waiting === 0) {
    return (
      <Section id="checks" title={title}>
        <p className="text-sm">
          Nothing so far: every review was published at once, or as soon as its author had confirmed an email
          address.
        </p>
      </Section>
    )
  }
  return (
    <Section
      id="checks"
      lead={
        <>
          <p className="text-ink">{biasSentences(checks.bias, 'stopped')}</p>
          <p>
            The checks do not look at the stars. The operator has {checks.decisionDays} days to decide, and
            tells the author why.
          </p>
        </>
      }
      title={title}
    >
      <Facts facts={checkFacts(checks)} />
      <BiasMeter businessId={business.id} counted="Stopped" figures={checks} />
      {checks.refused > 0 && (
        <Subsection title="Refused before publishing">
          <StarMatrix
            caption="Refused reviews by reason and stars"
            first="Reason"
            rows={reasonRows(checks.refusedFor, (reason, stars) =>
              casesAddress(business.id, 'refused', { reason, stars: starChoiceOf(stars) }),
            )}
          />
        </Subsection>
      )}
    </Section>
  )
}

function checkFacts(checks: PublicRecord['checks']): Fact[] {
  const { stopped, byCheck, published, refused, waiting, medianHours, longestHours } = checks
  return [
    {
      id: 'became',
      name: 'What happened to them',
      value: `${published} published, ${refused} refused, ${waiting} waiting`,
      note: 'A review that its author edits may be stopped again, and is then counted again here.',
    },
    {
      id: 'long',
      name: 'How long they waited',
      value: medianHours === null ? 'No decision yet' : `half of them at most ${duration(medianHours)}`,
      note: longestHours !== null && `The longest wait was ${duration(longestHours)}.`,
    },
    {
      id: 'why',
      name: 'Why they were stopped',
      value: (
        <ul>
          {failedCheckNames
            .filter((check) => byCheck[check] > 0)
            .map((check) => (
              <li key={check}>{`${failedCheckText[check]}: ${formatNumber(byCheck[check])}`}</li>
            ))}
        </ul>
      ),
      note:
        stopped.count > 0 &&
        `${countOf(stopped.count, 'review')} in all; a review can fail more than one check.`,
    },
  ]
}

/** What visitors reported about a review or a reply, and what the operator decided. */
export function ReportsSection({ record: { reports } }: SectionProps) {
  const { count, open, upheld, rejected, gone, medianHours, byGround } = reports
  const rows = reportGrounds
    .map((ground) => ({ name: reportGroundText[ground], ...byGround[ground] }))
    .filter((row) => row.count > 0)
  return (
    <Section
      id="reports"
      lead={
        <p>
          Anyone can report a review or a reply, with the link beside it and without an account. A report
          alone hides nothing; the operator decides by the <Link to="/review-policy">review policy</Link>.
        </p>
      }
      title="What did visitors report?"
    >
      {count === 0 ? (
        <p className="text-sm">Nobody has reported a review or a reply.</p>
      ) : (
        <>
          <p className="text-sm">
            {`${countOf(count, 'report')}: ${upheld} upheld, ${rejected} rejected, ${open} open`}
            {gone > 0 && `, ${gone} closed because the review or reply was already gone`}.
            {medianHours !== null && ` Half of the decisions were made within ${duration(medianHours)}.`}
          </p>
          <Table
            caption="Reports by ground and outcome"
            columns={columns}
            rowId={({ name }) => name}
            rows={rows}
          />
        </>
      )}
    </Section>
  )
}

type Row = ReportOutcomes & { name: string }

const countColumn = (id: keyof ReportOutcomes, header: string): Column<Row> => ({
  id,
  header,
  isNumber: true,
  cell: (row) => formatNumber(row[id]),
})

const columns: Column<Row>[] = [
  { id: 'ground', header: 'Ground', cell: ({ name }) => name },
  countColumn('count', 'Reports'),
  countColumn('upheld', 'Upheld'),
  countColumn('rejected', 'Rejected'),
  countColumn('open', 'Open'),
  countColumn('gone', 'Closed'),
]
