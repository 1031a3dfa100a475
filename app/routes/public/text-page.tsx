import type { ReactNode } from 'react'
import { PageHeader } from '#app/ui/page-header.tsx'

type ProseProps = {
  title: string
  lead: string
  children: ReactNode
  /** A picture; above the text on a phone. */
  beside?: ReactNode
}

/** A page to read: headings in the serif, a measure of text. */
export function Prose({ title, lead, beside, children }: ProseProps) {
  return (
    <div className="page pt-[clamp(32px,5vw,72px)]">
      <PageHeader lead={lead} title={title} />
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,44em)_minmax(0,1fr)]">
        <div className="prose max-lg:order-2">{children}</div>
        {beside}
      </div>
    </div>
  )
}

export type Entry = { id: string; title: string; text: ReactNode; note?: ReactNode; mark?: ReactNode }

type EntriesProps = { title: string; entries: Entry[]; isFirstOpen?: boolean }

/** A ruled list of titles, each of which opens its text and has an address of its own. */
export function Entries({ title, entries, isFirstOpen }: EntriesProps) {
  return (
    <section className="mt-12 border-t border-rule pt-3">
      <h2 className="text-2xl">{title}</h2>
      {entries.map(({ id, title: name, text, note, mark }, at) => (
        <details className="fold entry" key={id} open={isFirstOpen && at === 0}>
          <summary>
            <h3>{name}</h3>
            {mark}
            {note && <span className="text-xs text-muted">{note}</span>}
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
