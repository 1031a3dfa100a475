import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { MailPreviewed } from './sample-mail.server.ts'

const views = { mail: 'Email', reminder: 'Reminder', text: 'As text' }
type View = keyof typeof views

type MailPreviewProps = {
  mail: MailPreviewed
  hasReminder?: boolean
  /** The list whose mail it is; without one, the mail is to oneself. */
  batch?: string
}

/** A mail as it arrives, in a frame that runs nothing, with the lines above it that its reader sees. */
export function MailPreview({ mail, hasReminder = true, batch }: MailPreviewProps) {
  const [view, setView] = useState<View>('mail')
  const query = new URLSearchParams({ ...(batch && { batch }), ...(view === 'reminder' && { reminder: '' }) })
  const shown = (Object.keys(views) as View[]).filter((each) => each !== 'reminder' || hasReminder)
  return (
    <div className="grid overflow-hidden rounded-surface border border-line bg-sheet text-sm">
      <div className="grid gap-1 border-b border-line px-4 py-3 wrap-anywhere">
        <p className="font-medium">{mail.subject}</p>
        <p className="text-xs text-muted">
          {mail.from}, replies to {mail.replyTo}
        </p>
        <fieldset className="chips mt-2">
          <legend className="sr-only">Show</legend>
          {shown.map((each) => (
            <Button
              aria-pressed={view === each}
              className="chip"
              key={each}
              onClick={() => setView(each)}
              type="button"
            >
              {views[each]}
            </Button>
          ))}
        </fieldset>
      </div>
      {view === 'text' ? (
        <p className="min-h-[520px] p-4 wrap-anywhere whitespace-pre-line">{mail.text}</p>
      ) : (
        <iframe
          className="h-[760px] w-full bg-white sm:h-[700px]"
          key={view}
          sandbox=""
          src={`/business/invitations/sample?${query}`}
          title={views[view]}
        />
      )}
    </div>
  )
}
