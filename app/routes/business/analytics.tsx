import { readAnalytics } from '#app/features/analytics/analytics.server.ts'
import { isOpening, readAnalyticsFilter } from '#app/features/analytics/analytics-filter.ts'
import { AnalyticsPage } from '#app/features/analytics/analytics-page.tsx'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { memberWith } from '#app/routes/guards.server.ts'
import type { Route } from './+types/analytics.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Analytics · Vouchsafe' }]

// GET /business/analytics
export async function loader({ context, request }: Route.LoaderArgs) {
  const { business } = memberWith(context, 'analytics')
  const at = now()
  const query = new URL(request.url).searchParams
  return {
    analytics: await readAnalytics(db, business, isOpening(query) ? null : readAnalyticsFilter(query), at),
    at: at.toISOString(),
    allReviews: business.reviewCount + business.importedCount,
  }
}

export default function AnalyticsRoute({ loaderData }: Route.ComponentProps) {
  return <AnalyticsPage {...loaderData} />
}
