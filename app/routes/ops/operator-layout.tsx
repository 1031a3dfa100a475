import { Outlet, useLocation } from 'react-router'
import { OperatorDesk, sectionAt } from '#app/features/operator/operator-desk.tsx'
import { countOperatorWork } from '#app/features/operator/service-state.server.ts'
import { db } from '#app/platform/database.server.ts'
import { currentBusiness, requireOperator } from '#app/routes/guards.server.ts'
import { DeskFrame } from '#app/ui/desk-frame.tsx'
import { unlistedMeta } from '#app/ui/page-tags.ts'
import type { Route } from './+types/operator-layout'

const pathOf = ({ pathname }: { pathname: string }) => pathname.replace(/(?<=.)\/$|\/kept$/, '')

export const meta: Route.MetaFunction = ({ location }) =>
  unlistedMeta(sectionAt(pathOf(location)) ?? 'Operator')

/** Around the operator's pages: their open work, and the way back to the site or to their own business. */
export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireOperator(request)
  const [workplace, work] = await Promise.all([currentBusiness(request, user.id), countOperatorWork(db)])
  return { email: user.email, businessName: workplace?.business.name ?? null, work }
}

/** Also after a refused decision: the desk shows what has changed since it was opened. */
export const shouldRevalidate = () => true

export default function OperatorLayout({ loaderData: { work, ...frame } }: Route.ComponentProps) {
  return (
    <DeskFrame {...frame} isOperator>
      <OperatorDesk path={pathOf(useLocation())} work={work}>
        <Outlet />
      </OperatorDesk>
    </DeskFrame>
  )
}
