import { hasAll, usesByName } from '#app/features/uploads/guessing.ts'
import { type ColumnUses, plainName, type TableShape } from '#app/features/uploads/upload.vocabulary.ts'
import { type CustomerField, customerColumns } from './list-columns.vocabulary.ts'

/** Our best guess, and whether it is good enough to go on without asking. */
export function guessCustomerColumns(shape: TableShape): {
  columns: ColumnUses<CustomerField>
  isCertain: boolean
} {
  if (!shape.header) return guessByPosition(shape)
  const columns = withNamePairs(shape, usesByName(shape, customerColumns))
  const width = shape.samples.length
  const padded = Array.from({ length: width }, (_, at) => columns[at] ?? '')
  if (hasAll(padded, ['email'])) return { columns: padded, isCertain: true }
  return { columns: withAddresses(shape, padded), isCertain: false }
}

/** The order in which we ask for columns without a header. */
const inOrder: CustomerField[] = ['name', 'email', 'orderReference', 'language']

function guessByPosition(shape: TableShape) {
  const at = shape.samples.findIndex((values) => values.some((value) => value.includes('@')))
  const order =
    at === 0
      ? (['email', 'name', 'orderReference', 'language'] as CustomerField[])
      : at === 1
        ? inOrder
        : null
  if (!order)
    return {
      columns: withAddresses(
        shape,
        shape.samples.map(() => ''),
      ),
      isCertain: false,
    }
  return { columns: shape.samples.map((_, column) => order[column] ?? ('' as const)), isCertain: true }
}

/** Columns that hold addresses, whatever their names. */
const withAddresses = ({ header, samples }: TableShape, columns: ColumnUses<CustomerField>) =>
  columns.map((use, at) => {
    const holdsAddresses = samples[at]?.some((value) => value.includes('@'))
    return use || (holdsAddresses && !isOfRecipient(header?.[at] ?? '') ? 'email' : '')
  })

/** Of a payment or a message: the business itself. */
const isOfRecipient = (name: string) => /^\s*(?:to\b|recipient|payee|seller|empf|an\b)/i.test(name)

/**
 * "Name" and "Vorname", "Nom" and "Prénom", "Nombre" and "Apellidos": beside a first or a last name, the other word
 * means the other half, unless its cells hold the whole name.
 */
function withNamePairs({ header, firstRows }: TableShape, columns: ColumnUses<CustomerField>) {
  const [name, first, last] = (['name', 'firstName', 'lastName'] as const).map((use) => columns.indexOf(use))
  if (name! < 0 || first! < 0 === last! < 0) return columns
  const other = first! < 0 ? last! : first!
  const isWhole = firstRows.some(
    (cells) => cells[other] && plainName(cells[name!] ?? '').includes(plainName(cells[other])),
  )
  if (isWhole || columns.filter((use) => use === 'name').length > 1 || !header) return columns
  return columns.map((use, at) => (at === name ? (first! < 0 ? 'firstName' : 'lastName') : use))
}
