import { Outlet } from 'react-router'
import { loadDocument } from '#app/ui/load-document.ts'
import { PublicLayout } from '#app/ui/public-layout.tsx'
import type { Route } from './+types/layout'
import { readFrame } from './public-page.server.ts'

export const handle = { area: 'public' }

export const loader = ({ request }: Route.LoaderArgs) => readFrame(request)

export const clientLoader = loadDocument

export default function PublicPages({ loaderData }: Route.ComponentProps) {
  return (
    <PublicLayout {...loaderData}>
      <Outlet />
    </PublicLayout>
  )
}
