import { readPublicRecord } from '#app/features/transparency/public-record.server.ts'
import type { PublicRecord } from '#app/features/transparency/public-record.ts'
import { describeRecord, recordAsCsv } from '#app/features/transparency/record-files.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { databaseForPages } from '#app/platform/read-replica.server.ts'
import type { Route } from './+types/transparency-file'

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' }

// GET /business/:businessId/transparency.csv and .json
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const db = databaseForPages(factsOf(context))
  const record = await readPublicRecord(db, params.businessId)
  if (new URL(request.url).pathname.endsWith('.csv'))
    return new Response(recordAsCsv(record), { headers: recordHeaders(record, 'csv') })
  return new Response(`${JSON.stringify(describeRecord(record), null, 2)}\n`, {
    headers: recordHeaders(record, 'json'),
  })
}

/** Anyone may cache the files and read them from any site: they are the same for everyone. */
function recordHeaders({ business, countedAt }: PublicRecord, kind: keyof typeof types) {
  const name = `transparency-${business.domain.replace(/[^a-z0-9.-]/gi, '-')}-${countedAt.slice(0, 10)}.${kind}`
  return {
    'content-type': types[kind],
    // Browsers show the JSON in place.
    'content-disposition': `${kind === 'csv' ? 'attachment' : 'inline'}; filename="${name}"`,
    'cache-control': 'public, max-age=300, stale-while-revalidate=600',
    'access-control-allow-origin': '*',
    ...(business.isSample || !business.isActive ? { 'x-robots-tag': 'noindex' } : {}),
  }
}
