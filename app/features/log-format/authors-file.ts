import { base64, fromBase64, hex, isEqual } from './bytes.ts'
import { commit, type Fields } from './commitment.ts'
import { type ActEntry, decodeAct } from './entry.ts'
import { leafHash, verifyInclusion } from './merkle.ts'
import { readNote, readProof, type Verify } from './note.ts'
import { checkCheckpoint, isSignedByAny, readTrust, type Seen } from './trust.ts'

/** What an author downloads: their acts, what was signed about them, and where they are in the log. */
export type AuthorsFile = {
  vouchsafe: 1
  keys: string[]
  acts: { receipt: string; salt: string; fields: [string, string][]; proof: string | null }[]
}

export type CheckedAct = {
  entry: ActEntry
  fields: Fields
  by: Date
  /** Null: not in the log as far as this file shows. */
  place: { index: number; size: number; seen: Seen[] } | null
  /** Not shown to be in the log although the time for it is over: the receipt proves a broken promise. */
  isOverdue: boolean
}

export type CheckedFile = {
  origin: string
  /** An act, or the sentence that says why it proves nothing. */
  acts: (CheckedAct | string)[]
}

/** Throws a sentence where it is no such file. `keys`: from elsewhere than the file, where the reader has them. */
export async function checkAuthorsFile(
  text: string,
  verify: Verify,
  now: Date,
  keys?: readonly string[],
): Promise<CheckedFile> {
  const file = readFile(text)
  const first = file.acts[0]
  if (!first) throw new Error('The file has no acts')
  const { origin } = readReceipt(readNote(first.receipt).text)
  const trust = readTrust(origin, keys ?? file.keys)
  const acts: CheckedFile['acts'] = []
  const nextSteps = new Map<string, number>()
  for (const act of file.acts) {
    try {
      const checked = await checkAct(act)
      const { case: its, step } = checked.entry
      const due = nextSteps.get(hex(its)) ?? step
      nextSteps.set(hex(its), step + 1)
      if (step !== due) throw new Error('The act before it is missing')
      acts.push(checked)
    } catch (error) {
      acts.push(`${(error as Error).message}.`)
    }
  }
  return { origin, acts }

  async function checkAct({
    receipt,
    salt,
    fields,
    proof,
  }: AuthorsFile['acts'][number]): Promise<CheckedAct> {
    const note = readNote(receipt)
    const promised = readReceipt(note.text)
    if (promised.origin !== origin) throw new Error('The receipt is of another log')
    if (!(await isSignedByAny(note, trust.receipts, verify)))
      throw new Error('The receipt has no signature of this service')
    const { entry, header, commitment } = decodeAct(promised.entry)
    const named = Object.fromEntries(fields.map(([name, value]) => [name, `${value}`]))
    const saltBytes = fromBase64(salt)
    if (saltBytes.length !== 32 || !isEqual(commit(header, saltBytes, named), commitment))
      throw new Error('The words are not those of the receipt')
    const place = proof === null ? null : await findPlace(promised.entry, proof)
    return { entry, fields: named, by: promised.by, place, isOverdue: !place && now > promised.by }
  }

  async function findPlace(entry: Uint8Array, text: string) {
    const { index, hashes, checkpoint } = readProof(text)
    const { size, root, seen } = await checkCheckpoint(checkpoint, trust, verify)
    if (!verifyInclusion(leafHash(entry), { index, size }, hashes, root))
      throw new Error('The proof does not lead to the checkpoint')
    return { index, size, seen }
  }
}

function readFile(text: string): AuthorsFile {
  const file = JSON.parse(text) as AuthorsFile
  if (file?.vouchsafe !== 1 || ![file.keys, file.acts].every(Array.isArray))
    throw new Error('This is no file of receipts')
  return file
}

// The text of a receipt, which ORIGIN/receipts signs as a note.

export type Receipt = {
  origin: string
  /** 76 bytes. */
  entry: Uint8Array
  /** The entry is in the log by then. */
  by: Date
}

export const writeReceipt = ({ origin, entry, by }: Receipt) =>
  `vouchsafe receipt v1\nlog ${origin}\nentry ${base64(entry)}\nby ${by.toISOString().slice(0, 19)}Z\n`

/** Throws where the text is any other than `writeReceipt` gives: a promise without a day could never be broken. */
export function readReceipt(text: string): Receipt {
  const [, origin, entry, by] = /^vouchsafe receipt v1\nlog (\S+)\nentry (\S+)\nby (\S+)\n$/.exec(text) ?? []
  if (!origin || !entry || !by) throw new TypeError('no receipt')
  const receipt = { origin, entry: fromBase64(entry), by: new Date(by) }
  if (writeReceipt(receipt) !== text) throw new TypeError('no receipt')
  return receipt
}

// Words of the tools that check files, in a terminal and on the page to save.

/** "2026-11-22: published by the operator" */
export const describeAct = ({ act, actor, day, standing }: ActEntry) => {
  const after = [act, 'none', 'waiting'].includes(standing) ? '' : `. The review is ${standing}`
  const date = new Date(day * 86_400_000).toISOString().slice(0, 10)
  return `${date}: ${act.replace('_', ' ')} by the ${actor === 'rule' ? 'service' : actor}${after}`
}

export function describePlace({ place, isOverdue, by: until }: CheckedAct) {
  if (place) return `In the log: entry ${place.index} of ${place.size}. ${describeSeen(place.seen)}`
  const promise = `in the log yet. Promised by ${until.toUTCString()}.`
  return isOverdue
    ? `NOT ${promise} Download the file again: if this stays, the receipt proves a broken promise.`
    : `Not ${promise}`
}

const describeSeen = (seen: readonly Seen[]) =>
  `Seen by ${seen.map(({ name, at }) => `${name} on ${new Date(at * 1000).toUTCString()}`).join(', ') || 'no witness among the keys'}.`

export const notProven =
  'Not proven: that the review is honest, that its author acted in person, or that nothing else was sent.'
