import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { formatNumber } from '#app/languages/format.ts'

export type TableLimits = { columns: number; rowLength: number }

/** A row of a table file, with the line in which it ends. */
export type TableRow = { line: number; cells: string[] }

/** Carries a sentence saying why a table cannot be read. */
export class UnreadableTable extends Error {}

type Pieces = AsyncIterable<string> | Iterable<string>

/** Read between two other requests: a few milliseconds of work. */
const pieceLength = 16 * 1024

/**
 * The rows of a delimited text: comma, semicolon, tab or bar, as counted in its first rows or named in a first line
 * `sep=;`. Reads piece by piece, so that other requests are answered meanwhile, and stops at the first limit.
 */
export async function* readTable(pieces: Pieces, limits: TableLimits): AsyncGenerator<TableRow> {
  const { head, rest } = await withHead(pieces)
  const named = /^\uFEFF?"?sep=(.)"?\r?\n/i.exec(head)?.[1]
  let lastLine = 0
  const parser = parserFor(named ?? delimiterOf(head), named ? 2 : 1, limits, (line) => (lastLine = line))
  const source = Readable.from(inSmallPieces(rest))
  source.on('error', (error) => parser.destroy(error))
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

type ReadRecord = { info: { lines: number }; record: string[] }

/** Calls `see` with each row's line as soon as it is parsed: rows just before an error are lost. */
function parserFor(delimiter: string, fromLine: number, limits: TableLimits, see: (line: number) => void) {
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

const headLength = 8000

/** The first few thousand characters, and all pieces from the beginning. */
async function withHead(pieces: Pieces) {
  const iterator = Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : pieces[Symbol.iterator]()
  const first: string[] = []
  let head = ''
  while (head.length < headLength) {
    const { value, done } = await iterator.next()
    if (done) break
    first.push(value)
    head += value
  }
  async function* rest() {
    yield* first
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  }
  return { head: head.slice(0, headLength), rest: rest() }
}

async function* inSmallPieces(pieces: AsyncIterable<string>) {
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece)
    for (let from = 0; from < bytes.length; from += pieceLength) {
      await nextTurn()
      yield bytes.subarray(from, from + pieceLength)
    }
  }
}

const delimiters = [',', ';', '\t', '|']

/** The one that occurs most in the first row, quoted text left out; in the rows after it where that has none. */
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

/** The fault of a table, and its row. `lastLine`: of the last row that could be read, 0 before the first. */
function sentenceAbout(
  error: CsvError | TooManyColumns,
  lastLine: number,
  { columns, rowLength }: TableLimits,
) {
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
