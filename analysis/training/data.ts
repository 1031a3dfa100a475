import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

/** Where the data sets lie: an argument, `ANALYSIS_DATA`, or `shared/data` beside the checkout. */
export function dataFolder(argument?: string): string {
  const beside = fileURLToPath(new URL('../../../shared/data', import.meta.url))
  return argument ?? process.env.ANALYSIS_DATA ?? beside
}

export function hasData(folder: string): boolean {
  return existsSync(join(folder, 'sentiment-dev.tar.gz'))
}

/** The rows of a `.jsonl` or `.jsonl.gz` file. */
export function* readJsonl<Row>(path: string): Generator<Row> {
  const raw = readFileSync(path)
  const bytes = path.endsWith('.gz') ? gunzipSync(raw) : raw
  for (let start = 0; start < bytes.length; ) {
    let end = bytes.indexOf(10, start)
    if (end < 0) end = bytes.length
    const line = bytes.toString('utf8', start, end).trim()
    if (line !== '') yield JSON.parse(line) as Row
    start = end + 1
  }
}

/** The plain files of a `.tar.gz`, by their name inside it. */
export function readTarGz(path: string): Map<string, string> {
  const bytes = gunzipSync(readFileSync(path))
  const files = new Map<string, string>()
  for (let at = 0; at + 512 <= bytes.length; ) {
    const name = bytes.toString('utf8', at, at + 100).replace(/\0.*$/s, '')
    if (name === '') break
    const size = Number.parseInt(bytes.toString('latin1', at + 124, at + 136), 8)
    const isFile = bytes[at + 156] === 0x30 || bytes[at + 156] === 0
    if (isFile) files.set(name.replace(/^\.\//, ''), bytes.toString('utf8', at + 512, at + 512 + size))
    at += 512 + Math.ceil(size / 512) * 512
  }
  return files
}

/** A labelled text of the measuring sets: 0 negative, 1 neutral, 2 positive. */
export type LabelledText = { t: string; y: 0 | 1 | 2 }

/** One of the sets in `sentiment-dev.tar.gz`, "sst2_dev" for example. */
export function readDevSets(folder: string): Map<string, LabelledText[]> {
  const sets = new Map<string, LabelledText[]>()
  for (const [name, content] of readTarGz(join(folder, 'sentiment-dev.tar.gz'))) {
    const rows = content.split('\n').filter((line) => line !== '')
    const set = name.replace(/^.*test_/, '').replace('.jsonl', '')
    sets.set(
      set,
      rows.map((row) => JSON.parse(row) as LabelledText),
    )
  }
  return sets
}
