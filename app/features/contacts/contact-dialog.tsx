import { Icon, x } from '#app/ui/icon.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactSent } from './contact-sent.tsx'

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
