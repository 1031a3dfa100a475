import type { Business } from '#app/features/businesses/business.table.ts'
import { findUpload, saveUploadSettings, storeUpload } from '#app/features/uploads/store-upload.server.ts'
import {
  exportOf,
  findChoice,
  hasAll,
  readUses,
  rememberChoice,
  usesByName,
  viewOf,
} from '#app/features/uploads/table-columns.server.ts'
import type { Upload } from '#app/features/uploads/upload.table.ts'
import { type ColumnUses, plainName, type TableShape } from '#app/features/uploads/upload.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import { errorsOf, safeParseForm } from '#app/platform/form.server.ts'
import { invalid } from '#app/platform/refusal.ts'
import { listTerms, mailWords, newIncentive } from './invitation.schema.ts'
import { type CustomerField, customerColumns } from './list-columns.vocabulary.ts'
import { draftList } from './list-draft.server.ts'
import { listLimits, readCustomers } from './read-list.server.ts'

type Values = Record<string, string>
type Listing = { business: Business; userId: string }

export function readListTerms(values: Values) {
  const [terms, words, incentive] = [
    safeParseForm(listTerms, values),
    safeParseForm(mailWords, { subject: '', text: '', ...values }),
    safeParseForm(newIncentive, values),
  ]
  if (terms.ok && words.ok && incentive.ok)
    return { ok: true as const, terms: terms.value, words: words.value, incentive: incentive.value }
  return { ok: false as const, errors: { ...errorsOf(terms), ...errorsOf(words), ...errorsOf(incentive) } }
}

/** Stores an uploaded or pasted list, or says why it cannot be read. */
export async function storeList(db: Database, { business, userId }: Listing, list: File | string) {
  const unreadable = typeof list === 'string' ? sayIfNoAddress(list) : null
  if (unreadable) return { unreadable }
  return storeUpload(db, {
    businessId: business.id,
    userId,
    kind: 'customers',
    vocabulary: customerColumns,
    limits: listLimits,
    file: typeof list === 'string' ? new File([list], '') : list,
  })
}

/** A pasted word would pass for the header of an empty table. */
const sayIfNoAddress = (pasted: string) =>
  pasted.trim() === '' || pasted.includes('@') ? null : 'We found no email address in this list.'

const ofList = (businessId: string, uploadId: string) => ({
  businessId,
  uploadId,
  kind: 'customers' as const,
})

export const findList = (db: Database, businessId: string, uploadId: string) =>
  findUpload(db, ofList(businessId, uploadId))

/**
 * Checks a stored list on these terms and returns its draft; null if its columns have to be chosen first. Columns that were
 * chosen for the same header before are known.
 */
export async function checkUploadedList(db: Database, who: Listing, upload: Upload, values: Values) {
  await saveUploadSettings(db, ofList(upload.businessId, upload.id), { values })
  const choice = await findChoice(db, upload, customerColumns)
  const guess = guessCustomerColumns(upload.shape)
  if (!choice && !guess.isCertain) return null
  return draftUpload(db, who, upload, values, choice ?? guess.columns)
}

/** Like `checkUploadedList`, with the columns that a form names. Refuses if none holds the addresses. */
export async function checkWithColumns(db: Database, who: Listing, values: Values) {
  const upload = await findList(db, who.business.id, values.upload ?? '')
  const columns = readUses(values, upload.shape, customerColumns)
  if (!hasAll(columns, customerColumns.required))
    throw invalid('Please choose the column that holds the email addresses.')
  await rememberChoice(db, upload, columns, customerColumns)
  return draftUpload(db, who, upload, valuesOf(upload), columns)
}

const valuesOf = ({ settings }: Upload) => (settings.values ?? {}) as Values

async function draftUpload(
  db: Database,
  { business, userId }: Listing,
  upload: Upload,
  values: Values,
  columns: ColumnUses<CustomerField>,
) {
  const given = readListTerms(values)
  if (!given.ok) throw invalid('Please enter the terms of this list again.')
  const rows = await readCustomers(db, upload, columns)
  const byCountry = values.byCountry === 'on'
  return draftList(db, { business, userId, rows, uploadId: upload.id, byCountry, ...given })
}

/** A list for the page on which its columns are chosen. */
export async function viewList(db: Database, businessId: string, uploadId: string) {
  const upload = await findList(db, businessId, uploadId)
  const columns =
    (await findChoice(db, upload, customerColumns)) ?? guessCustomerColumns(upload.shape).columns
  return {
    ...viewOf(upload, columns),
    exportName: exportOf(upload.shape, customerColumns)?.name ?? null,
    hasAddresses: columns.includes('email'),
  }
}

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

/** Whether a column names the recipient of a payment or a message, which is the business itself. */
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
