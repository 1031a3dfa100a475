import { appendFileSync, existsSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs'
import { splitBundle, withLength } from './fetch-log.server.ts'
import { concat } from './format/bytes.ts'

/** What a watcher remembers: the keys that it believes and the newest checkpoint; all entries stand beside it. */
type Remembered = { origin: string; keys: string[]; checkpoint: string; size: number }

export type WatchState = Remembered & { entries: Uint8Array[] }

const entriesFile = (file: string) => `${file}.entries`

/** Null before the first look. */
export function readWatchState(file: string): WatchState | null {
  if (!existsSync(file)) return null
  const remembered = JSON.parse(readFileSync(file, 'utf8')) as Remembered
  const entries = splitBundle(new Uint8Array(readFileSync(entriesFile(file)))).slice(0, remembered.size)
  if (entries.length < remembered.size) throw new Error(`${entriesFile(file)} has lost entries.`)
  return { ...remembered, entries }
}

/** `fresh`: the entries that were not there before. They are written first, so that the state never promises more. */
export function writeState(file: string, before: WatchState | null, now: Remembered, fresh: Uint8Array[]) {
  const known = before?.entries.reduce((sum, { length }) => sum + 2 + length, 0) ?? 0
  if (known > 0) truncateSync(entriesFile(file), known)
  const write = known > 0 ? appendFileSync : writeFileSync
  write(entriesFile(file), concat(...fresh.map(withLength)))
  writeFileSync(`${file}.new`, `${JSON.stringify(now, null, 2)}\n`)
  renameSync(`${file}.new`, file)
}

/** Writes evidence that others can examine beside the state. Returns the name of its file. */
export function writeEvidence(file: string, evidence: object) {
  const name = `${file}.evidence-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}.json`
  writeFileSync(name, `${JSON.stringify(evidence, null, 2)}\n`)
  return name
}
