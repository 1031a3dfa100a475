import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Actions } from '#app/ui/dialog.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { type ContactSource, contactFailureOf, contactFailures } from './contact.vocabulary.ts'
import { ContactError } from './contact-error.tsx'
import { ContactFields } from './contact-fields.tsx'

type ContactFormProps = {
  /** Where to write when the form fails. */
  address: string
  ticket: string
  source: ContactSource
  /** Of a form that was sent without script and not taken. */
  result?: FormResult & { failedWith?: number }
  /** In a dialog. */
  hasCancel?: boolean
}

/** The contact form: a plain form, checked by the server. contact-form.script.ts checks and sends it in place. */
export function ContactForm({ address, ticket, source, result, hasCancel }: ContactFormProps) {
  const { values = {}, errors = {}, failedWith } = result ?? {}
  const shown = failedWith === undefined ? undefined : contactFailureOf(failedWith)
  return (
    <form
      action="/contact"
      className={hasCancel ? 'modal-form' : 'grid gap-5'}
      data-remember="contact"
      method="post"
      noValidate
    >
      <div className={classNames('grid gap-5', hasCancel && 'modal-fields')}>
        <ContactFields errors={errors} hasFocus={hasCancel} values={values} />
      </div>
      <input name="ticket" type="hidden" value={values.ticket || ticket} />
      <input name="source" type="hidden" value={source} />
      <div className={classNames('grid gap-3', hasCancel && 'modal-end')}>
        {contactFailures.map((failure) => (
          <ContactError address={address} failure={failure} isHidden={failure !== shown} key={failure} />
        ))}
        {/* Filled in by the script, which also disables the button. */}
        <p className="text-sm text-muted empty:-mb-3" data-missing id="contact-missing" role="status" />
        <Actions>
          <Button aria-describedby="contact-missing" isLarge={!hasCancel} kind="primary">
            Send message
          </Button>
          {hasCancel && (
            <Button data-close type="button">
              Cancel
            </Button>
          )}
        </Actions>
      </div>
      <template>
        <FieldError id="" text=" " />
      </template>
    </form>
  )
}
