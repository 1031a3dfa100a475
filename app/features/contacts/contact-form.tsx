import { formatNumber } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Actions } from '#app/ui/dialog.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { Honeypot } from '#app/ui/honeypot.tsx'
import { alert, Icon } from '#app/ui/icon.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import {
  type ContactFailure,
  type ContactSource,
  contactFailureOf,
  contactFailures,
  contactFailureText,
  contactFailureTitle,
  contactFields,
  contactTypes,
  contactTypeText,
} from './contact.vocabulary.ts'

type ContactFormProps = {
  /** Where to write when the form fails. */
  address: string
  ticket: string
  source: ContactSource
  /** The result of a form that was sent without script and refused. */
  result?: FormResult & { failedWith?: number }
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

type ContactErrorProps = { failure: ContactFailure; address: string; isHidden: boolean }

/** Why the message was not accepted, and where to write instead. The script shows the one that happened. */
export function ContactError({ failure, address, isHidden }: ContactErrorProps) {
  const [before, after] = contactFailureText[failure].split('{email}')
  return (
    // biome-ignore lint/a11y/noAutofocus: it is the answer to what was just sent, and far down the page.
    <div autoFocus={!isHidden} data-failure={failure} hidden={isHidden} role="alert" tabIndex={-1}>
      <div className="flex gap-3 border-l-2 border-danger py-1 pl-4 text-sm">
        <Icon className="mt-0.5 shrink-0 text-danger" path={alert} />
        <div className="grid gap-1">
          <h2 className="font-sans text-sm font-medium">{contactFailureTitle}</h2>
          <p>
            {before}
            <a className="wrap-anywhere underline underline-offset-4" href={`mailto:${address}`}>
              {address}
            </a>
            {after}
          </p>
        </div>
      </div>
    </div>
  )
}

type ContactFieldsProps = {
  values: Record<string, string>
  errors: Record<string, string>
  /** In a dialog, where a browser would otherwise focus the part that scrolls. */
  hasFocus?: boolean
}

const { max } = contactFields.message
const countWords = {
  of: `{count} of ${formatNumber(max)}`,
  left: 'Characters left: {count}',
  over: 'Characters too many: {count}',
}

function ContactFields({ values, errors, hasFocus }: ContactFieldsProps) {
  // The page around a dialog has fields of its own, the newsletter's among them.
  const field = (name: string) => ({
    id: `contact-${name}`,
    name,
    defaultValue: values[name],
    error: errors[name],
  })
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Select
          {...field('contactType')}
          autoFocus={hasFocus}
          label="Inquiry type"
          options={contactTypes.map((type) => ({ value: type, label: contactTypeText[type] }))}
          prompt="Please select"
          required
        />
        <TextInput {...field('fullName')} autoComplete="name" label="Full name" required />
        <TextInput
          {...field('email')}
          autoComplete="email"
          inputMode="email"
          label="Email"
          required
          type="email"
        />
        <TextInput {...field('company')} autoComplete="organization" isOptional label="Company" />
      </div>
      <TextInput {...field('subject')} label="Subject" required />
      <TextArea {...field('message')} countWords={countWords} label="Message" limit={max} required rows={5} />
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <Checkbox
          defaultChecked={values.isUrgent === 'on'}
          id="contact-isUrgent"
          label="This is urgent"
          name="isUrgent"
        />
        <Checkbox
          defaultChecked={values.wantsNewsletter === 'on'}
          id="contact-wantsNewsletter"
          label="Send me the newsletter"
          name="wantsNewsletter"
        />
      </div>
      <Honeypot id="contact-company_fax" label="Leave this field empty" />
    </>
  )
}
