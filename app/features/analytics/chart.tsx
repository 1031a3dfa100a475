import type { Cell, ChartTable, Column } from '#app/features/figures/chart-table.ts'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { formatAverage, formatPercent } from '#app/languages/format.ts'
import type { ChartSize } from '#app/ui/chart-svg.tsx'
import { type BarRow, BarsSvg, WeekSvg } from '#app/ui/counts-drawing.tsx'
import { type IntervalRow, IntervalsSvg } from '#app/ui/intervals-drawing.tsx'
import { type OpposedRow, OpposedSvg } from '#app/ui/opposed-drawing.tsx'
import { SharesSvg } from '#app/ui/shares-drawing.tsx'
import { type Reference, type TrendPoint, TrendSvg } from '#app/ui/trend-drawing.tsx'

type SentimentPoint = {
  label: string
  longLabel: string
  positive: number
  neutral: number
  negative: number
}

/** The data of a chart. Its drawing, table, CSV file and picture are made from it. `of`: the header of the first column. */
export type ChartData =
  | { kind: 'trend'; of: string; rows: TrendPoint[]; reference?: Reference }
  | { kind: 'shares'; of: string; rows: SentimentPoint[] }
  | { kind: 'opposed'; of: string; rows: (OpposedRow & { before?: [praise: number, complaints: number] })[] }
  | { kind: 'bars'; of: string; counted: string; rows: BarRow[] }
  | { kind: 'intervals'; of: string; value: 'average' | 'share' | 'stars'; rows: IntervalRow[] }
  | { kind: 'week'; of: string; rows: { day: string; hours: number[] }[] }

export type Chart = {
  /** In addresses and file names. */
  id: string
  question: string
  answer: string
  notes: string[]
  evidence?: { to: string; text: string }
  /** Null if there are too few reviews to draw anything. */
  data: ChartData | null
  /** Where the table is about something else than the drawing. */
  table?: ChartTable
}

/** How many rows are drawn; the table has all. */
const mostDrawn: Partial<Record<ChartData['kind'], number>> = { opposed: 8, intervals: 12, bars: 9 }

export function notesOf({ data, notes }: Chart) {
  const most = data && mostDrawn[data.kind]
  const isCut = most && data.rows.length > most
  return isCut ? [...notes, `Drawn are the first ${most} of ${data.rows.length}; the table has all.`] : notes
}

/** On the page and in the picture to download. Null with too few reviews. */
export function drawChart({ data, answer }: Pick<Chart, 'data' | 'answer'>, size: ChartSize) {
  const part = { size, description: `${answer} The table has the numbers.` }
  switch (data?.kind) {
    case 'trend':
      return <TrendSvg points={data.rows} reference={data.reference} {...part} />
    case 'shares':
      return <SharesSvg points={data.rows.map(drawnShares)} {...part} />
    case 'opposed':
      return <OpposedSvg rows={data.rows.slice(0, mostDrawn.opposed)} {...part} />
    case 'bars':
      return <BarsSvg rows={data.rows.slice(0, mostDrawn.bars)} {...part} />
    case 'week':
      return <WeekSvg hours={data.rows.flatMap(({ hours }) => hours)} {...part} />
    case 'intervals': {
      const rows = data.rows.slice(0, mostDrawn.intervals)
      return <IntervalsSvg rows={rows} {...axes[data.value](rows)} {...part} />
    }
    default:
      return null
  }
}

const judgedOf = ({ positive, neutral, negative }: SentimentPoint) => positive + neutral + negative

function drawnShares(point: SentimentPoint) {
  const { label, longLabel, ...counts } = point
  const judged = judgedOf(point)
  return { label, longLabel, judged, counts: judged >= fewestReviews ? counts : null }
}

type Axis = Pick<React.ComponentProps<typeof IntervalsSvg>, 'domain' | 'format' | 'formatTick'>

const signed = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(1)}`
const halves = (value: number) => Math.ceil(2 * Math.max(0.5, value)) / 2

const axes: Record<'average' | 'share' | 'stars', (rows: IntervalRow[]) => Axis> = {
  average: (rows) => ({
    domain: [Math.floor(Math.min(4, ...rows.map(({ value, low }) => (value === null ? 4 : low)))), 5],
    format: formatAverage,
    formatTick: String,
  }),
  share: () => ({ domain: [0, 1], format: formatPercent }),
  // A difference, from the lowest end to the highest, zero included.
  stars: (rows) => ({
    domain: [
      -halves(Math.max(...rows.map(({ low }) => -low))),
      halves(Math.max(...rows.map(({ high }) => high))),
    ],
    format: signed,
  }),
}

const interval = (header: string, kind: 'average' | 'share'): Column[] => [
  { header, kind },
  { header: '95% from', kind },
  { header: '95% to', kind },
  { header: 'Reviews', kind: 'count' },
]
const counts = (...headers: string[]): Column[] => headers.map((header) => ({ header, kind: 'count' }))
const valueNames = { average: 'Average', share: 'Share', stars: 'Stars' }

export function tableOf({ data, table }: Pick<Chart, 'data' | 'table'>): ChartTable {
  if (table) return table
  const of = (columns: Column[], rows: Cell[][]) => ({
    columns: [{ header: data!.of, kind: 'text' as const }, ...columns],
    rows,
  })
  switch (data?.kind) {
    case 'trend':
      return of(
        interval('Average', 'average'),
        data.rows.map(({ longLabel, label, value, low = null, high = null, count }) => [
          longLabel ?? label,
          value,
          low,
          high,
          count,
        ]),
      )
    case 'shares':
      return of(
        [...counts('Positive', 'Neutral', 'Negative'), { header: 'Positive share', kind: 'share' }],
        data.rows.map((row) => {
          const judged = judgedOf(row)
          const share = judged >= fewestReviews ? row.positive / judged : null
          return [row.longLabel, row.positive, row.neutral, row.negative, share]
        }),
      )
    case 'opposed':
      return of(
        counts(
          ...['Praise', 'Complaints'],
          ...(data.rows[0]?.before ? ['Praise before', 'Complaints before'] : []),
        ),
        data.rows.map(({ label, praise, complaints, before = [] }) => [label, praise, complaints, ...before]),
      )
    case 'bars':
      return of(
        [...counts(data.counted), { header: 'Share', kind: 'share' }],
        data.rows.map(({ label, count, of }) => [label, count, of > 0 ? count / of : null]),
      )
    case 'intervals':
      return of(
        interval(valueNames[data.value], data.value === 'share' ? 'share' : 'average'),
        data.rows.map(({ label, value, low, high, count }) => [
          label,
          value,
          value === null ? null : low,
          value === null ? null : high,
          count,
        ]),
      )
    case 'week':
      return of(
        counts(...Array.from({ length: 24 }, (_, hour) => `${hour}:00`)),
        data.rows.map(({ day, hours }) => [day, ...hours]),
      )
    default:
      return { columns: [], rows: [] }
  }
}
