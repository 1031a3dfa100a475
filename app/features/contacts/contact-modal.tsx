import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Actions, Dialog } from '#app/ui/dialog.tsx'
import { contactSuccess } from './contact.vocabulary.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactSent } from './contact-sent.tsx'
import type { ContactFacts } from './posting-contact.ts'

type ContactModalProps = { facts: ContactFacts | null; onClose: () => void }

/** The contact form over the landing page: open while there are facts. Nothing closes it while it sends. */
export function ContactModal({ facts, onClose }: ContactModalProps) {
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState<{ wantsNewsletter: boolean }>()

  function close() {
    setSent(undefined)
    onClose()
  }

  return (
    <Dialog
      isLocked={isSending}
      isOpen={facts !== null}
      isSheet
      onClose={close}
      title={sent ? contactSuccess.title : 'Contact us'}
    >
      {sent ? (
        <div className="grid gap-5">
          <ContactSent {...sent} />
          <Actions>
            <Button onClick={close} type="button">
              Close
            </Button>
          </Actions>
        </div>
      ) : (
        facts && (
          <ContactForm
            {...facts}
            onCancel={close}
            onSending={setSending}
            onSent={(wantsNewsletter) => setSent({ wantsNewsletter })}
            source="homepage_contact_modal"
          />
        )
      )}
    </Dialog>
  )
}
