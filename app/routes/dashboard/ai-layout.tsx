import { Outlet, useLocation } from 'react-router'
import { Tabs } from '#app/ui/tabs.tsx'

const pages = [
  { to: '/business/ai-sentiments', label: 'Sentiment' },
  { to: '/business/ai-sentiments/questions', label: 'Questions' },
  { to: '/business/ai-sentiments/competitors', label: 'Competitors' },
  { to: '/business/ai-sentiments/content', label: 'Content' },
]

export default function AiLayout() {
  const { pathname } = useLocation()
  const current = pages.findLast(({ to }) => pathname.startsWith(to))?.to
  return (
    <>
      <Tabs label="AI pages" tabs={pages.map((page) => ({ ...page, isCurrent: page.to === current }))} />
      <div className="mt-8">
        <Outlet />
      </div>
    </>
  )
}
