import { type ColumnUses, plainName, type TableShape, type TableVocabulary } from './upload.vocabulary.ts'

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
