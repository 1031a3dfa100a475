import { readPublicRecord } from '#app/features/transparency/public-record.server.ts'
import { describeRecord } from '#app/features/transparency/record-files.ts'
import { db } from '#app/platform/database.server.ts'
import type { Route } from './+types/transparency-json'
import { recordHeaders } from './transparency-file.ts'

// GET /business/:businessId/transparency.json
export async function loader({ params }: Route.LoaderArgs) {
  const record = await readPublicRecord(db, params.businessId)
  return new Response(`${JSON.stringify(describeRecord(record), null, 2)}\n`, {
    headers: recordHeaders(record, 'json'),
  })
}
