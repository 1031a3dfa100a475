import { formatNumber } from '#app/languages/format.ts'
import type { ShareRow } from '#app/ui/share-bars.tsx'
import { type ByStars, type Month, type PublicRecord, stars } from './public-record.ts'

/** One question about a business, answered by its record. It is data: the page and the JSON are made from it. */
export type Section = {
  /** Its address on the page, and its name in the file. */
  id: string
  question: string
  verdict: (record: PublicRecord) => Verdict
  /** The answer at a glance, where a picture would say no more. */
  brief?: (record: PublicRecord) => readonly [figure: string, of: string]
  /** Shows what the verdict says; null while there is nothing to show. */
  picture?: (record: PublicRecord) => Picture | null
  /** The columns of the table; the first one names its rows. */
  columns: readonly string[]
  /** The numbers behind the verdict. */
  rows: (record: PublicRecord) => (Row | false)[]
  /** What is counted and how, below the table. */
  rules?: (record: PublicRecord) => (Rule | false)[]
}

export type Verdict = readonly [answer: string, ...more: string[]]
export type Picture = { months: readonly Month[] } | { shares: readonly ShareRow[] }
export type Row = readonly [name: string, ...cells: Cell[]]
/** `to`: the list behind a number, or the page that a text names. */
export type Cell = number | string | null | { value: number | string; to: string }
type Rule = readonly [title: string, text: string]

export const readRows = (section: Section, record: PublicRecord) =>
  section.rows(record).filter((row) => row !== false)

export const readRules = (section: Section, record: PublicRecord) =>
  (section.rules?.(record) ?? []).filter((rule) => rule !== false)

export const readValue = (cell: Cell | undefined) => (typeof cell === 'object' ? cell?.value : cell) ?? null

export const starColumns = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars', 'All']

/** A cell for each of these columns; `to` gives the cases behind it, null those of all. */
export function starCells(counts: ByStars, to?: (rating: number | null) => string): Cell[] {
  const cell = (value: number, rating: number | null) => (to ? { value, to: to(rating) } : value)
  const all = stars.reduce((sum, each) => sum + counts[each], 0)
  return [...stars.map((each) => cell(counts[each], each)), cell(all, null)]
}

/** Cells with this one in the column of all stars, and the others empty. */
export const inAll = (cell: Cell): Cell[] => [...stars.map(() => null), cell]

export const numberOrNone = (count: number) => (count === 0 ? 'none' : formatNumber(count))
