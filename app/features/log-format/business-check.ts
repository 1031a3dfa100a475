import { fromBase64, hex, isEqual, readU64 } from './bytes.ts'
import { type Fields, fieldsOf, type OpenedField, readOpening } from './commitment.ts'
import {
  type ActEntry,
  type BusinessRecord,
  decodeEntry,
  decodeRecord,
  type Entry,
  encodeRecord,
  entryBytes,
} from './entry.ts'
import { leafHash, verifyInclusion } from './merkle.ts'
import type { Verify } from './note.ts'
import { Chain } from './replay.ts'
import { checkCheckpoint, type SignedCheckpoint, type Trust } from './trust.ts'
import { Wrong, within, wrongIn } from './wrong.ts'

// What a visitor checks of one business, without the rest of the log.

export type Opening = { index: number; entry: string; fields: OpenedField[] }

/** `entries`: u64 index and entry, oldest first. */
export type BusinessFiles = { record: RecordFile; entries: Uint8Array; openings: Opening[] }

/** A public review as the log has it. `isHidden`: its words are. */
export type LoggedReview = {
  kind: 'published' | 'imported' | 'insider'
  isHidden: boolean
  fields: Fields
  /** The business's reply; empty if there is none. */
  reply: string
}

export type CheckedBusiness = {
  checkpoint: SignedCheckpoint
  acts: number
  /** All reviews ever received, except those of undone imports. */
  received: number
  reviews: LoggedReview[]
}

/** Throws `Wrong` at the first thing that does not follow from the log. */
export async function checkBusiness(
  files: BusinessFiles,
  businessId: string,
  trust: Trust,
  verify: Verify,
): Promise<CheckedBusiness> {
  const { checkpoint, bytes } = await checkRecord(files.record, businessId, trust, verify)
  const history = replayEntries(files.entries, businessId)
  if (!isEqual(encodeRecord(history.chain.record), bytes))
    throw new Wrong('acts', 'The acts of this business do not make its record.')
  const opened = readOpenings(files.openings, history.entries)
  const { reviews, received } = collectReviews(history, opened)
  return { checkpoint, acts: history.entries.size, received, reviews }
}

type History = {
  chain: Chain
  entries: Map<number, Uint8Array>
  wordsOf: Map<string, number>
  repliesOf: Map<string, number>
  undone: number
}

function replayEntries(bytes: Uint8Array, businessId: string): History {
  return within('acts', () => {
    const length = 8 + entryBytes
    if (bytes.length % length) throw new Error('An act was cut off')
    const chain = new Chain(businessId)
    const entries: History['entries'] = new Map()
    const wordsOf: History['wordsOf'] = new Map()
    const repliesOf: History['repliesOf'] = new Map()
    let undone = 0
    for (let at = 0; at < bytes.length; at += length) {
      const index = readU64(bytes, at)
      const entry = bytes.subarray(at + 8, at + length)
      const act = asAct(decodeEntry(entry))
      const wrong = chain.take(index, entry, act)
      if (wrong) throw new Error(`Act ${index}: ${wrong}`)
      entries.set(index, entry)
      const id = hex(act.case)
      if (fieldsOf[act.act].includes('text')) wordsOf.set(id, index)
      if (act.act === 'answered') repliesOf.set(id, index)
      if (act.act === 'answer_removed') repliesOf.delete(id)
      if (act.act === 'import_undone') undone++
    }
    return { chain, entries, wordsOf, repliesOf, undone }
  })
}

function asAct(entry: Entry): ActEntry {
  if (entry.type !== 'act') throw new Error('An entry is no act')
  return entry.entry
}

/** The opened fields by index. `entries`: those of this business. */
export function readOpenings(openings: readonly Opening[], entries: History['entries']) {
  return within('openings', () => {
    const opened = new Map<number, Fields>()
    for (const { index, entry, fields } of openings) {
      const known = entries.get(index)
      if (!known || !isEqual(known, fromBase64(entry))) throw new Error(`Opening ${index} is of no act here`)
      if (opened.has(index)) throw new Error(`Act ${index} is opened twice`)
      const decoded = decodeEntry(known)
      const values =
        decoded.type === 'act'
          ? readOpening(decoded.entry.act, decoded.header, decoded.commitment, fields)
          : null
      if (!values) throw new Error(`The words shown for act ${index} are not those in the log`)
      opened.set(index, values)
    }
    return opened
  })
}

/** Checks that each public case has its newest wording opened, and no other case has. */
function collectReviews({ chain, wordsOf, repliesOf, undone }: History, opened: Map<number, Fields>) {
  const reviews: LoggedReview[] = []
  const left = new Map(opened)
  for (const [id, its] of chain.cases) {
    const { standing } = its
    const index = wordsOf.get(id)!
    const fields = left.get(index)
    left.delete(index)
    const isHidden = standing === 'hidden'
    const isPublic = isHidden || standing === its.kind
    if (!isPublic) continue
    if (!fields || !/^[1-5]$/.test(fields.rating ?? ''))
      throw new Wrong('openings', `A review that the log has as ${standing} is not shown (act ${index}).`)
    if (!isHidden && (fields.text === undefined || fields.author === undefined))
      throw new Wrong('openings', `The words of a published review are not shown (act ${index}).`)
    const reply = opened.get(repliesOf.get(id) ?? -1)?.answer ?? ''
    reviews.push({ kind: its.kind!, isHidden, fields, reply })
  }
  for (const [index, { text }] of left)
    if (text !== undefined) throw new Wrong('openings', `Words that were replaced are shown (act ${index}).`)
  return { reviews, received: chain.cases.size - undone }
}

/** Of one moment; bytes in base64. */
export type RecordFile = {
  business: string
  number: number
  record: string
  recordProof: string[]
  tally: string
  tallyProof: string[]
  checkpoint: string
}

export type CheckedRecord = { checkpoint: SignedCheckpoint; bytes: Uint8Array; record: BusinessRecord }

/** What a signed checkpoint counts of a business. A few kilobytes, however many reviews there are. */
export async function checkRecord(
  file: RecordFile,
  businessId: string,
  trust: Trust,
  verify: Verify,
): Promise<CheckedRecord> {
  const checkpoint = await checkCheckpoint(file.checkpoint, trust, verify).catch(wrongIn('checkpoint'))
  const { size, root } = checkpoint
  return within('record', () => {
    const tally = fromBase64(file.tally)
    const proof = file.tallyProof.map(fromBase64)
    if (!verifyInclusion(leafHash(tally), { index: size - 1, size }, proof, root))
      throw new Error('The tally is not the last entry of the checkpoint')
    const decoded = decodeEntry(tally)
    if (decoded.type !== 'tally') throw new Error('The last entry is no tally')
    const bytes = fromBase64(file.record)
    const place = { index: file.number, size: decoded.entry.businesses }
    const path = file.recordProof.map(fromBase64)
    if (!Number.isSafeInteger(place.index) || place.index < 0)
      throw new Error('The record has no place in the register')
    if (!verifyInclusion(leafHash(bytes), place, path, decoded.entry.root))
      throw new Error('The record is not in the register of the checkpoint')
    const record = decodeRecord(bytes)
    if (record.businessId !== businessId || file.business !== businessId)
      throw new Error('The record is of another business')
    return { checkpoint, bytes, record }
  })
}
