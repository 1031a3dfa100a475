import { memberOf, requireMember } from '#app/routes/guards.server.ts'
import type { Route } from './+types/layout.ts'
import { Area } from './area.tsx'
import { readAreaFrame } from './frame.server.ts'

export const middleware: Route.MiddlewareFunction[] = [requireMember]

export const loader = ({ context }: Route.LoaderArgs) => readAreaFrame(memberOf(context))

export default function DashboardLayout({ loaderData }: Route.ComponentProps) {
  return <Area frame={loaderData} />
}
