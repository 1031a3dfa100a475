import type { ReactNode } from 'react'
import { PageHeader } from '#app/ui/page-header.tsx'

/** Each step of the newsletter: a heading, a sentence, perhaps one button. */
export function NewsletterPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page pt-[clamp(32px,5vw,72px)]">
      <div className="grid max-w-[600px] gap-5">
        <PageHeader title={title} />
        {children}
      </div>
    </div>
  )
}
