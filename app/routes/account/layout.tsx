import { Outlet, useLocation } from 'react-router'
import { SessionWatch } from '#app/features/accounts/session-watch.tsx'
import { currentBusiness, findMissingProof, signedIn } from '#app/routes/guards.server.ts'
import { accountPages } from '#app/ui/admin-navigation.tsx'
import { DeskFrame } from '#app/ui/desk-frame.tsx'
import { SentFormsWatch } from '#app/ui/sent-forms-watch.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { Area } from '../business/area.tsx'
import { readAreaFrame } from '../business/frame.server.ts'
import type { Route } from './+types/layout'

/** Around the pages of an account: the settings of its business, or a bar alone where none may be opened now. */
export async function loader({ request }: Route.LoaderArgs) {
  const who = await signedIn(request)
  if (!who) return null
  const { user, isClosing } = who
  const workplace = isClosing ? null : await currentBusiness(request, user.id)
  const isOpen = workplace !== null && (await findMissingProof(user.id, workplace)) === null
  const frame = isOpen ? await readAreaFrame({ ...who, ...workplace }) : null
  return { email: user.email, isOperator: user.isOperator, frame }
}

export default function AccountPages({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  if (loaderData?.frame) return <Area frame={loaderData.frame} />
  if (!loaderData) return <Outlet />
  const { email, isOperator } = loaderData
  const tabs = [{ to: '/profile', text: 'You' }, ...accountPages]
  return (
    <DeskFrame email={email} isOperator={isOperator}>
      <main className="page pt-10 pb-16" id="main" tabIndex={-1}>
        <h1 className="mb-6 text-3xl">Your account</h1>
        <Tabs
          label="Parts of your account"
          tabs={tabs.map(({ to, text }) => ({ to, label: text, isCurrent: to === pathname }))}
        />
        <Outlet />
      </main>
      <SessionWatch />
      <SentFormsWatch owner={email} />
    </DeskFrame>
  )
}
