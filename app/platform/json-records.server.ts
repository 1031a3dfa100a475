import { Readable } from 'node:stream'
import parseJson from 'stream-json'
import { formatNumber } from '#app/languages/format.ts'
import { piecesOf } from './file-text.server.ts'
import { type TableLimits, type TableRow, UnreadableTable } from './table-row.ts'

/** Deeper than any export: each level would cost memory. */
const mostLevels = 32

type Token = { name: string; value?: string }

/**
 * The objects of the first array of objects in a JSON text, as rows below a header: the paths of all that any of them holds,
 * such as `reviewer.displayName`. Several values of one path are put below each other.
 */
export async function* readRecords(text: string, limits: TableLimits): AsyncGenerator<TableRow> {
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
  const source = Readable.from(piecesOf(text))
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
