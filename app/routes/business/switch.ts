import { redirect } from 'react-router'
import { switchBusiness } from '#app/features/businesses/current-business.server.ts'
import { db } from '#app/platform/database.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { requireSignedIn } from '../guards.server.ts'
import type { Route } from './+types/switch.ts'

// POST /business/switch. A link cannot switch anybody: GET only leads on.

export const loader = () => redirect('/business/dashboard')

export async function action({ request }: Route.ActionArgs) {
  const { user } = await requireSignedIn(request)
  const { business = '' } = await readForm(request)
  const cookie = await switchBusiness(db, { userId: user.id, businessId: business })
  return redirect('/business/dashboard', { headers: { 'set-cookie': cookie } })
}
