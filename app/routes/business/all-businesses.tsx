import { readRoom } from '#app/features/businesses/add-business.server.ts'
import { readOverview } from '#app/features/dashboard/all-businesses/all-businesses.server.ts'
import {
  AllBusinessesPage,
  orders,
  readOrder,
} from '#app/features/dashboard/all-businesses/all-businesses-page.tsx'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import type { Route } from './+types/all-businesses.ts'

// GET /business/all

export const meta: Route.MetaFunction = () => [{ title: 'All businesses · Vouchsafe' }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { user, business } = memberOf(context)
  const order = readOrder(new URL(request.url).searchParams)
  const [rows, room] = await Promise.all([readOverview(db, user.id, now()), readRoom(db, user.id)])
  return { rows: rows.sort(orders[order].compare), order, room, currentId: business.id }
}

export default function AllBusinessesRoute({ loaderData }: Route.ComponentProps) {
  return <AllBusinessesPage {...loaderData} />
}
