import { fromBase64, hex, isEqual, readU64 } from './bytes.ts'
import { type Fields, fieldsOf, type OpenedField, readOpening } from './commitment.ts'
import { type ActEntry, decodeEntry, type Entry, entryBytes } from './entry.ts'
import { leafHash, verifyInclusion } from './merkle.ts'
import type { Verify } from './note.ts'
import { decodeRecord, encodeRecord } from './register.ts'
import { Chain } from './replay.ts'
import { checkCheckpoint, type SignedCheckpoint, type Trust } from './trust.ts'
import { Wrong, within } from './wrong.ts'

// What a visitor checks of one business, without the rest of the log.

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
export type Opening = { index: number; entry: string; fields: OpenedField[] }

/** `entries`: u64 index and entry, oldest first. */
export type BusinessFiles = { record: RecordFile; entries: Uint8Array; openings: Opening[] }

/** A public review as the log has it. `isHidden`: its words are. */
export type LoggedReview = { kind: 'published' | 'imported' | 'insider'; isHidden: boolean; fields: Fields }

export type CheckedBusiness = {
  checkpoint: SignedCheckpoint
  acts: number
  /** Every review that ever came, but those of imports that were undone. */
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
  const checkpoint = await checkCheckpoint(files.record.checkpoint, trust, verify)
  const record = checkRecord(files.record, businessId, checkpoint)
  const history = replayEntries(files.entries, businessId)
  if (!isEqual(encodeRecord(history.chain.record), record))
    throw new Wrong('acts', 'The acts of this business do not make its record.')
  const opened = readOpenings(files.openings, history.entries)
  const { reviews, received } = collectReviews(history, opened)
  return { checkpoint, acts: history.entries.size, received, reviews }
}

/** The record's bytes, after its proof up to the signed root. */
function checkRecord(file: RecordFile, businessId: string, { size, root }: SignedCheckpoint) {
  return within('record', () => {
    const tally = fromBase64(file.tally)
    const proof = file.tallyProof.map(fromBase64)
    if (!verifyInclusion(leafHash(tally), { index: size - 1, size }, proof, root))
      throw new Error('The tally is not the last entry of the checkpoint')
    const decoded = decodeEntry(tally)
    if (decoded.type !== 'tally') throw new Error('The last entry is no tally')
    const record = fromBase64(file.record)
    const place = { index: file.number, size: decoded.entry.businesses }
    const path = file.recordProof.map(fromBase64)
    if (!Number.isSafeInteger(place.index) || place.index < 0)
      throw new Error('The record has no place in the register')
    if (!verifyInclusion(leafHash(record), place, path, decoded.entry.root))
      throw new Error('The record is not in the register of the checkpoint')
    if (decodeRecord(record).businessId !== businessId || file.business !== businessId)
      throw new Error('The record is of another business')
    return record
  })
}

type History = {
  chain: Chain
  entries: Map<number, Uint8Array>
  wordsOf: Map<string, number>
  undone: number
}

function replayEntries(bytes: Uint8Array, businessId: string): History {
  return within('acts', () => {
    const length = 8 + entryBytes
    if (bytes.length % length) throw new Error('An act was cut off')
    const chain = new Chain(businessId)
    const entries: History['entries'] = new Map()
    const wordsOf: History['wordsOf'] = new Map()
    let undone = 0
    for (let at = 0; at < bytes.length; at += length) {
      const index = readU64(bytes, at)
      const entry = bytes.subarray(at + 8, at + length)
      const act = asAct(decodeEntry(entry))
      const wrong = chain.take(index, entry, act)
      if (wrong) throw new Error(`Act ${index}: ${wrong}`)
      entries.set(index, entry)
      if (fieldsOf[act.act].includes('text')) wordsOf.set(hex(act.case), index)
      if (act.act === 'import_undone') undone++
    }
    return { chain, entries, wordsOf, undone }
  })
}

function asAct(entry: Entry): ActEntry {
  if (entry.type !== 'act') throw new Error('An entry is no act')
  return entry.entry
}

/** The opened fields by index. */
function readOpenings(openings: readonly Opening[], entries: History['entries']) {
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

/** Every public case has its newest wording opened, and no other has. */
function collectReviews({ chain, wordsOf, undone }: History, opened: Map<number, Fields>) {
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
    reviews.push({ kind: its.kind!, isHidden, fields })
  }
  for (const [index, { text }] of left)
    if (text !== undefined) throw new Wrong('openings', `Words that were replaced are shown (act ${index}).`)
  return { reviews, received: chain.cases.size - undone }
}

/** `average`: of the counted stars, null without any. */
export type Numbers = {
  received?: number
  count: number
  average: number | null
  imported: number
  insiders: number
}

/** Counts the reviews that a page must show: of one product, by its reference, or of the business (`''`). */
export function countReviews(all: readonly LoggedReview[], product = ''): Omit<Numbers, 'received'> {
  const reviews = all.filter(({ fields }) => (fields.product ?? '') === product)
  const counted = reviews.filter(({ kind }) => kind === 'published')
  const stars = counted.reduce((sum, { fields }) => sum + Number(fields.rating), 0)
  return {
    count: counted.length,
    average: counted.length === 0 ? null : stars / counted.length,
    imported: reviews.filter(({ kind }) => kind === 'imported').length,
    insiders: reviews.filter(({ kind }) => kind === 'insider').length,
  }
}

/** Throws where a page's numbers are others. Averages may be rounded to two decimals. */
export function compareNumbers(logged: Numbers, shown: Numbers) {
  for (const name of ['received', 'count', 'imported', 'insiders'] as const)
    if (shown[name] !== undefined && shown[name] !== logged[name])
      throw new Wrong('numbers', `The page has ${shown[name]} as ${name}, the log ${logged[name]}.`)
  const isSame =
    logged.average === null || shown.average === null
      ? logged.average === shown.average
      : Math.abs(logged.average - shown.average) < 0.0051
  if (!isSame)
    throw new Wrong('numbers', `The page has the average ${shown.average}, the log ${logged.average}.`)
}

export type ShownReview = { rating: string; title: string; text: string; author: string }

/** Throws where a shown review is none of the logged ones, or shown twice. */
export function compareReviews(logged: readonly LoggedReview[], shown: readonly ShownReview[]) {
  const left = logged.filter(({ isHidden }) => !isHidden).map(({ fields }) => keyOf(fields as ShownReview))
  for (const review of shown) {
    const at = left.indexOf(keyOf(review))
    if (at < 0)
      throw new Wrong(
        'reviews',
        `The log has no published review by ${review.author} with these words and stars.`,
      )
    left.splice(at, 1)
  }
}

const keyOf = ({ rating, title, text, author }: ShownReview) => JSON.stringify([rating, title, text, author])
