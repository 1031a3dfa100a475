import { Fragment } from 'react'
import { formatAverage, formatMonth, formatMonthName, formatNumber } from '#app/languages/format.ts'
import { type Column, Table } from '#app/ui/table.tsx'
import type { Month, PublicRecord } from './public-record.ts'
import { Section, Zeros } from './section.tsx'
import { monthsVerdict } from './verdicts.ts'

export function MonthsSection({ record }: { record: PublicRecord }) {
  const { months } = record
  const isEmpty = ({ id }: Column<Month>) => months.every((month) => month[id as keyof Month] === 0)
  return (
    <Section
      chart={
        months.some((month) => month.published + goneIn(month) > 0) && (
          <figure className="chart">
            <MonthsChart
              description="Reviews of the last twelve months. The table below has the numbers."
              months={months}
            />
          </figure>
        )
      }
      id="months"
      isLong
      label="The months as a table"
      notes={
        <p>
          The chart has published reviews above the line, with their average; removed and withdrawn ones below
          it. Published: by customers, collected here and published in that month, whatever happened to the
          review since. Average: of those still published. Months are in UTC.
        </p>
      }
      title="What happened each month?"
      verdict={monthsVerdict(record)}
    >
      <div>
        <Table
          caption="What happened in each of the last twelve months"
          columns={columns.filter((column) => !isEmpty(column))}
          rowId={({ month }) => month}
          rows={months.toReversed()}
        />
        <Zeros names={columns.filter(isEmpty).map(({ header }) => header)} />
      </div>
    </Section>
  )
}

const countColumn = (id: Exclude<keyof Month, 'month' | 'average'>, header: string): Column<Month> => ({
  id,
  header,
  isNumber: true,
  cell: (month) => formatNumber(month[id]),
})

const columns: Column<Month>[] = [
  { id: 'month', header: 'Month', cell: ({ month }) => formatMonth(`${month}-01`) },
  countColumn('published', 'Published'),
  {
    id: 'average',
    header: 'Average',
    isNumber: true,
    cell: ({ average }) => (average === null ? 'none' : formatAverage(average)),
  },
  countColumn('insiders', 'By insiders'),
  countColumn('imported', 'Imported'),
  countColumn('removed', 'Removed'),
  countColumn('withdrawn', 'Withdrawn'),
  countColumn('erased', 'Erased'),
]

/** Drawn twice, as every chart: scaled down to a phone, the wide drawing would have letters of six pixels. */
const wide = { width: 760, left: 40, bar: 34, labelEvery: 1, hasAverages: true }
const narrow = { width: 342, left: 30, bar: 14, labelEvery: 3, hasAverages: false }
type Size = typeof wide

const top = 30
const room = 150
const roomBelow = 44
const labels = 22
const baseline = top + room

type ChartProps = { months: readonly Month[]; description: string }

/** Published above the line, removed and withdrawn below it, on one scale. */
function MonthsChart({ months, description }: ChartProps) {
  const most = Math.max(1, ...months.map(({ published }) => published))
  const mostGone = Math.max(1, ...months.map(goneIn))
  // Usually few are gone, and one scale fits both directions; where many are, the scale shrinks to fit them.
  const perReview = Math.min(room / most, roomBelow / mostGone)
  return [wide, narrow].map((size) => (
    <svg
      aria-label={description}
      className={size === wide ? 'chart-wide' : 'chart-narrow'}
      key={size.width}
      role="img"
      viewBox={`0 0 ${size.width} ${top + room + roomBelow + labels}`}
    >
      <Grid most={most} perReview={perReview} size={size} />
      <Bars months={months} perReview={perReview} size={size} />
      <path className="axis" d={`M${size.left} ${baseline}H${size.width}`} />
    </svg>
  ))
}

const goneIn = ({ removed, withdrawn }: Month) => removed + withdrawn

function Grid({ most, perReview, size }: { most: number; perReview: number; size: Size }) {
  const step = stepFor(most)
  const lines = Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step)
  const heightOf = (line: number) => Math.round(baseline - line * perReview)
  return (
    <>
      <path
        className="grid-line"
        d={lines.map((line) => `M${size.left} ${heightOf(line)}H${size.width}`).join('')}
      />
      {lines.map((line) => (
        <text key={line} y={heightOf(line) + 4}>
          {line >= 10_000 ? `${line / 1000}k` : formatNumber(line)}
        </text>
      ))}
    </>
  )
}

/** A step of 1, 2 or 5 times a power of ten, so that there are two to five lines. */
function stepFor(most: number) {
  const power = 10 ** Math.floor(Math.log10(most))
  const step = [0.2, 0.5, 1].map((each) => each * power).find((each) => most / each < 6) ?? power
  return Math.max(1, step)
}

type BarsProps = Pick<ChartProps, 'months'> & { size: Size; perReview: number }

const monthLabel = ({ month }: Month) => formatMonthName(`${month}-01`, 'short')

/** All bars of a kind are one path, because there are dozens of bars. */
function Bars({ months, size, perReview }: BarsProps) {
  const bars = months.map((month, at) => {
    const gone = goneIn(month)
    return {
      ...month,
      gone,
      x: Math.round(size.left + ((at + 0.5) * (size.width - size.left)) / months.length),
      height: Math.round(month.published * perReview),
      // A single removal must be visible, however tall the bars above the line.
      goneHeight: gone === 0 ? 0 : Math.max(3, Math.round(gone * perReview)),
      label: (months.length - 1 - at) % size.labelEvery === 0 ? monthLabel(month) : null,
    }
  })
  const bar = (x: number, y: number, height: number) => (height === 0 ? '' : `M${x} ${y}v${height}`)
  return (
    <g className="centred">
      <path
        className="bars"
        d={bars.map(({ x, height }) => bar(x, baseline, -height)).join('')}
        strokeWidth={size.bar}
      />
      <path
        className="bars bars-gone"
        d={bars.map(({ x, goneHeight }) => bar(x, baseline + 3, goneHeight)).join('')}
        strokeWidth={size.bar}
      />
      {bars.map(({ month, x, height, average, gone, goneHeight, label }) => (
        <Fragment key={month}>
          {size.hasAverages && average !== null && (
            <text x={x} y={baseline - height - 8}>
              {formatAverage(average, 1)}
            </text>
          )}
          {gone > 0 && (
            <text className="label" x={x} y={baseline + goneHeight + 17}>
              {formatNumber(gone)}
            </text>
          )}
          {label && (
            <text x={x} y={baseline + roomBelow + labels - 4}>
              {label}
            </text>
          )}
        </Fragment>
      ))}
    </g>
  )
}
