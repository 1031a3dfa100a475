import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { formatNumber } from '#app/languages/format.ts'
import { splitText } from './file-text.server.ts'
import { type TableLimits, type TableRow, UnreadableTable } from './table-row.ts'

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
