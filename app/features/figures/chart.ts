import { fewestReviews, type Interval } from '#app/features/figures/statistics.ts'
import { formatAverage, formatPercent } from '#app/languages/format.ts'

export type Column = { header: string; kind: 'text' | 'count' | 'average' | 'share' }
export type Cell = string | number | null

/** The numbers of a chart: on the page as a table, and as a CSV file. */
export type ChartTable = { columns: Column[]; rows: Cell[][] }

export type Chart<Data> = {
  /** The question that the chart answers. */
  question: string
  /** The answer in a sentence, with its numbers and how certain it is. */
  answer: string
  notes: string[]
  /** The reviews behind the answer. */
  evidence?: { to: string; text: string }
  /** Null if there are too few reviews to draw anything. */
  data: Data | null
  table: ChartTable
}

export const nothingDrawn = { data: null, notes: [], table: { columns: [], rows: [] } }

/** "4 more reviews are needed" */
export const stillNeeded = (count: number, what = 'review') => {
  const missing = fewestReviews - count
  return `Not enough ${what}s yet: ${count} so far, and ${missing} more ${missing === 1 ? 'is' : 'are'} needed.`
}

type Range = Pick<Interval, 'low' | 'high'>
export const ratingInterval = ({ low, high }: Range) => `${formatAverage(low)} to ${formatAverage(high)}`
export const shareInterval = ({ low, high }: Range) => `${formatPercent(low)} to ${formatPercent(high)}`
