import { useEffect, useState } from 'react'
import { Link, Outlet, useLocation, useNavigation } from 'react-router'
import { SessionWatch } from '#app/features/accounts/session-watch.tsx'
import { InboxSkeleton } from '#app/features/inbox/inbox-skeleton.tsx'
import { monthOf } from '#app/features/inbox/periods.ts'
import { DashboardSkeleton } from '#app/features/insights/dashboard-skeleton.tsx'
import { countReviewsWithoutReply } from '#app/features/insights/without-reply.server.ts'
import { plans } from '#app/features/plans/plans.ts'
import { countReviewsOfMonth } from '#app/features/reviews/monthly-reviews.server.ts'
import { formatMonthName, formatNumber } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { ownerOf, requireOwner } from '#app/routes/guards.server.ts'
import { AdminLayout } from '#app/ui/admin-layout.tsx'
import type { AdminItem } from '#app/ui/admin-navigation.tsx'
import { Skeleton } from '#app/ui/states.tsx'
import type { Route } from './+types/layout.ts'

export const middleware: Route.MiddlewareFunction[] = [requireOwner]

export async function loader({ context }: Route.LoaderArgs) {
  const { user, business } = ownerOf(context)
  const at = now()
  const [withoutReply, reviews] = await Promise.all([
    countReviewsWithoutReply(db, business.id, at),
    countReviewsOfMonth(db, business.id),
  ])
  return {
    email: user.email,
    isOperator: user.isOperator,
    business: { name: business.name, tier: business.tierName },
    withoutReply,
    usage: { reviews, maxReviews: plans[business.tierName].maxReviews },
    month: formatMonthName(monthOf(at)),
  }
}

const titles: Record<AdminItem, string> = {
  dashboard: 'Dashboard',
  invitations: 'Invitations',
  reviews: 'Reviews',
  analytics: 'Analytics',
  'ai-sentiments': 'AI Sentiments',
  widgets: 'Widgets',
  profile: 'Profile',
  subscription: 'Subscription',
  activities: 'Activities',
}

const itemOf = (pathname: string) => {
  const item = pathname.split('/')[2] as AdminItem
  return Object.hasOwn(titles, item) ? item : 'dashboard'
}

export default function DashboardLayout({ loaderData }: Route.ComponentProps) {
  const { email, isOperator, business, withoutReply, usage, month } = loaderData
  const item = itemOf(useLocation().pathname)
  const coming = useComingItem(item)
  const shown = coming ?? item
  const isAbove = usage.maxReviews >= 0 && usage.reviews > usage.maxReviews
  return (
    <AdminLayout
      active={shown}
      business={business}
      email={email}
      isOperator={isOperator}
      isFlush={shown === 'reviews'}
      title={titles[shown]}
      withoutReply={withoutReply}
      usage={usage}
    >
      <SessionWatch />
      {isAbove && shown !== 'reviews' && (
        <p className="mb-8 border-l-2 border-warning py-1 pl-4 text-sm">
          {month} has {formatNumber(usage.reviews)} reviews, over your plan’s limit of {usage.maxReviews}. All
          of them are published and counted. Only new invitations and deeper analysis pause until next month
          or <Link to="/business/subscription">a larger plan</Link>.
        </p>
      )}
      {coming ? <Coming item={coming} /> : <Outlet />}
    </AdminLayout>
  )
}

function Coming({ item }: { item: AdminItem }) {
  if (item === 'dashboard') return <DashboardSkeleton />
  if (item === 'reviews') return <InboxSkeleton />
  return <Skeleton label={`Loading ${titles[item]}`} rows={4} />
}

/** Shows a skeleton of the next screen if it takes noticeably long to load. */
function useComingItem(current: AdminItem) {
  const { location } = useNavigation()
  const pathname = location?.pathname
  const wanted = pathname?.startsWith('/business/') ? itemOf(pathname) : undefined
  const [slow, setSlow] = useState<AdminItem>()
  useEffect(() => {
    if (!wanted || wanted === current) return setSlow(undefined)
    const timer = setTimeout(() => setSlow(wanted), 200)
    return () => clearTimeout(timer)
  }, [wanted, current])
  return wanted && wanted === slow && wanted !== current ? slow : undefined
}
