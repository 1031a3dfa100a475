import { Outlet, useLocation } from 'react-router'
import { readImportProgress } from '#app/features/analyses/import-progress.server.ts'
import { ImportProgress } from '#app/features/analyses/import-progress.tsx'
import { db } from '#app/platform/database.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { Tabs } from '#app/ui/tabs.tsx'
import type { Route } from './+types/ai-layout.ts'

const pages = [
  { to: '/business/ai-sentiments', label: 'Sentiment' },
  { to: '/business/ai-sentiments/questions', label: 'Questions' },
  { to: '/business/ai-sentiments/competitors', label: 'Competitors' },
  { to: '/business/ai-sentiments/content', label: 'Content' },
]

export const loader = ({ context }: Route.LoaderArgs) => readImportProgress(db, memberOf(context).business.id)

/** Reloads at every navigation, because the analysis goes on meanwhile. */
export const shouldRevalidate = () => true

export default function AiLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const current = pages.findLast(({ to }) => pathname.startsWith(to))?.to
  return (
    <>
      <Tabs label="AI pages" tabs={pages.map((page) => ({ ...page, isCurrent: page.to === current }))} />
      <div className="mt-8">
        <ImportProgress progress={loaderData} />
        <Outlet />
      </div>
    </>
  )
}
