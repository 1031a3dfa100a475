import { Link } from 'react-router'
import { findLastHandover, reviewsRatedIn } from '#app/features/activities/listing.server.ts'
import { readDashboard } from '#app/features/insights/dashboard.server.ts'
import { DashboardEmpty } from '#app/features/insights/dashboard-empty.tsx'
import { DashboardPage } from '#app/features/insights/dashboard-page.tsx'
import { noteRatingsShown } from '#app/features/moderation/challenging.server.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { ownerOf } from '#app/routes/guards.server.ts'
import type { Route } from './+types/dashboard.ts'
import { Failure } from './failure.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Dashboard · Vouchsafe' }]

// GET /business/dashboard
export async function loader({ context, request }: Route.LoaderArgs) {
  const { business } = ownerOf(context)
  const at = now()
  const dashboard = await readDashboard(db, business, at)
  await noteRatingsShown(db, business.id, reviewsRatedIn(dashboard.activities))
  const isTakenOver = new URL(request.url).searchParams.get('notice') === 'taken-over'
  return {
    handover: isTakenOver ? await findLastHandover(db, business.id) : null,
    businessId: business.id,
    reviewLink: addressOf(`/review?business=${business.id}`),
    at: at.toISOString(),
    dashboard,
  }
}

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  const { handover, businessId, reviewLink, at, dashboard } = loaderData
  const isEmpty = !dashboard.score && dashboard.importedCount === 0
  return (
    <>
      {handover && (
        <p className="mb-8 max-w-measure border-l-2 border-warning py-1 pl-4 text-sm" role="status">
          {handover} If your shop signs order links,{' '}
          <Link to="/business/invitations/order-links">make a new key</Link> and put it into your shop.
        </p>
      )}
      {isEmpty ? (
        <DashboardEmpty businessId={businessId} reviewLink={reviewLink} />
      ) : (
        <DashboardPage at={at} dashboard={dashboard} reviewLink={reviewLink} />
      )}
    </>
  )
}

export const ErrorBoundary = Failure
