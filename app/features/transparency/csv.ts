import { stringify } from 'csv-stringify/sync'
import type { PublicRecord } from './public-record.ts'

type Value = string | number | boolean | null

/**
 * The record as a table of two columns: the name of each figure, as the JSON nests it ("challenges.byStars.1.rate"),
 * and its value. A value that a spreadsheet would take for a formula gets an apostrophe before it.
 */
export function recordAsCsv(record: PublicRecord) {
  return stringify(figuresOf(record), {
    header: true,
    bom: true,
    columns: ['figure', 'value'],
    escape_formulas: true,
    // By default, false and null look the same.
    cast: { boolean: String },
  })
}

/** Every figure with its name. Items of a list are named by their id or month, if they have one. */
export function figuresOf(value: unknown, name = ''): [string, Value][] {
  if (typeof value !== 'object' || value === null) return [[name, value as Value]]
  const entries = Array.isArray(value)
    ? value.map((each, index) => [nameOf(each) ?? String(index), each] as const)
    : Object.entries(value)
  return entries.flatMap(([key, each]) => figuresOf(each, name ? `${name}.${key}` : key))
}

function nameOf(item: unknown) {
  if (typeof item !== 'object' || item === null) return null
  if ('id' in item) return String(item.id)
  return 'month' in item ? String(item.month) : null
}
