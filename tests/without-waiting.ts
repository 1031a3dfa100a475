import { type ScryptOptions, scryptSync } from 'node:crypto'
import { type TableLimits, UnreadableTable } from '#app/platform/delimited-text.server.ts'
import { writeRows } from '#app/platform/read-table.server.ts'
import { rowsIn, type TablePart } from '#app/platform/table-file.server.ts'

/**
 * Stands in for what takes its time on purpose (vitest.config.ts): hundreds of tests sign up, sign in, upload a file
 * and let jobs run.
 * What a test file imports itself is the real one.
 */
const cost: ScryptOptions = { N: 16, r: 1, p: 1 }

export const slowHash = async (text: string, salt: Buffer) => scryptSync(text, salt, 32, cost)

export const atLeast = <T>(_milliseconds: number, work: () => Promise<T>) => work()

export const yieldToRequests = async () => {}

/** In this process, and the rows as one part. */
export async function* readTableFile(file: File, limits: TableLimits): AsyncGenerator<TablePart> {
  const lines: string[] = []
  const bytes = Buffer.from(await file.arrayBuffer())
  const unreadable = await writeRows(bytes, { name: file.name, limits }, (line) => lines.push(line))
  const text = lines.join('\n')
  if (text) yield { text, rows: rowsIn(text) }
  if (unreadable) throw new UnreadableTable(unreadable)
}

export { rowsIn }
