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
