import { fewestReviews } from './statistics.ts'

export type Column = { header: string; kind: 'text' | 'count' | 'average' | 'share' }
export type Cell = string | number | null

/** The numbers of a chart: on the page as a table, and as a CSV file. */
export type ChartTable = { columns: Column[]; rows: Cell[][] }

/** "4 more reviews are needed" */
export const stillNeeded = (count: number, what = 'review') => {
  const missing = fewestReviews - count
  return `Not enough ${what}s yet: ${count} so far, and ${missing} more ${missing === 1 ? 'is' : 'are'} needed.`
}
