import { rowsOfUpload } from '#app/features/uploads/store-upload.server.ts'
import { cellsOf, firstCell } from '#app/features/uploads/table-columns.server.ts'
import type { Upload } from '#app/features/uploads/upload.table.ts'
import { type ColumnUses, plainName } from '#app/features/uploads/upload.vocabulary.ts'
import { type Language, languages } from '#app/languages/languages.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { invitationLimits } from './invitation.vocabulary.ts'
import type { CustomerField } from './list-columns.vocabulary.ts'

export type ListRow = {
  line: number
  name: string
  email: string
  orderReference: string
  language: string
  country: string
  /** The file's entry on marketing consent, unchanged. */
  consent: string
  objection: string
}

export const listLimits = {
  rows: invitationLimits.rows.max,
  columns: invitationLimits.columns.max,
  rowLength: invitationLimits.rowLength.max,
}

export async function readCustomers(db: Database, upload: Upload, columns: ColumnUses<CustomerField>) {
  const rows: ListRow[] = []
  for await (const { line, cells } of rowsOfUpload(db, upload)) {
    const cell = (field: CustomerField) => firstCell(cells, columns, field)
    rows.push({
      line,
      name: readName(cell('name'), cell('firstName'), cell('lastName')),
      email: addressIn(cellsOf(cells, columns, 'email')),
      orderReference: cell('orderReference'),
      language: cell('language'),
      country: cell('country'),
      consent: cell('consent'),
      objection: cell('objection'),
    })
  }
  return rows
}

const readers = new Set<string>()

/**
 * Reads a list, from its first byte on, unless another one of this owner is being read: 409. Kept in memory, because
 * disk and time of this process are what it protects, and no crash can leave it behind.
 */
export async function readOneListAtATime<T>(ownerId: string, read: () => Promise<T>): Promise<T> {
  if (readers.has(ownerId))
    throw conflict('We are still reading another list of yours. Please try again in a minute.')
  readers.add(ownerId)
  try {
    return await read()
  } finally {
    readers.delete(ownerId)
  }
}

/** The first address among cells, freed of what programs write around it; the first cell where none has one. */
export function addressIn(cells: string[]) {
  for (const part of cells.flatMap((cell) => cell.split(/ ::: |[,;]/))) {
    const address = (/<([^<>]+)>/.exec(part)?.[1] ?? part).trim().replace(/^(?:mailto:|')+|'$/g, '')
    // With a blank in it, half of the address would be somebody else's.
    if (/^[^\s@]+@[^\s@]+$/.test(address)) return address
  }
  return cells[0] ?? ''
}

/**
 * The whole name, else first and last name together. Empty for what is no name: an address, a number, a single letter.
 * Names that a till keeps in capitals are written as a greeting needs them.
 */
export function readName(whole: string, first: string, last: string) {
  const name = firstNameFirst((whole || `${first} ${last}`).trim())
  const isName = /\p{L}.*\p{L}/su.test(name) && !name.includes('@')
  if (!isName || name.length < invitationLimits.name.min) return ''
  return withoutCapitals(name)
}

/** "Maes, Lotte" -> "Lotte Maes". A company or a title behind the comma stays there: "Müller, GmbH", "Maes, Ph.D." */
function firstNameFirst(name: string) {
  const [, last, first] = /^([\p{L}\p{M}'’ -]+),\s*([\p{L}\p{M}'’ -]+)$/u.exec(name) ?? []
  return last && first && !notFirst.has(first.toLowerCase()) ? `${first.trim()} ${last.trim()}` : name
}

const notFirst = new Set(
  'inc ltd llc llp plc co corp gmbh ag kg ug ohg bv nv sa sas srl spa ab as oy jr sr phd md dds esq ii iii iv'.split(
    ' ',
  ),
)

/** "MARIA O'NEIL-SMITH" -> "Maria O'Neil-Smith". Short single words stay: they may be initials or a company. */
function withoutCapitals(name: string) {
  if (name !== name.toUpperCase() || name === name.toLowerCase()) return name
  if (!name.includes(' ') && name.length < 5) return name
  return name.replace(/\p{L}\p{M}*(?:\p{L}|\p{M})*/gu, (word) => word[0]! + word.slice(1).toLowerCase())
}

/** Each language by its name in each of them: "Polish", "Polnisch", "polski". */
const codes = new Map<string, Language>(
  languages.flatMap((inWords) => {
    const names = new Intl.DisplayNames(inWords, { type: 'language' })
    return languages.map((code) => [plainName(names.of(code) ?? code), code] as const)
  }),
)

/** "de", "de-AT", "DE_de", "German", "Deutsch" */
export function readLanguage(cell: string) {
  const plain = cell.trim().toLowerCase()
  const code = /^([a-z]{2})(?:[-_]|$)/.exec(plain)?.[1]
  return languages.find((language) => language === code) ?? codes.get(plainName(plain))
}

const noWords = new Set('no n false 0 nein non nee nej nie hayir ne nao off none'.split(' '))
const yesWords = new Set(
  'yes y true 1 ja oui si sim tak ano evet on x subscribed active confirmed'.split(' '),
)
const plainWord = (cell: string) =>
  cell.trim().normalize('NFD').toLowerCase().replaceAll('ı', 'i').replace(/\p{M}/gu, '')

/** "no", "FALSE", "unsubscribed", "Never subscribed", "Opted out" */
export const saysNo = (cell: string) =>
  noWords.has(plainWord(cell)) ||
  /\b(?:un-?sub|not[ _-]?sub|non-?sub|never|opt(?:ed)?[ _-]?out|cleaned|denied|declined|revoked|did[ _-]not)/.test(
    plainWord(cell),
  )

/** "yes", "TRUE", "subscribed", "Opted in" */
export const saysYes = (cell: string) =>
  !saysNo(cell) &&
  (yesWords.has(plainWord(cell)) || /\b(?:subscribed|opt(?:ed)?[ _-]?in|granted)/.test(plainWord(cell)))
