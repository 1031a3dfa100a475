import { verifyEd25519 } from '#app/features/log/ed25519.server.ts'
import { readEntries, readFrom } from '#app/features/log/fetch-log.server.ts'
import { standings } from '#app/features/log/format/acts.ts'
import { Audit } from '#app/features/log/format/audit.ts'
import { hex, isEqual, textOf } from '#app/features/log/format/bytes.ts'
import { decodeEntry } from '#app/features/log/format/entry.ts'
import {
  type Checkpoint,
  isSignedBy,
  readCheckpoint,
  readKey,
  readNote,
} from '#app/features/log/format/note.ts'
import type { Chain, Replay } from '#app/features/log/format/replay.ts'
import type { LogState } from '#app/features/log/state.server.ts'
import { readWatchState as readWatched } from '#app/features/log/watch-state.server.ts'

/** A log as somebody else holds it, up to a checkpoint that its key signed. */
export type Copy = {
  checkpoint: Checkpoint
  /** The entries that the database does not have. */
  entries: Uint8Array[]
  /** The acts among them. */
  acts: FoundAct[]
  chains: Map<string, Chain>
}
export type FoundAct = { index: number; bytes: Uint8Array; entry: ActOf; was: number }
type ActOf = Extract<ReturnType<typeof decodeEntry>, { type: 'act' }>['entry']

/**
 * Reads it at an address that still serves the log, at an auditor's, or in what `npm run log -- watch` remembers. Throws where it breaks a rule,
 * is not what was signed, or does not begin with the entries of the database.
 */
export async function readCopy(from: string, state: LogState): Promise<Copy> {
  const { note, entries } = URL.canParse(from) ? await fetchAll(from) : openFile(from)
  const signed = readNote(note)
  const checkpoint = readCheckpoint(signed.text)
  if (checkpoint.origin !== state.origin || !(await isSignedBy(signed, readKey(state.key!), verifyEd25519)))
    throw new Error('The key of this log did not sign what is there.')
  if (checkpoint.size <= state.size)
    throw new Error(`There are ${checkpoint.size} entries, no more than here.`)
  const audit = new Audit(state.origin)
  const { tree, replay } = audit
  const acts: FoundAct[] = []
  for (const [index, bytes] of entries.entries()) {
    if (index >= state.size) acts.push(...findAct(replay, index, bytes))
    audit.take(bytes)
    if (tree.size === state.size && !isEqual(tree.root(), state.root))
      throw new Error(`What is there begins with other entries than the ${state.size} here.`)
  }
  if (tree.size !== checkpoint.size || !isEqual(tree.root(), checkpoint.root))
    throw new Error('The entries there are not those that were signed.')
  if (audit.wrong) throw new Error(`What is there is no log: ${audit.wrong}`)
  return { checkpoint, acts, entries: entries.slice(state.size), chains: replay.chains }
}

/** The act at this index, with the state of its case before it; empty for other entries. */
function findAct({ chains }: Replay, index: number, bytes: Uint8Array): FoundAct[] {
  const decoded = decodeEntry(bytes)
  if (decoded.type !== 'act') return []
  const { entry } = decoded
  const before = chains.get(entry.businessId)?.cases.get(hex(entry.case))
  return [{ index, bytes, entry, was: before ? standings[before.standing] : 0 }]
}

/** `HOST/auditor/SHA-256-OF-ORIGIN` */
const isOfAuditor = /\/[0-9a-f]{64}$/

async function fetchAll(address: string) {
  const base = address.replace(/\/+$/, '')
  const get = readFrom(isOfAuditor.test(base) ? base : `${base}/log`)
  const note = textOf(await get('checkpoint'))
  const { size } = readCheckpoint(readNote(note).text)
  const entries: Uint8Array[] = []
  for await (const entry of readEntries(get, 0, size)) entries.push(entry)
  return { note, entries }
}

function openFile(file: string) {
  const watched = readWatched(file)
  if (!watched) throw new Error(`There is no file ${file}.`)
  return { note: watched.checkpoint, entries: watched.entries }
}
