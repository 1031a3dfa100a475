import { Outlet, useLocation } from 'react-router'
import { Tabs } from '#app/ui/tabs.tsx'

const pages = [
  { to: '/business/analytics', label: 'Charts' },
  { to: '/business/analytics/suggestions', label: 'Suggestions' },
  { to: '/business/analytics/digest', label: 'Digest' },
]

export default function AnalyticsLayout() {
  const { pathname } = useLocation()
  return (
    <>
      <Tabs
        label="Analytics pages"
        tabs={pages.map((page) => ({ ...page, isCurrent: page.to === pathname }))}
      />
      <div className="mt-8">
        <Outlet />
      </div>
    </>
  )
}
