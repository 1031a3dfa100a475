import { Link } from 'react-router'
import { reportGrounds, reportGroundText } from '#app/features/moderation/report.vocabulary.ts'
import { failedCheckNames, failedCheckText } from '#app/features/reviews/review.vocabulary.ts'
import { countOf, formatHours, formatNumber } from '#app/languages/format.ts'
import { StarMatrix } from '#app/ui/star-matrix.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { casesAddress, starChoiceOf } from './cases.ts'
import type { PublicRecord, ReportOutcomes } from './public-record.ts'
import {
  BiasMeter,
  type Fact,
  Facts,
  OtherReasons,
  reasonRows,
  Section,
  Subsection,
  Zeros,
} from './section.tsx'
import { checksVerdict, reportsVerdict } from './verdicts.ts'

type SectionProps = { record: PublicRecord }

/** What the service stopped before publishing, whom the checks hit, and what happened to those reviews. */
export function ChecksSection({ record }: SectionProps) {
  const { business, checks } = record
  const { stopped, waiting, refused, refusedFor, decisionDays } = checks
  const [id, title, verdict] = ['checks', 'What did the checks stop?', checksVerdict(record)] as const
  if (stopped.count === 0 && waiting === 0) return <Section id={id} title={title} verdict={verdict} />
  return (
    <Section
      id={id}
      label="Why they were stopped, and with which stars"
      notes={
        <p>
          {`The checks do not look at the stars. The operator has ${decisionDays} days to decide, and tells the author why.`}
        </p>
      }
      title={title}
      verdict={verdict}
    >
      <Subsection isFolded title="Why, how long, and what happened to them">
        <Facts facts={checkFacts(checks)} />
        <Zeros
          names={failedCheckNames
            .filter((check) => checks.byCheck[check] === 0)
            .map((check) => failedCheckText[check])}
        />
      </Subsection>
      <Subsection title="Stopped, by stars">
        <BiasMeter businessId={business.id} counted="Stopped" figures={checks} />
      </Subsection>
      {refused > 0 && (
        <Subsection isFolded title="Refused before publishing, by reason">
          <StarMatrix
            caption="Refused reviews by reason and stars"
            first="Reason"
            rows={reasonRows(refusedFor, (reason, stars) =>
              casesAddress(business.id, 'refused', { reason, stars: starChoiceOf(stars) }),
            )}
          />
          <OtherReasons reasons={refusedFor} />
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
      value: medianHours === null ? 'No decision yet' : `half of them at most ${formatHours(medianHours)}`,
      note: longestHours !== null && `The longest wait was ${formatHours(longestHours)}.`,
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
export function ReportsSection({ record }: SectionProps) {
  const { count, byGround } = record.reports
  const rows = reportGrounds.map((ground) => ({ name: reportGroundText[ground], ...byGround[ground] }))
  return (
    <Section
      id="reports"
      label={count === 0 ? 'How to report' : 'Reports by ground'}
      notes={
        <p>
          Anyone can report a review or a reply, with the link beside it and without an account. A report
          alone hides nothing; the operator decides by the <Link to="/review-policy">review policy</Link>.
        </p>
      }
      title="What did visitors report?"
      verdict={reportsVerdict(record)}
    >
      {count > 0 && (
        <Subsection isFolded title="Reports by ground">
          <Table
            caption="Reports by ground and outcome"
            columns={columns}
            rowId={({ name }) => name}
            rows={rows.filter((row) => row.count > 0)}
          />
          <Zeros names={rows.filter((row) => row.count === 0).map(({ name }) => name)} />
        </Subsection>
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
