import { Link, Outlet } from 'react-router'
import { currentBusiness, requireOperator } from '#app/routes/guards.server.ts'
import { AccountMenu } from '#app/ui/account-menu.tsx'
import { SkipLink } from '#app/ui/skip-link.tsx'
import { ThemeSwitch } from '#app/ui/theme-switch.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import type { Route } from './+types/operator-layout'

/** Around the operator's pages: the way back to the site, and to the operator's own business if there is one. */
export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireOperator(request)
  const workplace = await currentBusiness(request, user.id)
  return { email: user.email, businessName: workplace?.business.name ?? null }
}

export default function OperatorLayout({ loaderData: { email, businessName } }: Route.ComponentProps) {
  return (
    <>
      <SkipLink />
      <header className="desk-head">
        <Wordmark />
        <Link
          className="min-w-0 truncate text-sm pointer-coarse:leading-[44px]"
          to={businessName ? '/business/dashboard' : '/'}
        >
          <span className="max-sm:sr-only">Back to </span>
          {businessName ?? 'the site'}
        </Link>
        <div className="ml-auto flex min-w-0 items-center gap-1 max-sm:shrink-0 sm:gap-3">
          <ThemeSwitch />
          <AccountMenu email={email} isOperator />
        </div>
      </header>
      <Outlet />
    </>
  )
}
