import type { ReactNode } from 'react'
import { PageHeader } from '#app/ui/page-header.tsx'

type NewsletterPageProps = { title: string; lead?: string; beside?: ReactNode; children: ReactNode }

/** Each step of the newsletter: a heading, a sentence, perhaps one button. */
export function NewsletterPage({ title, lead, beside, children }: NewsletterPageProps) {
  return (
    <div className="newsletter page grid items-start gap-x-20 gap-y-12 pt-[clamp(32px,5vw,72px)] lg:grid-cols-2">
      <div className="grid max-w-[600px] gap-5">
        <PageHeader lead={lead} title={title} />
        {children}
      </div>
      {beside}
    </div>
  )
}
