import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { PageHeader } from './page-header.tsx'

type PageBesideProps = {
  title: ReactNode
  lead?: string
  /** On a sheet in the other half. */
  beside?: ReactNode
  className?: string
  children: ReactNode
}

/** A short page in two halves: heading and task on one side, a sheet on the other. */
export const PageBeside = ({ title, lead, beside, className, children }: PageBesideProps) => (
  <div
    className={classNames(
      'page grid items-start gap-x-20 gap-y-12 pt-[clamp(32px,5vw,72px)] lg:grid-cols-2',
      className,
    )}
  >
    <div className="grid max-w-[600px] gap-5">
      <PageHeader lead={lead} title={title} />
      {children}
    </div>
    {beside && (
      <aside className="grid gap-6 rounded-surface border border-line bg-sheet p-6 sm:p-10">{beside}</aside>
    )}
  </div>
)
