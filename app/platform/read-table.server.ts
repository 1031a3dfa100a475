import { Readable } from 'node:stream'
import { inflateRawSync } from 'node:zlib'
import { readSheet } from 'read-excel-file/universal'
import parseJson from 'stream-json'
import { formatNumber } from '#app/languages/format.ts'
import {
  readTable,
  sayIfNoTable,
  splitText,
  type TableLimits,
  type TableRow,
  textOfBytes,
  UnreadableTable,
} from './delimited-text.server.ts'

/** Counted over all rows, because a workbook can repeat its shared texts without end. */
const mostCharacters = 96 * 1024 * 1024

type Given = { name: string; limits: TableLimits }

/** Writes the rows of a stranger's file as lines of JSON. Returns why it cannot go on, or null at the end of the file. */
export const writeRows = (bytes: Buffer, given: Given, write: (line: string) => unknown) =>
  readAll(bytes, given, write).then(() => null, sayWhy)

async function readAll(bytes: Buffer, { name, limits }: Given, write: (line: string) => unknown) {
  const unreadable = sayIfNoTable(bytes, name)
  if (unreadable) throw new UnreadableTable(unreadable)
  let [count, characters] = [0, 0]
  for await (const { line, cells } of rowsOf(bytes, limits)) {
    // Plus one for a header row.
    if (++count > limits.rows + 1) throw tooMany('rows', limits.rows)
    if (cells.length > limits.columns) throw tooMany('columns', limits.columns)
    const text = JSON.stringify([line, ...cells.map(clean)])
    if (text.length > limits.rowLength * 2) throw tooMany('characters in one row', limits.rowLength)
    characters += text.length
    if (characters > mostCharacters) throw tooMany('characters', mostCharacters)
    await write(text)
  }
}

function rowsOf(bytes: Buffer, limits: TableLimits): AsyncGenerator<TableRow> {
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04') return readWorkbook(bytes)
  const text = textOfBytes(bytes)
  return /^\s*[{[]/.test(text.slice(0, 100)) ? readRecords(text, limits) : readTable(text, limits)
}

// The database stores neither NUL nor lone surrogates.
const clean = (cell: string) => cell.replaceAll('\0', '').toWellFormed()

const tooMany = (what: string, most: number) =>
  new UnreadableTable(
    `The list has more than ${formatNumber(most)} ${what}. Please send at most ${formatNumber(most)} at a time.`,
  )

function sayWhy(error: unknown) {
  if (error instanceof UnreadableTable) return error.message
  process.stderr.write(String(error))
  return 'We cannot read this file. Please export the table as CSV and send that.'
}

/** Bytes that a workbook may unpack to: ten times what a file of reviews needs. */
const mostBytes = 128 * 1024 * 1024
const mostEntries = 1000

/** The rows of the first sheet of an Excel workbook (.xlsx). */
async function* readWorkbook(bytes: Buffer): AsyncGenerator<TableRow, void> {
  checkSize(bytes)
  const sheet = await readSheet(new Blob([bytes as Uint8Array<ArrayBuffer>]))
  for (const [at, row] of sheet.entries()) {
    const cells = row.map((cell) => (cell instanceof Date ? cell.toISOString() : String(cell ?? '')))
    if (cells.some(Boolean)) yield { line: at + 1, cells }
  }
}

const [entryMark, endMark] = [Buffer.from('PK\x01\x02'), Buffer.from('PK\x05\x06')]
const bomb = 'This workbook unpacks to more than we read. Please save its sheet as CSV.'
const spoilt = 'This workbook is damaged. Please save its sheet as CSV.'

/** Refuses an archive that unpacks to more than the limit, whatever sizes it claims. */
function checkSize(bytes: Buffer) {
  const end = bytes.lastIndexOf(endMark)
  if (end < 0 || end + 20 > bytes.length) throw new UnreadableTable(spoilt)
  let left = mostBytes
  let at = bytes.readUInt32LE(end + 16)
  const count = bytes.readUInt16LE(end + 10)
  if (count > mostEntries) throw new UnreadableTable(bomb)
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > bytes.length || bytes.indexOf(entryMark, at) !== at) throw new UnreadableTable(spoilt)
    const size = unpackedSize(bytes, bytes.readUInt32LE(at + 42), bytes.readUInt32LE(at + 20), left)
    // A smaller claim would hide the rest from this check only.
    if (size !== bytes.readUInt32LE(at + 24)) throw new UnreadableTable(spoilt)
    left -= size
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}

function unpackedSize(bytes: Buffer, header: number, packed: number, most: number) {
  if (header + 30 > bytes.length) throw new UnreadableTable(spoilt)
  const from = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
  if (bytes.readUInt16LE(header + 8) === 0) return packed
  try {
    return inflateRawSync(bytes.subarray(from, from + packed), { maxOutputLength: Math.max(1, most) }).length
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new UnreadableTable(isTooLarge ? bomb : spoilt)
  }
}

/** Deeper than any export: each level would cost memory. */
const mostLevels = 32

type Token = { name: string; value?: string }

/**
 * The objects of the first array of objects in a JSON text, as rows below a header: the paths of all that any of them holds,
 * such as `reviewer.displayName`. Several values of one path are put below each other.
 */
async function* readRecords(text: string, limits: TableLimits): AsyncGenerator<TableRow> {
  const columns = new Map<string, number>()
  for await (const { line } of records(text, limits, columns))
    if (line > limits.rows)
      throw new UnreadableTable(`The list has more than ${formatNumber(limits.rows)} entries.`)
  if (columns.size === 0) throw new UnreadableTable('This JSON file has no list of reviews or customers.')
  yield { line: 0, cells: [...columns.keys()] }
  yield* records(text, limits, columns)
}

async function* records(
  text: string,
  limits: TableLimits,
  columns: Map<string, number>,
): AsyncGenerator<TableRow> {
  /** The key of each open object, null for each open array. */
  const path: (string | null)[] = []
  let found: string | null = null
  let depth = 0
  let cells: string[] | null = null
  let [line, length] = [0, 0]
  const source = Readable.from(splitText(text))
  const parser = parseJson({ streamValues: false })
  source.on('error', (error) => parser.destroy(error))
  try {
    for await (const { name, value } of source.pipe(parser) as AsyncIterable<Token>) {
      if (name === 'startObject' || name === 'startArray') {
        if (!cells && name === 'startObject' && path.at(-1) === null) {
          const here = path.join('\n')
          found ??= here
          if (here === found) [cells, depth, length] = [[], path.length, 0]
        }
        path.push(name === 'startArray' ? null : '')
        if (path.length > mostLevels) throw new UnreadableTable('This JSON file is nested too deeply.')
      } else if (name === 'endObject' || name === 'endArray') {
        path.pop()
        if (cells && path.length === depth) {
          yield { line: ++line, cells: Array.from(cells, (cell) => cell ?? '') }
          cells = null
        }
      } else if (name === 'keyValue') path[path.length - 1] = value!
      else if (cells && value !== null) add(cells, path.slice(depth).filter(Boolean).join('.'), String(value))
    }
  } catch (error) {
    throw error instanceof UnreadableTable ? error : new UnreadableTable(broken(line))
  } finally {
    source.destroy()
  }

  function add(row: string[], name: string, value: string) {
    if (!columns.has(name)) columns.set(name, columns.size)
    if (columns.size > limits.columns)
      throw new UnreadableTable(`The list has more than ${limits.columns} different fields.`)
    const at = columns.get(name)!
    length += value.length + 1
    if (length > limits.rowLength)
      throw new UnreadableTable(
        `Entry ${formatNumber(line + 1)} has more than ${formatNumber(limits.rowLength)} characters.`,
      )
    row[at] = row[at] ? `${row[at]}\n${value}` : value
  }
}

const broken = (line: number) =>
  `This JSON file cannot be read${line > 0 ? ` after entry ${formatNumber(line)}` : ''}. Please send the table as CSV.`
