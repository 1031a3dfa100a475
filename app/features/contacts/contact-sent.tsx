import { useEffect, useRef } from 'react'
import { contactSuccess } from './contact.vocabulary.ts'

/** What stands below "Message Sent Successfully". Takes the focus, which was in the form that is gone. */
export function ContactSent({ wantsNewsletter }: { wantsNewsletter: boolean }) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <div className="grid gap-3 outline-none" ref={text} role="status" tabIndex={-1}>
      <p>{contactSuccess.text}</p>
      {wantsNewsletter && (
        <p className="text-sm text-muted">
          One thing about the newsletter: if your address is not on its list yet, a link with which you
          confirm it is on its way to you.
        </p>
      )}
    </div>
  )
}
