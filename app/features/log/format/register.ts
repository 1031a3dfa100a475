import { type Standing, standings } from './acts.ts'
import { concat, readU64, u64, utf8, uuidBytes, uuidOf, viewOf } from './bytes.ts'
import { sha256 } from './sha256.ts'

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
