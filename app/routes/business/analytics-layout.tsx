import { Outlet, useLocation } from 'react-router'
import { readImportProgress } from '#app/features/analyses/import-progress.server.ts'
import { ImportProgress } from '#app/features/analyses/import-progress.tsx'
import { db } from '#app/platform/database.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { Tabs } from '#app/ui/tabs.tsx'
import type { Route } from './+types/analytics-layout.ts'

const pages = [
  { to: '/business/analytics', label: 'Charts' },
  { to: '/business/analytics/suggestions', label: 'Suggestions' },
  { to: '/business/analytics/digest', label: 'Digest' },
]

export const loader = ({ context }: Route.LoaderArgs) => readImportProgress(db, memberOf(context).business.id)

/** Reloads at every navigation, because the analysis goes on meanwhile. */
export const shouldRevalidate = () => true

export default function AnalyticsLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <>
      <Tabs
        label="Analytics pages"
        tabs={pages.map((page) => ({ ...page, isCurrent: page.to === pathname }))}
      />
      <div className="mt-8">
        <ImportProgress progress={loaderData} />
        <Outlet />
      </div>
    </>
  )
}
