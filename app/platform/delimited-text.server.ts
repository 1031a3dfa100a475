import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { formatNumber } from '#app/languages/format.ts'

/**
 * The rows of a delimited text: comma, semicolon, tab or bar, as counted in its first rows or named in a first line
 * `sep=;`. Stops at the first limit.
 */
export async function* readTable(text: string, limits: Limits): AsyncGenerator<TableRow, void> {
  const head = text.slice(0, headLength)
  const named = /^\uFEFF?"?sep=(.)"?\r?\n/i.exec(head)?.[1]
  let lastLine = 0
  const parser = parserFor(named ?? delimiterOf(head), named ? 2 : 1, limits, (line) => (lastLine = line))
  const source = Readable.from(splitText(text))
  try {
    for await (const { info, record } of source.pipe(parser) as AsyncIterable<ReadRecord>) {
      yield { line: info.lines, cells: record }
    }
  } catch (error) {
    throw error instanceof CsvError || error instanceof TooManyColumns
      ? new UnreadableTable(sentenceAbout(error, lastLine, limits))
      : error
  } finally {
    source.destroy()
  }
}

const headLength = 8000

type Limits = Omit<TableLimits, 'rows'>
type ReadRecord = { info: { lines: number }; record: string[] }

/** Calls `see` with each row's line as soon as it is parsed: rows just before an error are lost. */
function parserFor(delimiter: string, fromLine: number, limits: Limits, see: (line: number) => void) {
  return parse({
    bom: true,
    cast: (cell, { index, lines }) => {
      if (index >= limits.columns) throw new TooManyColumns(lines)
      return cell
    },
    delimiter,
    from_line: fromLine,
    info: true,
    max_record_size: limits.rowLength,
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
}

class TooManyColumns extends Error {
  readonly line: number

  constructor(line: number) {
    super()
    this.line = line
  }
}

const delimiters = [',', ';', '\t', '|']

/** The delimiter that occurs most outside quotes in the first row, or in the rows after it if the first has none. */
function delimiterOf(head: string) {
  const rows = head
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((row) => row.trim())
  const most = (text: string) => {
    const counts = delimiters.map((delimiter) => text.split(delimiter).length - 1)
    const best = Math.max(...counts)
    return best > 0 ? delimiters[counts.indexOf(best)] : undefined
  }
  return most(rows[0] ?? '') ?? most(rows.slice(1, 5).join('\n')) ?? ','
}

/**
 * A sentence about what is wrong with a table, and in which row. `lastLine`: of the last row that could be read, 0 before
 * the first.
 */
function sentenceAbout(error: CsvError | TooManyColumns, lastLine: number, { columns, rowLength }: Limits) {
  if (error instanceof TooManyColumns) {
    return `Line ${formatNumber(error.line)} has more than ${columns} columns. Please send only the columns we need.`
  }
  const row = lastLine === 0 ? 'The first row' : `The row after line ${formatNumber(lastLine)}`
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return `${row} has more than ${formatNumber(rowLength)} characters. Perhaps a quotation mark is not closed.`
  }
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return `${row} has a quotation mark that is not closed.`
  return `${row} has text after a closing quotation mark.`
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** The text of a file: UTF-8, UTF-16, or Windows-1252 from older spreadsheets. */
export const textOfBytes = (bytes: Uint8Array) => new TextDecoder(encodingOf(bytes)).decode(bytes)

function encodingOf(bytes: Uint8Array): Encoding {
  const [a, b, c, d] = bytes
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0 && c !== 0 && d === 0)) return 'utf-16le'
  if ((a === 0xfe && b === 0xff) || (a === 0 && b !== 0 && c === 0 && d !== 0)) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

const pieceBytes = 64 * 1024

/** The bytes of a text, for a parser that is to be stopped early. */
export function* splitText(text: string) {
  const bytes = Buffer.from(text)
  for (let from = 0; from < bytes.length; from += pieceBytes) yield bytes.subarray(from, from + pieceBytes)
}

const workbook =
  'In Excel, choose File, Save As, “CSV UTF-8 (Comma delimited)”; in Google Sheets File, Download, Comma-separated values; in Numbers File, Export To, CSV. Then upload that file.'

/** How to save a file as one that we read; null for text and Excel's workbooks. Looks at the bytes before the name. */
export function sayIfNoTable(bytes: Buffer, name: string): string | null {
  if (bytes.length === 0) return 'This file is empty.'
  const text = bytes.toString('latin1', 0, 64)
  if (text.startsWith('\xd0\xcf\x11\xe0')) return `This is a workbook of an older Excel. ${workbook}`
  if (text.startsWith('%PDF')) return 'This is a PDF. Please export the table as CSV.'
  if (/^(\x89PNG|\xff\xd8\xff|GIF8)/.test(text)) return 'This is a picture. Please export the table as CSV.'
  if (!text.startsWith('PK\x03\x04')) return null
  if (/\.numbers$/i.test(name)) return `This is a Numbers document. ${workbook}`
  const first = text.slice(30)
  if (first.startsWith('mimetype')) return `This is an OpenDocument spreadsheet. ${workbook}`
  if (bytes.includes('xl/workbook.xml')) return null
  return 'This is a ZIP archive. Please unpack it and upload the CSV, JSON or Excel file inside.'
}

export type TableLimits = {
  /** The most rows below the header. */
  rows: number
  columns: number
  /** Characters of one row. */
  rowLength: number
}

/** A row of a table file, with the line in which it ends, or its number where a format has no lines. */
export type TableRow = { line: number; cells: string[] }

/** Carries a sentence saying why a table cannot be read. */
export class UnreadableTable extends Error {}
