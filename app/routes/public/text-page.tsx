import type { ReactNode } from 'react'
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

/** A ruled list of titled paragraphs, each with an address of its own. */
export function Entries({ title, entries }: { title?: string; entries: Entry[] }) {
  return (
    <section className="mt-12 border-t border-rule pt-3">
      {title && <h2 className="text-2xl">{title}</h2>}
      <div className={title ? 'mt-3' : undefined}>
        {entries.map(({ id, title: name, text, note }) => (
          <article className="entry" id={id} key={id}>
            <h3 className="font-serif text-xl tracking-[-0.01em]">{name}</h3>
            <div className="grid max-w-[41em] gap-3">{text}</div>
            {note && <div className="text-sm text-muted">{note}</div>}
          </article>
        ))}
      </div>
    </section>
  )
}
