import { exportSubscribers } from '#app/features/newsletter/newsletter.server.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import type { Route } from './+types/newsletter-csv.ts'

// GET /operator/newsletter/addresses.csv
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  return new Response(await exportSubscribers(db), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="newsletter-${now().toISOString().slice(0, 10)}.csv"`,
    },
  })
}
