import type { TableRow } from '#app/platform/table-row.ts'
import { usesByName } from './guess-columns.ts'
import { shapeLimits, type TableShape, type TableVocabulary } from './upload.vocabulary.ts'

const { samples, sampleLength, firstRows, headerWithin } = shapeLimits
const cut = (cell: string) => cell.slice(0, sampleLength).toWellFormed()

/** Collects header, samples and the number of rows while a table is read. */
export function shapeReader<Field extends string>(vocabulary: TableVocabulary<Field>) {
  let early: TableRow[] | null = []
  const shape: TableShape = { header: null, headerLine: 0, rows: 0, samples: [], firstRows: [] }

  function settle() {
    const rows = early ?? []
    early = null
    const at = headerAt(rows, vocabulary)
    if (at !== null) {
      shape.header = rows[at]!.cells.map(cut)
      shape.headerLine = rows[at]!.line
    }
    for (const row of rows.slice(at === null ? 0 : at + 1)) add(row)
  }

  function add({ cells }: TableRow) {
    shape.rows++
    if (shape.firstRows.length < firstRows) shape.firstRows.push(cells.map(cut))
    for (const [at, cell] of cells.entries()) {
      shape.samples[at] ??= []
      const values = shape.samples[at]
      if (cell && values.length < samples && !values.includes(cut(cell))) values.push(cut(cell))
    }
  }

  return {
    see(row: TableRow) {
      if (!early) return add(row)
      early.push(row)
      if (early.length === headerWithin) settle()
    },
    done(): TableShape {
      if (early) settle()
      shape.samples = Array.from({ length: widthOf(shape) }, (_, at) => shape.samples[at] ?? [])
      return shape
    },
  }
}

const widthOf = ({ header, samples: values }: TableShape) => Math.max(header?.length ?? 0, values.length)

/** Some exports write a title above the header, so the row with the needed names is it; else the first, if it has no values. */
function headerAt<Field extends string>(rows: TableRow[], vocabulary: TableVocabulary<Field>) {
  const known = rows.findIndex(({ cells }) => {
    if (cells.some(isValue)) return false
    const uses = usesByName({ header: cells }, vocabulary)
    return vocabulary.required.some((field) => uses.includes(field))
  })
  if (known >= 0) return known
  return rows[0] && !rows[0].cells.some(isValue) ? 0 : null
}

/** Not the name of a column: an address, a number or a date. */
const isValue = (cell: string) => cell.includes('@') || /^[\d.,:/\s-]+$/.test(cell.trim())
