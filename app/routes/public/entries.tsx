import type { ReactNode } from 'react'

export type Entry = { id: string; title: string; text: ReactNode }

type EntriesProps = { title: string; entries: Entry[]; isFirstOpen?: boolean }

/** A ruled list of titles, each of which opens its text and has an address of its own. */
export function Entries({ title, entries, isFirstOpen }: EntriesProps) {
  return (
    <section className="mb-8 rounded-surface border border-line bg-sheet px-6 pt-6 pb-3">
      <h2 className="mb-2 text-2xl">{title}</h2>
      {entries.map(({ id, title: name, text }, at) => (
        <details className="fold entry" key={id} open={isFirstOpen && at === 0}>
          <summary>
            <h3>{name}</h3>
          </summary>
          {/* An address leads into the fold, which opens for it. */}
          <div className="grid max-w-[41em] gap-3 pb-5" id={id}>
            {text}
          </div>
        </details>
      ))}
    </section>
  )
}
