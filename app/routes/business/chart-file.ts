import { readCharts } from '#app/features/analytics/analytics.server.ts'
import {
  asked,
  inboxPeriodOf,
  inWordsOf,
  readAnalyticsFilter,
} from '#app/features/analytics/analytics-filter.ts'
import { notesOf, tableOf } from '#app/features/analytics/chart.tsx'
import { drawPicture } from '#app/features/analytics/chart-picture.tsx'
import { chartCsv } from '#app/features/figures/chart-csv.server.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { drawSvg } from '#app/platform/svg-drawing.server.ts'
import { memberWith } from '#app/routes/guards.server.ts'
import type { Route } from './+types/chart-file.ts'

// GET /business/analytics/charts/rating.csv and .png, of the period and the filter of the page
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { business } = memberWith(context, 'analytics')
  const filter = asked(readAnalyticsFilter(new URL(request.url).searchParams), now())
  const [, id, type] = /^([a-z]+)\.(csv|png)$/.exec(params.file) ?? []
  if (!id) throw notFound('chart')
  const { charts } = await readCharts(db, business, filter, now(), id)
  const chart = charts?.[0]
  if (!chart?.data) throw notFound('chart')
  const body =
    type === 'csv'
      ? chartCsv(tableOf(chart))
      : // A picture is shown without its page, so it also says what it counts.
        await drawSvg(
          drawPicture(chart, [`${business.name}, ${inWordsOf(filter)}.`, ...notesOf(chart)].join(' ')),
        )
  const name = `${id}-${inboxPeriodOf(filter.months).replace('..', '-to-')}.${type}`
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      'content-type': type === 'csv' ? 'text/csv; charset=utf-8' : 'image/png',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}
