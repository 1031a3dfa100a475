import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

export type Entry = { id: string; title: string; text: ReactNode }

type EntriesProps = { entries: Entry[]; isFirstOpen?: boolean; level?: 2 | 3; className?: string }

/** A ruled list of titles, each of which opens its text and has an address of its own. */
export function Entries({ entries, isFirstOpen, level = 3, className = 'grid gap-3' }: EntriesProps) {
  const Heading = `h${level}` as const
  return (
    <div className="border-t border-rule">
      {entries.map(({ id, title, text }, at) => (
        <details className="fold entry" key={id} open={isFirstOpen && at === 0}>
          <summary>
            <Heading>{title}</Heading>
          </summary>
          {/* A link to this id opens the fold. */}
          <div className={classNames(className, 'max-w-[44em] pb-6')} id={id}>
            {text}
          </div>
        </details>
      ))}
    </div>
  )
}
