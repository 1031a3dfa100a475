// Reads a table file from its standard input and writes its rows as lines; see table-file.server.ts. A program of its own,
// which may take long, grow or die over a file without harm to the service.
import { buffer } from 'node:stream/consumers'
import { formatNumber } from '#app/languages/format.ts'
import { readTable } from './delimited-text.server.ts'
import { sayIfNoTable, textOfBytes } from './file-text.server.ts'
import { readRecords } from './json-records.server.ts'
import { type TableLimits, type TableRow, UnreadableTable } from './table-row.ts'
import { readWorkbook } from './workbook.server.ts'

/** Of all rows together: shared texts of a workbook may be repeated without end. */
const mostCharacters = 96 * 1024 * 1024

const { name, limits } = JSON.parse(process.argv[2]!) as { name: string; limits: TableLimits }
async function readAll(bytes: Buffer) {
  const unreadable = sayIfNoTable(bytes, name)
  if (unreadable) throw new UnreadableTable(unreadable)
  let [count, characters] = [0, 0]
  for await (const { line, cells } of rowsOf(bytes)) {
    // One more for a header among the rows.
    if (++count > limits.rows + 1) throw tooMany('rows', limits.rows)
    if (cells.length > limits.columns) throw tooMany('columns', limits.columns)
    const text = JSON.stringify([line, ...cells.map(clean)])
    if (text.length > limits.rowLength * 2) throw tooMany('characters in one row', limits.rowLength)
    characters += text.length
    if (characters > mostCharacters) throw tooMany('characters', mostCharacters)
    await write(text)
  }
}

function rowsOf(bytes: Buffer): AsyncGenerator<TableRow> {
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04') return readWorkbook(bytes)
  const text = textOfBytes(bytes)
  return /^\s*[{[]/.test(text.slice(0, 100)) ? readRecords(text, limits) : readTable(text, limits)
}

// The database takes neither.
const clean = (cell: string) => cell.replaceAll('\0', '').toWellFormed()

const tooMany = (what: string, most: number) =>
  new UnreadableTable(
    `The list has more than ${formatNumber(most)} ${what}. Please send at most ${formatNumber(most)} at a time.`,
  )

async function write(line: string) {
  if (!process.stdout.write(`${line}\n`)) await new Promise((go) => process.stdout.once('drain', go))
}

function sayWhy(error: unknown) {
  if (error instanceof UnreadableTable) return error.message
  process.stderr.write(String(error))
  return 'We cannot read this file. Please export the table as CSV and send that.'
}

const unreadable = await readAll(await buffer(process.stdin)).then(() => null, sayWhy)
await write(JSON.stringify({ unreadable }))
