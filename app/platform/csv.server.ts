import { stringify } from 'csv-stringify/sync'

/** A table as CSV for spreadsheets. A value that they would take for a formula gets an apostrophe before it. */
export const csvOf = (header: string[], rows: string[][]) =>
  stringify([header, ...rows], { bom: true, escape_formulas: true })
