import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { countOf } from '#app/languages/format.ts'
import { Tabs } from '#app/ui/tabs.tsx'
import { type Toast, useActionToast } from '#app/ui/toast.tsx'
import type { OperatorWork } from './open-work.server.ts'

export type OperatorTab =
  | 'held'
  | 'challenges'
  | 'appeals'
  | 'reports'
  | 'contacts'
  | 'mail'
  | 'jobs'
  | 'businesses'
  | 'newsletter'
  | 'record'
  | 'settings'

type OperatorDeskProps = {
  email: string
  work: OperatorWork
  current: OperatorTab
  toast?: Toast
  children: ReactNode
}

/** The frame of the operator's desk, with the number of open tasks in each section. */
export function OperatorDesk({ email, work, current, toast, children }: OperatorDeskProps) {
  useActionToast(toast)
  const tab = (name: OperatorTab, to: string, label: string, count?: number) => ({
    to,
    label,
    count,
    isCurrent: current === name,
  })
  return (
    <main className="mx-auto grid max-w-[760px] gap-8 px-gutter py-12" id="main">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-3xl">Operator’s desk</h1>
        <p className="text-sm text-muted">{email}</p>
      </header>
      <Tabs
        label="What waits"
        tabs={[
          tab('held', '/operator', 'Held', work.held),
          tab('challenges', '/operator/challenges', 'Challenges', work.challenges),
          tab('appeals', '/operator/appeals', 'Appeals', work.appeals),
          tab('reports', '/operator/reports', 'Reports', work.reports),
          tab('contacts', '/operator/contacts', 'Messages', work.contacts),
          tab('mail', '/operator/mail', 'Undelivered mail', work.mail),
          tab('jobs', '/operator/jobs', 'Failed jobs', work.jobs),
          tab('businesses', '/operator/businesses', 'Businesses'),
          tab('newsletter', '/operator/newsletter', 'Newsletter'),
          tab('record', '/operator/record', 'Record'),
          tab('settings', '/operator/settings', 'Settings'),
        ]}
      />
      <Overdue overdue={work.overdue} />
      {children}
    </main>
  )
}

/** Which decisions are late, with links to them. */
function Overdue({ overdue }: { overdue: OperatorWork['overdue'] }) {
  const late = [
    { to: '/operator', count: overdue.held, what: 'held review' },
    { to: '/operator/challenges', count: overdue.challenges, what: 'challenge' },
    { to: '/operator/appeals', count: overdue.appeals, what: 'appeal' },
    { to: '/operator/reports', count: overdue.reports, what: 'reported text' },
  ].filter(({ count }) => count > 0)
  if (late.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <strong className="font-medium text-danger">Overdue:</strong>
      {late.map(({ to, count, what }) => (
        <Link key={to} to={to}>
          {countOf(count, what)}
        </Link>
      ))}
    </p>
  )
}
