import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { TableRow } from '#app/platform/delimited-text.server.ts'
import type { UploadView } from './columns-form.tsx'
import { columnChoices, type Upload } from './upload.table.ts'
import {
  type ColumnUses,
  columnName,
  plainName,
  shapeLimits,
  type TableShape,
  type TableVocabulary,
} from './upload.vocabulary.ts'

const hashOf = ({ header }: TableShape) => createHash('sha256').update(JSON.stringify(header)).digest()

type Shaped = Pick<Upload, 'businessId' | 'kind' | 'shape'>

const isChoice = ({ businessId, kind, shape }: Shaped) =>
  and(
    eq(columnChoices.businessId, businessId),
    eq(columnChoices.kind, kind),
    eq(columnChoices.headerHash, hashOf(shape)),
  )

/** How this business used a file with the same header the last time; null the first time. */
export async function findChoice<Field extends string>(
  db: Database,
  upload: Shaped,
  { fields }: TableVocabulary<Field>,
): Promise<ColumnUses<Field> | null> {
  if (!upload.shape.header) return null
  const [choice] = await db.select().from(columnChoices).where(isChoice(upload))
  if (!choice) return null
  const known = new Set<string>(fields.map(({ id }) => id))
  return choice.columns.map((use) => (known.has(use) ? (use as Field) : ''))
}

/** Remembers the use of columns, unless there are no names to know them by or the names tell it. */
export async function rememberChoice<Field extends string>(
  db: Database,
  upload: Shaped,
  columns: ColumnUses<Field>,
  vocabulary: TableVocabulary<Field>,
) {
  if (!upload.shape.header) return
  await db.delete(columnChoices).where(isChoice(upload))
  if (String(columns) === String(usesByName(upload.shape, vocabulary))) return
  const { businessId, kind, shape } = upload
  await db
    .insert(columnChoices)
    .values({ businessId, kind, headerHash: hashOf(shape), columns, updatedAt: now() })
    .onConflictDoNothing()
}

/** The uses that a form names: `use.0`, `use.1` and so on. Unknown ones are not used. */
export function readUses<Field extends string>(
  values: Record<string, string>,
  { samples }: TableShape,
  { fields }: TableVocabulary<Field>,
): ColumnUses<Field> {
  return samples.map((_, at) => fields.find(({ id }) => id === values[`use.${at}`])?.id ?? '')
}

/** The columns of a file that hold something, or that are used. */
export function viewOf({ id, fileName, shape }: Upload, uses: ColumnUses): UploadView {
  const columns = shape.samples.map((samples, at) => ({
    at,
    name: columnName(shape, at),
    samples,
    use: uses[at] ?? '',
  }))
  return {
    id,
    fileName,
    rows: shape.rows,
    columns: columns.filter(({ samples, use }) => samples.length > 0 || use),
  }
}

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

export function exportOf<Field extends string>(
  { header }: Pick<TableShape, 'header'>,
  { exports }: TableVocabulary<Field>,
) {
  const names = new Set(header?.map(plainName))
  return exports.find(({ signature }) => signature.every((name) => names.has(name))) ?? null
}

/** The use of each column as its name tells it, empty for names that we do not know. */
export function usesByName<Field extends string>(
  shape: Pick<TableShape, 'header'>,
  vocabulary: TableVocabulary<Field>,
): ColumnUses<Field> {
  const known = exportOf(shape, vocabulary)?.columns
  return (shape.header ?? []).map((cell) => {
    const name = plainName(cell)
    if (known && Object.hasOwn(known, name)) return known[name]!
    return vocabulary.fields.find(({ names }) => names.includes(name))?.id ?? ''
  })
}

export const hasAll = <Field extends string>(uses: ColumnUses<Field>, required: readonly Field[]) =>
  required.every((field) => uses.includes(field))

/** The cells that a column of this use has in a row, in the order of the columns. */
export const cellsOf = <Field extends string>(cells: string[], uses: ColumnUses<Field>, field: Field) =>
  uses.flatMap((use, at) => (use === field && cells[at] ? [textOfCell(cells[at])] : []))

export const firstCell = <Field extends string>(cells: string[], uses: ColumnUses<Field>, field: Field) =>
  cellsOf(cells, uses, field)[0] ?? ''

/** Spreadsheets keep a number as text by writing `="00123"` or `'00123`. It stays text, without the wrapping. */
const textOfCell = (cell: string) => cell.replace(/^="(.*)"$/s, '$1').replace(/^'(?=[+\-=@\d])/, '')
