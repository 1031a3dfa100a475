import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type BlockProps = {
  id: string
  title: string
  note?: ReactNode
  level?: 2 | 3
  /** Its title is that of the page. */
  isLead?: boolean
  children: ReactNode
}

export function Block({ id, title, note, level = 2, isLead, children }: BlockProps) {
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className={classNames('min-w-0', !isLead && 'border-t border-rule pt-3')}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading className={isLead ? 'text-3xl' : 'text-lg'} id={id}>
          {title}
        </Heading>
        {note && <p className="text-xs text-muted">{note}</p>}
      </div>
      {children}
    </section>
  )
}
