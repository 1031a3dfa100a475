import { readAnalytics } from '#app/features/insights/analytics.server.ts'
import { AnalyticsPage } from '#app/features/insights/analytics-page.tsx'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { ownerOf } from '#app/routes/guards.server.ts'
import type { Route } from './+types/analytics.ts'
import { Failure } from './failure.tsx'
import { requireFeature } from './gate.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Analytics · Vouchsafe' }]

// GET /business/analytics
export async function loader({ context }: Route.LoaderArgs) {
  const owner = ownerOf(context)
  requireFeature(owner, 'analytics', 'analytics')
  return { analytics: await readAnalytics(db, owner.business.id, now()) }
}

export default function AnalyticsRoute({ loaderData }: Route.ComponentProps) {
  return <AnalyticsPage analytics={loaderData.analytics} />
}

export const ErrorBoundary = Failure
