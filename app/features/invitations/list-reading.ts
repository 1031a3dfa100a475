import { type CsvError, parse } from 'csv-parse/sync'
import { formatNumber } from '#app/languages/format.ts'
import { invitationLimits } from './invitation.vocabulary.ts'

/** A row as typed, with its line. */
export type ListRow = { line: number; name: string; email: string; orderReference: string; language: string }

type Column = Exclude<keyof ListRow, 'line'>

/** Names of these columns in common exports. Compared without case, spaces and punctuation. */
const headers: Record<Column, string[]> = {
  email: ['email', 'emailaddress', 'mail', 'emailadresse', 'adressemail', 'courriel', 'correo', 'eposta'],
  name: [
    'name',
    'fullname',
    'customer',
    'customername',
    'kunde',
    'nom',
    'nombre',
    'nome',
    'naam',
    'firstname',
  ],
  orderReference: [
    'order',
    'orderreference',
    'orderid',
    'ordernumber',
    'reference',
    'bestellung',
    'commande',
  ],
  language: ['language', 'lang', 'locale', 'sprache', 'langue', 'idioma', 'lingua', 'taal'],
}

/** The order of columns without a header. */
const order: Column[] = ['name', 'email', 'orderReference', 'language']

/**
 * The rows of a list, separated by commas, semicolons or tabs, with or without a header; or a sentence saying why it
 * cannot be read.
 */
export function readList(text: string): { rows: ListRow[] } | { unreadable: string } {
  const records = parseRecords(text)
  if (typeof records === 'string') return { unreadable: records }
  const [first] = records
  if (!first) return { unreadable: 'The list is empty.' }
  const named = columnsOfHeader(first.record)
  const people = named ? records.slice(1) : records
  const columns = named ?? columnsByPosition(first.record)
  if (people.length === 0) return { unreadable: 'The list has a header but no rows.' }
  const { max } = invitationLimits.rows
  if (people.length > max) {
    return {
      unreadable: `The list has ${formatNumber(people.length)} rows. Please send at most ${formatNumber(max)} at a time.`,
    }
  }
  return {
    rows: people.map(({ line, record }) => {
      const cell = (column: Column) => (columns[column] === undefined ? '' : (record[columns[column]] ?? ''))
      return {
        line,
        name: cell('name'),
        email: cell('email'),
        orderReference: cell('orderReference'),
        language: cell('language'),
      }
    }),
  }
}

type ReadRecord = { line: number; record: string[] }

function parseRecords(text: string): ReadRecord[] | string {
  try {
    const found: { info: { lines: number }; record: string[] }[] = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as never
    return found.map(({ info, record }) => ({ line: info.lines, record }))
  } catch (error) {
    const { lines } = error as CsvError & { lines?: number }
    return `The list cannot be read${lines ? `, up to line ${lines}` : ''}: a quotation mark is not closed.`
  }
}

function delimiterOf(text: string) {
  const head = text.slice(0, 2000).split('\n').slice(0, 5).join('\n')
  const count = (delimiter: string) => head.split(delimiter).length
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}

const plain = (cell: string) => cell.toLowerCase().replace(/[^\p{L}]/gu, '')

function columnsOfHeader(cells: string[]): Partial<Record<Column, number>> | null {
  if (cells.some((cell) => cell.includes('@'))) return null
  const columns: Partial<Record<Column, number>> = {}
  for (const column of order) {
    const position = cells.findIndex((cell) => headers[column].includes(plain(cell)))
    if (position >= 0) columns[column] = position
  }
  return columns.email === undefined ? null : columns
}

function columnsByPosition(cells: string[]): Partial<Record<Column, number>> {
  const isAddressFirst = cells[0]?.includes('@')
  return isAddressFirst
    ? { email: 0, name: 1, orderReference: 2, language: 3 }
    : { name: 0, email: 1, orderReference: 2, language: 3 }
}

/** The text of an uploaded list: UTF-8, UTF-16 with a byte order mark, or Windows-1252 from older spreadsheets. */
export async function readListFile(file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (isUtf16) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
  const utf8 = new TextDecoder().decode(bytes)
  return utf8.includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : utf8
}
