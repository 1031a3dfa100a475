import { type TableLimits, type TableRow, UnreadableTable } from './delimited-text.server.ts'
import { ProcessEnded, runSeparately } from './run-separately.server.ts'

/** A batch of rows, and the same as text: one JSON array a line, first its line in the file. */
export type TablePart = { rows: TableRow[]; text: string }

/**
 * The rows of a stranger's file (CSV and its like, JSON, XLSX) in parts, read in a process of its own. Throws `UnreadableTable`.
 */
export async function* readTableFile(file: File, limits: TableLimits): AsyncGenerator<TablePart> {
  const given = { name: file.name, limits }
  const work = {
    script: 'app/platform/table-file.process.ts',
    input: file,
    given,
    megabytes: 384,
    seconds: 60,
  }
  try {
    for await (const lines of runSeparately(work)) {
      const last = lines.at(-1)!
      const isEnd = last.startsWith('{')
      const text = (isEnd ? lines.slice(0, -1) : lines).join('\n')
      if (text) yield { text, rows: rowsIn(text) }
      if (!isEnd) continue
      const { unreadable } = JSON.parse(last) as { unreadable: string | null }
      if (unreadable) throw new UnreadableTable(unreadable)
      return
    }
  } catch (error) {
    if (error instanceof ProcessEnded) throw new UnreadableTable(tooMuch)
    throw error
  }
  throw new UnreadableTable(tooMuch)
}

const tooMuch =
  'Reading this file takes more time or memory than we give to one. Please send it in several parts.'

export const rowsIn = (text: string): TableRow[] =>
  text.split('\n').map((each) => {
    const [line, ...cells] = JSON.parse(each) as [number, ...string[]]
    return { line, cells }
  })
