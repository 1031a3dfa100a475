import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isNull } from 'drizzle-orm'
import { signCheckpoint } from '#app/features/log/keys.server.ts'
import { logState } from '#app/features/log/log.table.ts'
import type { Publishing } from '#app/features/log/sequencer.server.ts'
import { type LogState, readNewest, readState } from '#app/features/log/state.server.ts'
import { storedNodes } from '#app/features/log/tree.server.ts'
import { isEqual } from '#app/features/log-format/bytes.ts'
import { rootOf } from '#app/features/log-format/merkle.ts'
import { type Checkpoint, readCheckpoint, writeCheckpoint } from '#app/features/log-format/note.ts'
import { minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { askWitnesses, isNewest } from './ask-witnesses.server.ts'

/** Signs only what continues all that this machine and the witnesses saw. */
export const watched = (dataDir: string): Publishing => ({
  guard: (db, state) => checkHead(db, dataDir, state, (checkpoint) => isNewest(db, checkpoint)),
  sign: signCheckpoint,
  witness: askWitnesses,
  onFrozen: tellOfFreeze,
})

/** Mails the operators once for each freeze. */
const tellOfFreeze = (db: Database) =>
  db.transaction(async (tx) => {
    const told = await tx
      .update(logState)
      .set({ toldAt: now() })
      .where(isNull(logState.toldAt))
      .returning({ origin: logState.origin })
    if (told.length > 0) await enqueue(tx, 'log.notify-operator', {})
  })

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
async function checkHead(
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
