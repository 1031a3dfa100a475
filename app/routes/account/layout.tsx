import { Outlet } from 'react-router'
import { readFrame } from '#app/routes/public/frame.server.ts'
import { PublicLayout } from '#app/ui/public-layout.tsx'
import type { Route } from './+types/layout'

/** Around the pages of an account: the bar and the footer of the public pages. */
export const loader = ({ request }: Route.LoaderArgs) => readFrame(request)

export default function AccountPages({ loaderData }: Route.ComponentProps) {
  return (
    <PublicLayout {...loaderData}>
      <Outlet />
    </PublicLayout>
  )
}
