import type { BusinessFiles, Opening, RecordFile } from './format/business-check.ts'
import { textOf } from './format/bytes.ts'

/** The bytes at a path below the log's address. */
export type Get = (path: string) => Promise<Uint8Array>

/** The second line of its checkpoint, which is not verified yet. */
const sizeOf = ({ checkpoint }: RecordFile) => Number(checkpoint.split('\n')[1])

const mostPages = 1000

/** What `checkBusiness` needs, all of the size that the record has. */
export async function fetchBusiness(get: Get, businessId: string): Promise<BusinessFiles> {
  const at = `business/${businessId}`
  const json = async (path: string) => JSON.parse(textOf(await get(`${at}/${path}`)))
  const record: RecordFile = await json('record.json')
  const of = `size=${sizeOf(record)}`
  const entries = await get(`${at}/entries.bin?${of}`)
  const openings: Opening[] = []
  let next: string | null = `openings.json?${of}`
  for (let page = 0; next && page < mostPages; page++) {
    const part: { openings: Opening[]; next?: string | null } = await json(next)
    openings.push(...part.openings)
    next = /^openings\.json\?after=\d+&size=\d+$/.test(part.next ?? '') ? part.next! : null
  }
  return { record, entries, openings }
}
