import { Outlet } from 'react-router'
import { currentBusiness, requireOperator } from '#app/routes/guards.server.ts'
import { DeskFrame } from '#app/ui/desk-frame.tsx'
import type { Route } from './+types/operator-layout'

/** Around the operator's pages: the way back to the site, and to the operator's own business if there is one. */
export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireOperator(request)
  const workplace = await currentBusiness(request, user.id)
  return { email: user.email, businessName: workplace?.business.name ?? null }
}

export default function OperatorLayout({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame {...loaderData} isOperator>
      <Outlet />
    </DeskFrame>
  )
}
