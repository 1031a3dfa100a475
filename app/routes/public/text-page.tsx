import type { ReactNode } from 'react'
import { Face } from '#app/ui/face.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'

/** A page to read: headings in the serif, a measure of text. */
export function Prose({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="page pt-[clamp(32px,5vw,72px)]">
      <PageHeader lead={lead} title={title} />
      <div className="prose">{children}</div>
    </div>
  )
}

export type Entry = { id: string; title: string; text: ReactNode; note?: ReactNode }

/** A ruled list of titles, each of which opens its text and has an address of its own. `hasFaces`: with their initials. */
export function Entries({
  title,
  entries,
  hasFaces,
}: {
  title: string
  entries: Entry[]
  hasFaces?: boolean
}) {
  return (
    <section className="mt-12 border-t border-rule pt-3">
      <h2 className="text-2xl">{title}</h2>
      {entries.map(({ id, title: name, text, note }) => (
        <details className="fold entry" key={id}>
          <summary>
            {hasFaces && <Face name={name} />}
            <h3>{name}</h3>
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
