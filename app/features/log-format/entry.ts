import {
  type Act,
  type Actor,
  actCodes,
  actOf,
  actorOf,
  actors,
  type Standing,
  standingOf,
  standings,
} from './acts.ts'
import { concat, isEqual, readU64, textOf, u64, utf8, uuidBytes, uuidOf, viewOf } from './bytes.ts'
import { sha256 } from './sha256.ts'

/** Something that happened to a business or to one case of it. 76 bytes, the last 32 of them the commitment. */
export type ActEntry = {
  act: Act
  /** Of the case, after the act. */
  standing: Standing
  actor: Actor
  /** UTC day since 1970-01-01. */
  day: number
  businessId: string
  /** 16 random bytes; zeros for acts about the business. */
  case: Uint8Array
  /** 0, 1, 2 … within the case. */
  step: number
}

export type Tally = {
  businesses: number
  /** Index of the first entry since the last tally. */
  since: number
  /** Root of the register. */
  root: Uint8Array
}

export type Entry =
  | { type: 'act'; entry: ActEntry; header: Uint8Array; commitment: Uint8Array }
  | { type: 'tally'; entry: Tally }
  | { type: 'words'; entry: string }

export const noCase = new Uint8Array(16)
export const headerBytes = 44
export const entryBytes = 76

/** The first 44 bytes of an act's entry. */
export function encodeHeader({ act, standing, actor, day, businessId, case: id, step }: ActEntry) {
  const bytes = new Uint8Array(headerBytes)
  bytes.set([1, actCodes[act], standings[standing], actors[actor]])
  viewOf(bytes).setUint32(4, day)
  bytes.set(uuidBytes(businessId), 8)
  bytes.set(id, 24)
  viewOf(bytes).setUint32(40, step)
  return bytes
}

/** 48 bytes. */
export function encodeTally({ businesses, since, root }: Tally) {
  const bytes = new Uint8Array(8)
  bytes[0] = 2
  viewOf(bytes).setUint32(4, businesses)
  return concat(bytes, u64(since), root)
}

export const encodeWords = (lines: string) => concat(Uint8Array.of(3), utf8(lines))

/** Throws where the bytes are no entry of ours. */
export function decodeEntry(bytes: Uint8Array): Entry {
  if (bytes[0] === 1) return decodeAct(bytes)
  if (bytes[0] === 2) return { type: 'tally', entry: decodeTally(bytes) }
  if (bytes[0] === 3) return { type: 'words', entry: textOf(bytes.subarray(1)) }
  throw new TypeError(`unknown entry type ${bytes[0]}`)
}

/** Throws where the bytes are no act. */
export function decodeAct(bytes: Uint8Array): Extract<Entry, { type: 'act' }> {
  const act = actOf(bytes[1]!)
  const standing = standingOf(bytes[2]!)
  const actor = actorOf(bytes[3]!)
  if (bytes[0] !== 1 || bytes.length !== entryBytes || !act || !standing || !actor)
    throw new TypeError('no act of this version')
  const view = viewOf(bytes)
  const entry = {
    act,
    standing,
    actor,
    day: view.getUint32(4),
    businessId: uuidOf(bytes.subarray(8, 24)),
    case: bytes.slice(24, 40),
    step: view.getUint32(40),
  }
  return { type: 'act', entry, header: bytes.slice(0, headerBytes), commitment: bytes.slice(headerBytes) }
}

function decodeTally(bytes: Uint8Array): Tally {
  if (bytes.length !== 48 || !isEqual(bytes.subarray(1, 4), new Uint8Array(3)))
    throw new TypeError('a tally has 48 bytes')
  return {
    businesses: viewOf(bytes).getUint32(4),
    since: readU64(bytes, 8),
    root: bytes.slice(16),
  }
}

export const dayOf = (at: Date) => Math.floor(at.getTime() / 86_400_000)

// The register has a record of each business, in the order of their first acts. Its root is in every tally.

/** Standings that a record counts. Insiders stand in the chain alone. */
const counted = Object.entries(standings).filter(([, code]) => code >= 1 && code <= 8) as [Standing, number][]

export type BusinessRecord = {
  businessId: string
  acts: number
  cases: Partial<Record<Standing, number>>
  /** Index of its last act. */
  last: number
  /** Of the chain of its acts. */
  head: Uint8Array
}

export const firstHead = new Uint8Array(32)

/** The head of a business's chain after one more act. */
export const chain = (head: Uint8Array, index: number, entry: Uint8Array) =>
  sha256(utf8('vouchsafe/chain/1\n'), head, u64(index), entry)

/** 96 bytes. */
export function encodeRecord({ businessId, acts, cases, last, head }: BusinessRecord) {
  const numbers = new Uint8Array(36)
  const view = viewOf(numbers)
  view.setUint32(0, acts)
  for (const [standing, code] of counted) view.setUint32(4 * code, cases[standing] ?? 0)
  return concat(Uint8Array.of(0x10, 0, 0, 0), uuidBytes(businessId), numbers, u64(last), head)
}

/** Throws where the bytes are no record. */
export function decodeRecord(bytes: Uint8Array): BusinessRecord {
  if (bytes.length !== 96 || viewOf(bytes).getUint32(0) !== 0x10000000) throw new TypeError('no record')
  const view = viewOf(bytes)
  return {
    businessId: uuidOf(bytes.subarray(4, 20)),
    acts: view.getUint32(20),
    cases: Object.fromEntries(counted.map(([standing, code]) => [standing, view.getUint32(20 + 4 * code)])),
    last: readU64(bytes, 56),
    head: bytes.slice(64),
  }
}
