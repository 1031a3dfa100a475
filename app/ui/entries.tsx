import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type PartProps = { title: string; isWide?: boolean; children: ReactNode }

/** A heading beside a ruled list. */
export const Part = ({ title, isWide, children }: PartProps) => (
  <section className="mb-12 grid gap-x-10 gap-y-3 lg:grid-cols-[3fr_9fr]">
    <h2 className="text-2xl first-letter:uppercase">{title}</h2>
    <div className={classNames('min-w-0 border-t border-rule', isWide && 'entries')}>{children}</div>
  </section>
)

export type Entry = { id: string; title: string; text: ReactNode }

type EntriesProps = { title: string; entries: Entry[]; isFirstOpen?: boolean }

/** Titles, each of which opens its text and has an address of its own. */
export const Entries = ({ title, entries, isFirstOpen }: EntriesProps) => (
  <Part isWide title={title}>
    {entries.map(({ id, title, text }, at) => (
      <details className="fold entry" key={id} open={isFirstOpen && at === 0}>
        <summary>
          <h3>{title}</h3>
        </summary>
        {/* A link to this id opens the fold. */}
        <div className="prose pb-6" id={id}>
          {text}
        </div>
      </details>
    ))}
  </Part>
)
