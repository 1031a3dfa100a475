import type { ReactNode } from 'react'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { SessionWatch } from './session-watch.tsx'

const pages = [
  { id: 'you', to: '/profile', label: 'You' },
  { id: 'security', to: '/profile/security', label: 'Security' },
  { id: 'notifications', to: '/profile/notifications', label: 'Notifications' },
] as const

type ProfilePageProps = { current: (typeof pages)[number]['id']; email: string; children: ReactNode }

/** The pages about the person who is signed in, whatever business is open. */
export function ProfilePage({ current, email, children }: ProfilePageProps) {
  const label = pages.find(({ id }) => id === current)?.label
  return (
    <>
      <title>{`${label} · Your profile · Vouchsafe`}</title>
      <SessionWatch />
      <div className="page pt-10 pb-16">
        <PageHeader lead={email} title="Your profile" />
        <Tabs
          label="Parts of your profile"
          tabs={pages.map((page) => ({ ...page, isCurrent: page.id === current }))}
        />
        <div className="[&>section:first-child]:border-t-0">{children}</div>
      </div>
    </>
  )
}
