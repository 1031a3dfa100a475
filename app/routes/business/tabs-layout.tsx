import { Outlet, useLocation } from 'react-router'
import { readImportProgress } from '#app/features/analyses/import-progress.server.ts'
import { ImportProgress } from '#app/features/analyses/import-progress.tsx'
import { db } from '#app/platform/database.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { Tabs } from '#app/ui/tabs.tsx'
import type { Route } from './+types/tabs-layout.ts'

const areas = [
  {
    label: 'AI pages',
    pages: [
      { to: '/business/ai-sentiments', label: 'Sentiment' },
      { to: '/business/ai-sentiments/questions', label: 'Questions' },
      { to: '/business/ai-sentiments/competitors', label: 'Competitors' },
      { to: '/business/ai-sentiments/content', label: 'Content' },
    ],
  },
  {
    label: 'Analytics pages',
    pages: [
      { to: '/business/analytics', label: 'Charts' },
      { to: '/business/analytics/suggestions', label: 'Suggestions' },
      { to: '/business/analytics/digest', label: 'Digest' },
    ],
  },
]

export const loader = ({ context }: Route.LoaderArgs) => readImportProgress(db, memberOf(context).business.id)

/** Reloads at every navigation, because the analysis goes on meanwhile. */
export const shouldRevalidate = () => true

export default function TabsLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const { label, pages } = areas.find(({ pages }) => pathname.startsWith(pages[0]!.to)) ?? areas[0]!
  const current = pages.findLast(({ to }) => pathname.startsWith(to))?.to
  return (
    <>
      <Tabs label={label} tabs={pages.map((page) => ({ ...page, isCurrent: page.to === current }))} />
      <div className="mt-8">
        <ImportProgress progress={loaderData} />
        <Outlet />
      </div>
    </>
  )
}
