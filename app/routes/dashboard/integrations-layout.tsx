import { Outlet, useLocation } from 'react-router'
import { Tabs } from '#app/ui/tabs.tsx'

const pages = [
  { to: '/business/integrations', label: 'API keys' },
  { to: '/business/integrations/webhooks', label: 'Webhooks' },
  { to: '/business/integrations/orders', label: 'Orders' },
]

export default function IntegrationsLayout() {
  const { pathname } = useLocation()
  return (
    <>
      <Tabs label="Integrations" tabs={pages.map((page) => ({ ...page, isCurrent: page.to === pathname }))} />
      <div className="mt-8">
        <Outlet />
      </div>
    </>
  )
}
