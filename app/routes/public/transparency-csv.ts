import { readPublicRecord } from '#app/features/transparency/public-record.server.ts'
import { recordAsCsv } from '#app/features/transparency/record-files.ts'
import { db } from '#app/platform/database.server.ts'
import type { Route } from './+types/transparency-csv'
import { recordHeaders } from './transparency-file.ts'

// GET /business/:businessId/transparency.csv
export async function loader({ params }: Route.LoaderArgs) {
  const record = await readPublicRecord(db, params.businessId)
  return new Response(recordAsCsv(record), { headers: recordHeaders(record, 'csv') })
}
