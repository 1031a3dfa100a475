import type { BusinessFiles, Opening, RecordFile } from '#app/features/log-format/business-check.ts'
import { textOf } from '#app/features/log-format/bytes.ts'
import type { ProvenOpening } from '#app/features/log-format/page-check.ts'

/** The bytes at a path below the log's address. */
export type Get = (path: string) => Promise<Uint8Array>

/** The second line of its checkpoint, which is not verified yet. */
const sizeOf = ({ checkpoint }: RecordFile) => Number(checkpoint.split('\n')[1])

const mostPages = 1000

const readJson = async (get: Get, path: string) => JSON.parse(textOf(await get(path)))

export const fetchRecord = (get: Get, businessId: string): Promise<RecordFile> =>
  readJson(get, `business/${businessId}/record.json`)

/** What `checkBusiness` needs, all of the size that the record has. */
export async function fetchBusiness(
  get: Get,
  businessId: string,
  record?: RecordFile,
): Promise<BusinessFiles> {
  const at = `business/${businessId}`
  const known = record ?? (await fetchRecord(get, businessId))
  const of = `size=${sizeOf(known)}`
  const entries = await get(`${at}/entries.bin?${of}`)
  const openings: Opening[] = []
  let next: string | null = `openings.json?${of}`
  for (let page = 0; next && page < mostPages; page++) {
    const part: { openings: Opening[]; next?: string | null } = await readJson(get, `${at}/${next}`)
    openings.push(...part.openings)
    next = /^openings\.json\?after=\d+&size=\d+$/.test(part.next ?? '') ? part.next! : null
  }
  return { record: known, entries, openings }
}

/** What `checkShown` needs of single reviews. */
export async function fetchShown(get: Get, record: RecordFile, reviews: string[]) {
  const query = `size=${sizeOf(record)}&reviews=${reviews.join()}`
  const { openings } = await readJson(get, `business/${record.business}/openings.json?${query}`)
  return openings as ProvenOpening[]
}
