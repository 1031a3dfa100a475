import { describeRecord } from '#app/features/transparency/describe-record.ts'
import { readPublicRecord } from '#app/features/transparency/public-record.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { databaseForPages } from '#app/platform/read-replica.server.ts'
import type { Route } from './+types/transparency-json'

// GET /business/:businessId/transparency.json: the same for everyone, so anyone may cache it and read it from any site.
export async function loader({ params, context }: Route.LoaderArgs) {
  const record = await readPublicRecord(databaseForPages(factsOf(context)), params.businessId)
  const { domain, isSample, isActive } = record.business
  const name = `transparency-${domain.replace(/[^a-z0-9.-]/gi, '-')}-${record.countedAt.slice(0, 10)}.json`
  return new Response(`${JSON.stringify(describeRecord(record), null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      // Browsers show it in place.
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'public, max-age=300, stale-while-revalidate=600',
      'access-control-allow-origin': '*',
      ...(isSample || !isActive ? { 'x-robots-tag': 'noindex' } : {}),
    },
  })
}
