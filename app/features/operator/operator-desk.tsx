import { ChevronDown } from 'lucide-react'
import { createContext, type ReactNode } from 'react'
import { Link } from 'react-router'
import { countOf, formatNumber } from '#app/languages/format.ts'
import { type Toast, useActionToast } from '#app/ui/toast.tsx'
import { Unfold } from '#app/ui/unfold.tsx'
import type { OperatorWork } from './open-work.server.ts'

export type OperatorTab =
  | 'held'
  | 'challenges'
  | 'appeals'
  | 'reports'
  | 'earlier'
  | 'photos'
  | 'contacts'
  | 'mail'
  | 'jobs'
  | 'businesses'
  | 'newsletter'
  | 'people'
  | 'record'
  | 'state'
  | 'log'
  | 'settings'

type OperatorDeskProps = {
  work: OperatorWork
  current: OperatorTab
  toast?: Toast
  /** One sentence below the title. */
  lead?: ReactNode
  children: ReactNode
}

type Section = { id: OperatorTab; to: string; label: string; count?: number }

/** Where the operator is, and the first other section with open work. */
export const DeskPlace = createContext<{ current: OperatorTab; next: Section | undefined } | null>(null)

/** Everything that waits for a decision or an act of the operator. */
const openWork = (work: OperatorWork): Section[] => [
  { id: 'held', to: '/operator', label: 'Held reviews', count: work.held },
  { id: 'challenges', to: '/operator/challenges', label: 'Challenges', count: work.challenges },
  { id: 'appeals', to: '/operator/appeals', label: 'Appeals', count: work.appeals },
  { id: 'reports', to: '/operator/reports', label: 'Reports', count: work.reports },
  { id: 'photos', to: '/operator/photos', label: 'Photos', count: work.photos },
  { id: 'earlier', to: '/operator/earlier', label: 'Returning businesses', count: work.earlier },
  { id: 'contacts', to: '/operator/contacts', label: 'Messages', count: work.contacts },
  { id: 'mail', to: '/operator/mail', label: 'Undelivered mail', count: work.mail },
  { id: 'jobs', to: '/operator/jobs', label: 'Failed jobs', count: work.jobs },
]
const service = (work: OperatorWork): Section[] => [
  { id: 'state', to: '/operator/state', label: 'State of the service', count: work.troubles },
  { id: 'log', to: '/operator/log', label: 'Public log' },
  { id: 'businesses', to: '/operator/businesses', label: 'Businesses' },
  { id: 'newsletter', to: '/operator/newsletter', label: 'Newsletter' },
  { id: 'people', to: '/operator/people', label: 'Personal data' },
  { id: 'record', to: '/operator/record', label: 'Record' },
  { id: 'settings', to: '/operator/settings', label: 'Settings' },
]

/** The frame of the operator's desk, with the number of open tasks in each section. */
export function OperatorDesk({ work, current, toast, lead, children }: OperatorDeskProps) {
  useActionToast(toast)
  const open = openWork(work)
  const sectionsOfService = service(work)
  const { label } = [...open, ...sectionsOfService].find(({ id }) => id === current)!
  const total = open.reduce((sum, { count = 0 }) => sum + count, 0)
  const sections = (
    <>
      <Sections current={current} heading="Open work" sections={open} />
      <Sections current={current} heading="Service" sections={sectionsOfService} />
    </>
  )
  return (
    <div className="desk">
      <nav aria-label="Operator’s desk" className="desk-side">
        {sections}
      </nav>
      <main className="grid min-w-0 max-w-[1060px] grow content-start gap-8" id="main" tabIndex={-1}>
        <header className="grid gap-4">
          <div className="grid gap-1">
            <h1 className="text-3xl">{label}</h1>
            {lead && <p className="max-w-measure text-sm text-muted">{lead}</p>}
          </div>
          <Unfold
            className="min-[1000px]:hidden"
            label={`${label} ${countOf(total, 'open task')}: all sections`}
            look="btn btn-wide justify-between"
            summary={
              <>
                {label} <span className="ml-auto font-normal text-muted">{countOf(total, 'open task')}</span>
                <ChevronDown aria-hidden size={16} strokeWidth={1.5} />
              </>
            }
          >
            <nav aria-label="Sections" className="menu desk-menu" tabIndex={-1}>
              {sections}
            </nav>
          </Unfold>
        </header>
        <Overdue overdue={work.overdue} />
        <DeskPlace value={{ current, next: open.find(({ id, count }) => id !== current && count) }}>
          {children}
        </DeskPlace>
      </main>
    </div>
  )
}

type SectionsProps = { current: OperatorTab; heading: string; sections: Section[] }

function Sections({ current, heading, sections }: SectionsProps) {
  return (
    <div>
      <h2 className="side-heading">{heading}</h2>
      <ul>
        {sections.map(({ id, to, label, count }) => (
          <li key={id}>
            <Link aria-current={id === current ? 'page' : undefined} className="side-item" to={to}>
              {label}
              {count !== undefined && count > 0 && (
                <span className="side-end text-muted tabular-nums">{formatNumber(count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Which decisions are late, with links to them. */
function Overdue({ overdue }: { overdue: OperatorWork['overdue'] }) {
  const late = [
    { to: '/operator', count: overdue.held, what: 'held review' },
    { to: '/operator/challenges', count: overdue.challenges, what: 'challenge' },
    { to: '/operator/appeals', count: overdue.appeals, what: 'appeal' },
    { to: '/operator/reports', count: overdue.reports, what: 'reported text' },
    { to: '/operator/photos', count: overdue.photos, what: 'photo' },
    { to: '/operator/earlier', count: overdue.earlier, what: 'business made again' },
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
