import type { ReactNode } from 'react'

type PageHeaderProps = {
  title: ReactNode
  lead?: ReactNode
  /** Small text above: a back link or a date. */
  above?: ReactNode
  action?: ReactNode
}

export function PageHeader({ title, lead, above, action }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pb-4 sm:pb-8">
      <div className="max-w-measure">
        {above && <p className="mb-2 text-sm text-muted">{above}</p>}
        <h1 className="text-4xl font-normal tracking-[-0.025em] sm:text-5xl">{title}</h1>
        {lead && <p className="mt-3 text-muted">{lead}</p>}
      </div>
      {action}
    </header>
  )
}
