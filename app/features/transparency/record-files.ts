import { stringify } from 'csv-stringify/sync'
import type { PublicRecord } from './public-record.ts'
import { sections } from './record-page.tsx'
import { readRows, readRules, readValue } from './section.ts'

type Value = string | number | boolean | null

/** Everything in the JSON: the figures, and each section of the page with the rows of its table. */
export const describeRecord = (record: PublicRecord) => ({
  ...record,
  answers: sections.map((section) => ({
    id: section.id,
    question: section.question,
    answer: section.verdict(record).join(' '),
    rows: readRows(section, record).map((cells) =>
      Object.fromEntries(section.columns.map((column, at) => [column, readValue(cells[at])])),
    ),
    rules: readRules(section, record).map(([title, text]) => ({ title, text })),
  })),
})

/**
 * The same as a table of two columns: the name of each figure, as the JSON nests it ("challenges.byStars.1.rate"), and
 * its value. A value that a spreadsheet would take for a formula gets an apostrophe before it.
 */
export function recordAsCsv(record: PublicRecord) {
  return stringify(listFigures(describeRecord(record)), {
    header: true,
    bom: true,
    columns: ['figure', 'value'],
    escape_formulas: true,
    // By default, false and null look the same.
    cast: { boolean: String },
  })
}

/** Every figure with its name. Items of a list are named by their id or month, if they have one. */
export function listFigures(value: unknown, name = ''): [string, Value][] {
  if (typeof value !== 'object' || value === null) return [[name, value as Value]]
  return Object.entries(value).flatMap(([key, each]) => {
    const own = Array.isArray(value) ? (each?.id ?? each?.month ?? key) : key
    return listFigures(each, name ? `${name}.${own}` : own)
  })
}
