import type { ReactNode } from 'react'

type SectionProps = { id?: string; title: string; note?: ReactNode; children: ReactNode }

export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section className="mt-[clamp(24px,6vw,88px)] border-t border-rule pt-4" id={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
        <h2 className="max-w-[16em] text-3xl tracking-[-0.018em]">{title}</h2>
        {note && <p className="max-w-[30.5em] text-sm text-muted">{note}</p>}
      </div>
      {children}
    </section>
  )
}
