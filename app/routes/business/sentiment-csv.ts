import {
  readSentimentOverTime,
  readSentimentUnit,
} from '#app/features/analytics/ai-sentiments/ai-sentiments.server.ts'
import { tableOf } from '#app/features/analytics/chart.tsx'
import { chartCsv } from '#app/features/figures/chart-csv.server.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import type { Route } from './+types/sentiment-csv.ts'
import { requireFeature } from './gate.server.ts'

// GET /business/ai-sentiments/sentiment.csv?by=week: the numbers of the chart
export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = memberOf(context)
  requireFeature(owner, 'aiSentiments')
  const asked = readSentimentUnit(new URL(request.url).searchParams)
  const { unit, chart } = await readSentimentOverTime(db, owner.business.id, now(), asked)
  return new Response(chartCsv(tableOf(chart)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="sentiment-by-${unit}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
