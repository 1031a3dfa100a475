import { readCharts } from '#app/features/dashboard/analytics/analytics.server.ts'
import { chartPng } from '#app/features/dashboard/analytics/chart-png.server.ts'
import type { ChartId } from '#app/features/dashboard/analytics/charts.ts'
import { readAnalyticsFilter } from '#app/features/dashboard/analytics/filter.schema.ts'
import { type Asked, asked, inWordsOf } from '#app/features/dashboard/analytics/filter.ts'
import { inboxPeriodOf, periodInWords } from '#app/features/dashboard/analytics/period.ts'
import { chartCsv } from '#app/features/figures/chart-csv.server.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { ownerOf } from '#app/routes/guards.server.ts'
import type { Route } from './+types/chart-file.ts'
import { requireFeature } from './gate.server.ts'

// GET /business/analytics/charts/rating.csv and .png, of the period and the filter of the page
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const owner = ownerOf(context)
  requireFeature(owner, 'analytics')
  const { business } = owner
  const filter = asked(readAnalyticsFilter(new URL(request.url).searchParams), now())
  const [, id, type] = /^([a-z]+)\.(csv|png)$/.exec(params.file) ?? []
  const { charts } = await readCharts(db, business, filter, now())
  if (!charts || !id || !Object.hasOwn(charts, id)) throw notFound('chart')
  const chart = charts[id as ChartId]
  if (chart.data === null) throw notFound('chart')
  const body =
    type === 'csv'
      ? chartCsv(chart.table)
      : await chartPng(id as ChartId, chart, captionOf(business.name, id as ChartId, filter, chart.notes))
  const name = `${id}-${inboxPeriodOf(filter.months).replace('..', '-to-')}.${type}`
  return new Response(typeof body === 'string' ? body : new Uint8Array(body!), {
    headers: {
      'content-type': type === 'csv' ? 'text/csv; charset=utf-8' : 'image/png',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}

/** A picture is shown without its page, so it also says where it does not follow the filter. */
function captionOf(name: string, id: ChartId, filter: Asked, notes: string[]) {
  const period = periodInWords(filter.months)
  const others: Partial<Record<ChartId, string>> = {
    invitations: `Invitations made ${period}`,
    widgets: `Widgets seen ${period}`,
  }
  const counted = others[id] ?? `Reviews ${inWordsOf(filter)}`
  return [`${name}. ${counted}.`, ...notes].join(' ')
}
