import { readRoom } from '#app/features/businesses/adding.server.ts'
import { readOverview } from '#app/features/dashboard/all-businesses/overview.server.ts'
import { orders, readOrder } from '#app/features/dashboard/all-businesses/overview-order.ts'
import { OverviewSummary } from '#app/features/dashboard/all-businesses/overview-summary.tsx'
import { OverviewTable } from '#app/features/dashboard/all-businesses/overview-table.tsx'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { ownerOf } from '#app/routes/guards.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/all-businesses.ts'
import { Failure } from './failure.tsx'

// GET /business/all

export const meta: Route.MetaFunction = () => [{ title: 'All businesses · Vouchsafe' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { user, business } = ownerOf(context)
  const order = readOrder(new URL(request.url).searchParams)
  const [rows, room] = await Promise.all([readOverview(db, user.id, now()), readRoom(db, user.id)])
  return { rows: rows.sort(orders[order].compare), order, room, currentId: business.id }
}

export default function AllBusinessesRoute({ loaderData }: Route.ComponentProps) {
  const { rows, order, room, currentId } = loaderData
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
        <OverviewSummary room={room} rows={rows} />
        <ButtonLink to="/business/new">Add a business</ButtonLink>
      </div>
      <OverviewTable currentId={currentId} order={order} rows={rows} />
    </div>
  )
}

export const ErrorBoundary = Failure
