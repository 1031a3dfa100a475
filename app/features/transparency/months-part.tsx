import { type Column, Table } from '#app/ui/table.tsx'
import { MonthsDrawing } from './months-drawing.tsx'
import type { Month } from './public-record.ts'
import { RecordPart } from './record-part.tsx'
import type { ShownRecord } from './shown-record.ts'

const short = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const shortName = (month: string) => short.format(new Date(`${month}-01`))
const longName = (month: string) => long.format(new Date(`${month}-01`))

export function MonthsPart({ record: { months } }: { record: ShownRecord }) {
  const sum = (of: (month: Month) => number) =>
    months.reduce((all, month) => all + of(month), 0).toLocaleString('en')
  const said = `${sum(({ published }) => published)} published, ${sum(({ removed }) => removed)} removed, ${sum(({ withdrawn }) => withdrawn)} withdrawn`
  return (
    <RecordPart
      id="months"
      lead={
        <>
          <p>
            {`Published above the line, with their average; removed and withdrawn below it. Twelve months: ${said}.`}
          </p>
          <p>A wave of good reviews, or of removals, would stand out here.</p>
        </>
      }
      title="What happened each month?"
    >
      <figure className="chart grid gap-3">
        <MonthsDrawing
          description={`Reviews of the last twelve months: ${said}. The table below has the numbers.`}
          months={months}
          nameOf={shortName}
        />
        <details>
          <summary className="w-fit text-xs/6 text-muted underline underline-offset-4">
            Show the numbers as a table
          </summary>
          <div className="mt-3">
            <Table
              caption="What happened in each of the last twelve months"
              columns={columns}
              rowId={({ month }) => month}
              rows={months.toReversed()}
            />
            <p className="mt-3 max-w-measure text-xs text-muted">
              Published: collected here and published in the month, whatever became of it since. Average: of
              those of them that stand. Months are those of UTC.
            </p>
          </div>
        </details>
      </figure>
    </RecordPart>
  )
}

const number = (id: keyof Month, header: string): Column<Month> => ({
  id,
  header,
  isNumber: true,
  cell: (month) => month[id]?.toLocaleString('en') ?? 'none',
})

const columns: Column<Month>[] = [
  { id: 'month', header: 'Month', cell: ({ month }) => longName(month) },
  number('published', 'Published'),
  { id: 'average', header: 'Average', isNumber: true, cell: ({ average }) => average?.toFixed(2) ?? 'none' },
  number('imported', 'Imported'),
  number('removed', 'Removed'),
  number('withdrawn', 'Withdrawn'),
  number('erased', 'Erased'),
]
