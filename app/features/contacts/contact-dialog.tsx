import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon, x } from '#app/ui/icon.tsx'
import { contactSuccess } from './contact.vocabulary.ts'
import { ContactForm } from './contact-form.tsx'

/** The contact form over the page, opened by each link to /contact on it: see contact-form.script.ts. */
export function ContactDialog({ address }: { address: string }) {
  return (
    <dialog aria-labelledby="contact-title" className="modal" data-contact>
      <div className="modal-body">
        <h2 className="modal-head text-xl" data-contact-title id="contact-title">
          Contact us
        </h2>
        <div className="modal-form" data-contact-form>
          <ContactForm address={address} hasCancel source="homepage_contact_modal" ticket="" />
        </div>
        <ContactSent hasClose isHidden />
        {/* The last one: the first of a dialog gets the focus. */}
        <button aria-label="Close" className="dialog-close" data-close type="button">
          <Icon path={x} />
        </button>
      </div>
    </dialog>
  )
}

type ContactSentProps = {
  /** The newsletter is wanted. */
  hasNewsletter?: boolean
  /** Until the script has sent the form. */
  isHidden?: boolean
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
