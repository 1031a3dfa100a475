import { fromBase64 } from './bytes.ts'
import { decodeEntry } from './entry.ts'
import { leafHash, verifyInclusion } from './merkle.ts'
import type { Verify } from './note.ts'
import { type BusinessRecord, decodeRecord } from './register.ts'
import { checkCheckpoint, type SignedCheckpoint, type Trust } from './trust.ts'
import { within, wrongIn } from './wrong.ts'

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
