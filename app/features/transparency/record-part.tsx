import type { ReactNode } from 'react'

type RecordPartProps = {
  /** Its address on the page. */
  id: string
  /** The question that the section answers. */
  title: string
  lead?: ReactNode
  children: ReactNode
}

export function RecordPart({ id, title, lead, children }: RecordPartProps) {
  return (
    <section aria-labelledby={id} className="long page mt-14 md:mt-20">
      <div className="grid gap-x-10 gap-y-6 border-t border-rule pt-5 lg:grid-cols-[1fr_2fr]">
        <div className="max-w-[25em]">
          <h2 className="scroll-mt-6 text-3xl" id={id}>
            {title}
          </h2>
          {lead && <div className="mt-3 grid gap-2 text-sm text-muted">{lead}</div>}
        </div>
        <div className="grid min-w-0 content-start gap-8">{children}</div>
      </div>
    </section>
  )
}

/** A smaller heading within a part. */
export function Within({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 text-lg">{title}</h3>
      {children}
    </div>
  )
}

export type Fact = { id: string; name: string; value: ReactNode; note?: ReactNode }

/** Names and their values, one a line. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ id, name, value, note }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
