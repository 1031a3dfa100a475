import type { ReactNode } from 'react'

type BlockProps = { id: string; title: string; note?: ReactNode; level?: 2 | 3; children: ReactNode }

export function Block({ id, title, note, level = 2, children }: BlockProps) {
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-rule pt-3">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading className="text-lg" id={id}>
          {title}
        </Heading>
        {note && <p className="text-xs text-muted">{note}</p>}
      </div>
      {children}
    </section>
  )
}
