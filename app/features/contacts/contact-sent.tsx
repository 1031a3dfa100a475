import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { contactSuccess } from './contact.vocabulary.ts'

type ContactSentProps = {
  /** The newsletter is wanted. */
  hasNewsletter?: boolean
  /** Until the script has sent the form. */
  isHidden?: boolean
  /** In a dialog. */
  hasClose?: boolean
}

/** Shown below "Message Sent Successfully". Takes the focus from the form that is gone. */
export function ContactSent({ hasNewsletter, isHidden, hasClose }: ContactSentProps) {
  return (
    <div
      className={classNames('grid gap-3 outline-none', hasClose && 'modal-fields')}
      data-contact-sent
      data-result={isHidden ? undefined : ''}
      hidden={isHidden}
      role="status"
      tabIndex={-1}
    >
      <p>{contactSuccess.text}</p>
      <p className="text-sm text-muted" data-newsletter hidden={!hasNewsletter}>
        If your address does not get the newsletter yet, we are emailing you a link to confirm it.
      </p>
      {hasClose && (
        <div className="mt-2">
          <Button data-close type="button">
            Close
          </Button>
        </div>
      )}
    </div>
  )
}
