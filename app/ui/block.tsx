import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type BlockProps = {
  id: string
  title: string
  note?: ReactNode
  /** Its title is that of the page. */
  isLead?: boolean
  children: ReactNode
}

export const Block = ({ id, title, note, isLead, children }: BlockProps) => (
  <section aria-labelledby={id} className={classNames('min-w-0', !isLead && 'border-t border-rule pt-3')}>
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 className={isLead ? 'text-3xl' : 'text-lg'} id={id}>
        {title}
      </h2>
      {note && <p className="text-xs text-muted">{note}</p>}
    </div>
    {children}
  </section>
)
