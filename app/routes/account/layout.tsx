import { Link, Outlet } from 'react-router'
import { currentBusiness, signedIn } from '#app/routes/guards.server.ts'
import { readFrame } from '#app/routes/public/frame.server.ts'
import { PublicLayout } from '#app/ui/public-layout.tsx'
import { SentFormsWatch } from '#app/ui/sent-forms-watch.tsx'
import type { Route } from './+types/layout'

/** Around the pages of an account: the bar and the footer of the public pages, and the way back. */
export async function loader({ request }: Route.LoaderArgs) {
  const [frame, who] = await Promise.all([readFrame(request), signedIn(request)])
  const workplace = who && (await currentBusiness(request, who.user.id))
  return {
    frame,
    email: who?.user.email ?? null,
    businessName: workplace?.business.name ?? null,
    isOperator: who?.user.isOperator ?? false,
  }
}

export default function AccountPages({ loaderData }: Route.ComponentProps) {
  const { frame, email, businessName, isOperator } = loaderData
  return (
    <PublicLayout {...frame}>
      {(businessName || isOperator) && (
        <nav
          aria-label="Back"
          className="page flex flex-wrap gap-x-6 gap-y-1 pt-6 text-sm pointer-coarse:pt-3 pointer-coarse:*:leading-[44px]"
        >
          {businessName && <Link to="/business/dashboard">Back to {businessName}</Link>}
          {isOperator && <Link to="/operator">Operator’s desk</Link>}
        </nav>
      )}
      <Outlet />
      {email && <SentFormsWatch owner={email} />}
    </PublicLayout>
  )
}
