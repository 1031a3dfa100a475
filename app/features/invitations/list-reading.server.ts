import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { formatNumber } from '#app/languages/format.ts'
import { conflict } from '#app/platform/refusal.ts'
import { invitationLimits } from './invitation.vocabulary.ts'

/** A row as typed, with its line. */
export type ListRow = { line: number; name: string; email: string; orderReference: string; language: string }

type Column = Exclude<keyof ListRow, 'line'>
type Columns = Partial<Record<Column, number>>

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

/** Read between two other requests: a few milliseconds of work. */
const pieceBytes = 16 * 1024

/**
 * The rows of a list, separated by commas, semicolons or tabs, with or without a header; or a sentence saying why it
 * cannot be read. Reads piece by piece, so that other requests are answered meanwhile, and stops at the first limit.
 */
export async function readList(text: string): Promise<{ rows: ListRow[] } | { unreadable: string }> {
  const rows: ListRow[] = []
  const { max } = invitationLimits.rows
  let columns: Columns | undefined
  let lastLine = 0
  try {
    for await (const { info, record: cells } of parseRecords(text, (line) => (lastLine = line))) {
      const named = columns ? null : columnsOfHeader(cells)
      columns ??= named ?? columnsByPosition(cells)
      if (named) continue
      if (rows.length === max) return { unreadable: tooManyRows }
      rows.push(toRow(info.lines, cells, columns))
    }
  } catch (error) {
    return { unreadable: sentenceAbout(error, lastLine) }
  }
  if (!columns) return { unreadable: 'The list is empty.' }
  return rows.length > 0 ? { rows } : { unreadable: 'The list has a header but no rows.' }
}

const tooManyRows = `The list has more than ${formatNumber(invitationLimits.rows.max)} rows. Please send at most ${formatNumber(invitationLimits.rows.max)} at a time.`

function toRow(line: number, cells: string[], columns: Columns): ListRow {
  const cell = (column: Column) => (columns[column] === undefined ? '' : (cells[columns[column]] ?? ''))
  return {
    line,
    name: cell('name'),
    email: cell('email'),
    orderReference: cell('orderReference'),
    language: cell('language'),
  }
}

type ReadRecord = { info: { lines: number }; record: string[] }

/** Parses a list. Calls `see` with each row's line as soon as it is parsed: rows just before an error are lost. */
function parseRecords(text: string, see: (line: number) => void): AsyncIterable<ReadRecord> {
  const parser = parse({
    bom: true,
    cast: (cell, { index, lines }) => {
      if (index >= invitationLimits.columns.max) throw new TooManyColumns(lines)
      return cell
    },
    delimiter: delimiterOf(text),
    info: true,
    max_record_size: invitationLimits.rowLength.max,
    on_record: (read, { lines }) => {
      see(lines)
      return read
    },
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
  })
  return Readable.from(inPieces(text)).pipe(parser)
}

async function* inPieces(text: string) {
  const bytes = Buffer.from(text)
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    await nextTurn()
    yield bytes.subarray(from, from + pieceBytes)
  }
}

class TooManyColumns extends Error {
  readonly line: number

  constructor(line: number) {
    super()
    this.line = line
  }
}

/** The fault of a list, and its row. `lastLine`: of the last row that could be read, 0 before the first. */
function sentenceAbout(error: unknown, lastLine: number) {
  if (error instanceof TooManyColumns) {
    return `Line ${formatNumber(error.line)} has more than ${invitationLimits.columns.max} columns. Please send only the columns we need.`
  }
  if (!(error instanceof CsvError)) throw error
  const row = lastLine === 0 ? 'The first row' : `The row after line ${formatNumber(lastLine)}`
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return `${row} has more than ${formatNumber(invitationLimits.rowLength.max)} characters. Perhaps a quotation mark is not closed.`
  }
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return `${row} has a quotation mark that is not closed.`
  return `${row} has text after a closing quotation mark.`
}

function delimiterOf(text: string) {
  const head = text.slice(0, 2000).split('\n').slice(0, 5).join('\n')
  const count = (delimiter: string) => head.split(delimiter).length
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}

const plain = (cell: string) => cell.toLowerCase().replace(/[^\p{L}]/gu, '')

function columnsOfHeader(cells: string[]): Columns | null {
  if (cells.some((cell) => cell.includes('@'))) return null
  const columns: Columns = {}
  for (const column of order) {
    const position = cells.findIndex((cell) => headers[column].includes(plain(cell)))
    if (position >= 0) columns[column] = position
  }
  return columns.email === undefined ? null : columns
}

function columnsByPosition(cells: string[]): Columns {
  const isAddressFirst = cells[0]?.includes('@')
  return isAddressFirst
    ? { email: 0, name: 1, orderReference: 2, language: 3 }
    : { name: 0, email: 1, orderReference: 2, language: 3 }
}

const readers = new Set<string>()

/**
 * Reads a list, from its first byte on, unless another one of this owner is being read: 409. Kept in memory, because
 * memory and time of this process are what it protects, and no crash can leave it behind.
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

/** The text of an uploaded list: UTF-8, UTF-16 with a byte order mark, or Windows-1252 from older spreadsheets. */
export async function readListFile(file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (isUtf16) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
  const utf8 = new TextDecoder().decode(bytes)
  return utf8.includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : utf8
}
