import type { PublicRecord } from '#app/features/transparency/public-record.ts'

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' }

/** Anyone may cache the files and read them from any site: they are the same for everyone. */
export function recordHeaders({ business, countedAt }: PublicRecord, kind: keyof typeof types) {
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
