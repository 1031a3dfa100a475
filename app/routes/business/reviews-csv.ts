import { Readable } from 'node:stream'
import { exportReviews } from '#app/features/inbox/export-reviews.server.ts'
import { readInboxFilter } from '#app/features/inbox/inbox.schema.ts'
import { noteAllRatingsShown } from '#app/features/moderation/challenge-review.server.ts'
import { now } from '#app/platform/clock.ts'
import { chooseCsvDialect } from '#app/platform/csv-dialect.ts'
import { db } from '#app/platform/database.server.ts'
import { download } from '#app/platform/download.server.ts'
import { memberWith } from '#app/routes/guards.server.ts'
import type { Route } from './+types/reviews-csv.ts'

// GET /business/analytics/reviews.csv?…&separator=comma|semicolon: the reviews that the inbox lists with these filters.
export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = memberWith(context, 'csvExport')
  const { id, domain } = owner.business
  await noteAllRatingsShown(db, id)
  const name =
    `reviews-${domain.replace(/[^a-z0-9.-]/gi, '-')}-${now().toISOString().slice(0, 10)}.csv` as const
  const query = new URL(request.url).searchParams
  const wanted = {
    filter: readInboxFilter(query),
    dialect: chooseCsvDialect(request.headers, query.get('separator')),
  }
  return download(Readable.toWeb(exportReviews(db, id, wanted)) as ReadableStream<Uint8Array>, name)
}
