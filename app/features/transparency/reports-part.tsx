import { Link } from 'react-router'
import { reportGrounds, reportGroundText } from '#app/features/moderation/report.vocabulary.ts'
import { countOf } from '#app/features/reviews/counted.ts'
import { type Column, Table } from '#app/ui/table.tsx'
import type { ReportOutcomes } from './public-record.ts'
import { RecordPart } from './record-part.tsx'
import { duration } from './record-words.ts'
import type { ShownRecord } from './shown-record.ts'

/** What anybody else found wrong with a review or a reply, and what came of it. */
export function ReportsPart({ record: { reports } }: { record: ShownRecord }) {
  const { count, open, upheld, rejected, gone, medianHours, byGround } = reports
  const rows = reportGrounds.flatMap((ground) =>
    byGround[ground] ? [{ name: reportGroundText[ground], ...byGround[ground] }] : [],
  )
  return (
    <RecordPart
      id="reports"
      lead={
        <p>
          Anybody may report a review or a reply, beside each of them, without an account. It stays until the
          operator has decided by the <Link to="/review-policy">review policy</Link>.
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
            {gone > 0 && `, ${gone} settled because what was reported went in another way`}.
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
    </RecordPart>
  )
}

type Row = ReportOutcomes & { name: string }

const number = (id: keyof ReportOutcomes, header: string): Column<Row> => ({
  id,
  header,
  isNumber: true,
  cell: (row) => row[id].toLocaleString('en'),
})

const columns: Column<Row>[] = [
  { id: 'ground', header: 'Ground', cell: ({ name }) => name },
  number('count', 'Reports'),
  number('upheld', 'Upheld'),
  number('rejected', 'Rejected'),
  number('open', 'Open'),
  number('gone', 'Settled'),
]
