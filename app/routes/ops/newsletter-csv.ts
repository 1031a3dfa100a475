import { exportSubscribers } from '#app/features/newsletter/newsletter.server.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { download } from '#app/platform/download.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import type { Route } from './+types/newsletter-csv.ts'

// GET /operator/newsletter/addresses.csv
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  return download(await exportSubscribers(db), `newsletter-${now().toISOString().slice(0, 10)}.csv`)
}
