import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isEqual } from './format/bytes.ts'
import { rootOf } from './format/merkle.ts'
import { type Checkpoint, readCheckpoint, writeCheckpoint } from './format/note.ts'
import { type LogState, readNewest, readState } from './state.server.ts'
import { storedNodes } from './tree.server.ts'

// What this machine last signed, outside the database: a database that went back is noticed.

const fileIn = (dataDir: string) => join(dataDir, 'log-head')

export function readHead(dataDir: string): Checkpoint | null {
  try {
    return readCheckpoint(readFileSync(fileIn(dataDir), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

export const forgetHead = (dataDir: string) => rmSync(fileIn(dataDir), { force: true })

/** The file is on the disk when this returns. */
export function writeHead(dataDir: string, head: Checkpoint) {
  const draft = `${fileIn(dataDir)}.${process.pid}`
  const file = openSync(draft, 'w', 0o600)
  try {
    writeSync(file, writeCheckpoint(head))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(draft, fileIn(dataDir))
  const folder = openSync(dirname(draft), 'r')
  fsyncSync(folder)
  closeSync(folder)
}

/** A log that published within this time runs elsewhere: this machine joins it. */
const running = minutes(15)

/**
 * Returns why the tree may not be signed, or null if it continues what this machine signed; then the tree becomes what it
 * remembers.
 */
export async function checkHead(
  db: Database,
  dataDir: string,
  state: LogState,
  isNewest: (checkpoint: Checkpoint) => Promise<boolean>,
) {
  const head = readHead(dataDir)
  const newest = { origin: state.origin, size: state.size, root: state.root }
  if (!head) {
    const at = (await readNewest(db))?.publishedAt.getTime() ?? now().getTime()
    if (now().getTime() - at > running && !(await isNewest(newest))) return 'no head'
  } else if (head.origin !== state.origin) return 'head beside'
  else {
    // Another process may have gone on since.
    const { size } = head.size > state.size ? (await readState(db))! : state
    if (head.size > size) return 'head ahead'
    const root = head.size === state.size ? state.root : await rootOf(head.size, storedNodes(db))
    if (!isEqual(root, head.root)) return 'head beside'
  }
  if (!head || state.size > head.size) writeHead(dataDir, newest)
  return null
}
