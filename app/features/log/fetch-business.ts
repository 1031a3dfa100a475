import type { BusinessFiles, Opening, RecordFile } from './format/business-check.ts'
import { textOf } from './format/bytes.ts'

/** The bytes at a path below the log's address. */
export type Get = (path: string) => Promise<Uint8Array>

const mostPages = 1000

/** What `checkBusiness` needs. Three answers, which may be of different moments: whoever finds them unlike asks again. */
export async function fetchBusiness(get: Get, businessId: string): Promise<BusinessFiles> {
  const at = `business/${businessId}`
  const json = async (path: string) => JSON.parse(textOf(await get(`${at}/${path}`)))
  const [record, entries] = await Promise.all([json('record.json'), get(`${at}/entries.bin`)])
  const openings: Opening[] = []
  let next: string | null = 'openings.json'
  for (let page = 0; next && page < mostPages; page++) {
    const part: { openings: Opening[]; next?: string | null } = await json(next)
    openings.push(...part.openings)
    next = /^openings\.json\?after=\d+$/.test(part.next ?? '') ? part.next! : null
  }
  return { record: record as RecordFile, entries, openings }
}
