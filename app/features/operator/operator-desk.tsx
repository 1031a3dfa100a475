import { ChevronDown } from 'lucide-react'
import { createContext, type ReactNode } from 'react'
import { Link } from 'react-router'
import { countOf, formatNumber } from '#app/languages/format.ts'
import { Unfold } from '#app/ui/unfold.tsx'
import type { OperatorWork } from './service-state.server.ts'

type Counted = keyof Omit<OperatorWork, 'overdue'>
type Section = { to: string; label: string; counts?: Counted }
type Work = Required<Section>

const openWork: Work[] = [
  { to: '/operator', label: 'Held reviews', counts: 'held' },
  { to: '/operator/challenges', label: 'Challenges', counts: 'challenges' },
  { to: '/operator/appeals', label: 'Appeals', counts: 'appeals' },
  { to: '/operator/reports', label: 'Reports', counts: 'reports' },
  { to: '/operator/photos', label: 'Photos', counts: 'photos' },
  { to: '/operator/earlier', label: 'Returning businesses', counts: 'earlier' },
  { to: '/operator/contacts', label: 'Messages', counts: 'contacts' },
  { to: '/operator/mail', label: 'Undelivered mail', counts: 'mail' },
  { to: '/operator/jobs', label: 'Failed work', counts: 'jobs' },
]
const service: Section[] = [
  { to: '/operator/state', label: 'State of the service', counts: 'troubles' },
  { to: '/operator/log', label: 'Public log' },
  { to: '/operator/businesses', label: 'Businesses' },
  { to: '/operator/newsletter', label: 'Newsletter' },
  { to: '/operator/people', label: 'Personal data' },
  { to: '/operator/record', label: 'Record' },
  { to: '/operator/settings', label: 'Settings' },
]

export const sectionAt = (path: string) => [...openWork, ...service].find(({ to }) => to === path)?.label

type Place = { path: string; waiting: (Work & { count: number; overdue: number })[] }

/** Where the operator is, and the other sections with open work. */
export const DeskPlace = createContext<Place>({ path: '/operator', waiting: [] })

type OperatorDeskProps = { work: OperatorWork; path: string; children: ReactNode }

export function OperatorDesk({ work, path, children }: OperatorDeskProps) {
  const total = openWork.reduce((sum, { counts }) => sum + work[counts], 0)
  const waiting = openWork
    .map((section) => ({ ...section, count: work[section.counts], overdue: overdueIn(work, section) }))
    .filter(({ to, count }) => to !== path && count > 0)
  const label = sectionAt(path)
  const sections = (
    <>
      <Sections heading="Open work" path={path} sections={openWork} work={work} />
      <Sections heading="Service" path={path} sections={service} work={work} />
    </>
  )
  return (
    <div className="desk">
      <nav aria-label="Operator’s desk" className="desk-side">
        {sections}
      </nav>
      <main
        className="grid min-w-0 grid-cols-1 max-w-[1120px] grow content-start gap-8"
        id="main"
        tabIndex={-1}
      >
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
        <Overdue work={work} />
        <DeskPlace value={{ path, waiting }}>{children}</DeskPlace>
      </main>
    </div>
  )
}

type SectionsProps = { heading: string; path: string; sections: Section[]; work: OperatorWork }

function Sections({ heading, path, sections, work }: SectionsProps) {
  return (
    <div>
      <h2 className="side-heading">{heading}</h2>
      <ul>
        {sections.map(({ to, label, counts }) => (
          <li key={to}>
            <Link aria-current={to === path ? 'page' : undefined} className="side-item" to={to}>
              {label}
              {counts && work[counts] > 0 && (
                <span className="side-end text-muted tabular-nums">{formatNumber(work[counts])}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Messages, mails and jobs have no date by which they are due. */
const overdueIn = ({ overdue }: OperatorWork, { counts }: Work) =>
  counts in overdue ? overdue[counts as keyof typeof overdue] : 0

function Overdue({ work }: { work: OperatorWork }) {
  const late = openWork.filter((section) => overdueIn(work, section) > 0)
  if (late.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <strong className="font-medium text-danger">Overdue:</strong>
      {late.map((section) => (
        <Link key={section.to} to={section.to}>
          {section.label} ({overdueIn(work, section)})
        </Link>
      ))}
    </p>
  )
}
