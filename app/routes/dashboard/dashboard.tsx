import { readDashboard } from '#app/features/insights/dashboard.server.ts'
import { DashboardEmpty } from '#app/features/insights/dashboard-empty.tsx'
import { DashboardPage } from '#app/features/insights/dashboard-page.tsx'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { ownerOf } from '#app/routes/guards.server.ts'
import type { Route } from './+types/dashboard.ts'
import { Failure } from './failure.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Dashboard · Vouchsafe' }]

// GET /business/dashboard
export async function loader({ context }: Route.LoaderArgs) {
  const { business } = ownerOf(context)
  const at = now()
  return {
    businessId: business.id,
    reviewLink: addressOf(`/review?business=${business.id}`),
    at: at.toISOString(),
    dashboard: await readDashboard(db, business, at),
  }
}

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  const { businessId, reviewLink, at, dashboard } = loaderData
  const isEmpty = !dashboard.score && dashboard.importedCount === 0
  return isEmpty ? (
    <DashboardEmpty businessId={businessId} reviewLink={reviewLink} />
  ) : (
    <DashboardPage at={at} dashboard={dashboard} reviewLink={reviewLink} />
  )
}

export const ErrorBoundary = Failure
