import { Readable } from 'node:stream'
import { exportReviews } from '#app/features/inbox/export.server.ts'
import { noteAllRatingsShown } from '#app/features/moderation/challenging.server.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { ownerOf } from '#app/routes/guards.server.ts'
import type { Route } from './+types/reviews-csv.ts'
import { requireFeature } from './gate.server.ts'

// GET /business/analytics/reviews.csv
export async function loader({ context }: Route.LoaderArgs) {
  const owner = ownerOf(context)
  requireFeature(owner, 'csvExport', 'analytics')
  const { id, domain } = owner.business
  await noteAllRatingsShown(db, id)
  const name = `reviews-${domain.replace(/[^a-z0-9.-]/gi, '-')}-${now().toISOString().slice(0, 10)}.csv`
  return new Response(Readable.toWeb(exportReviews(db, id)) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
