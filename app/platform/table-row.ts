export type TableLimits = {
  /** The most rows below the header. */
  rows: number
  columns: number
  /** Characters of one row. */
  rowLength: number
}

/** A row of a table file, with the line in which it ends, or its number where a format has no lines. */
export type TableRow = { line: number; cells: string[] }

/** Carries a sentence saying why a table cannot be read. */
export class UnreadableTable extends Error {}
