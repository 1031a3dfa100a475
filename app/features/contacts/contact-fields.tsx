import { formatNumber } from '#app/languages/format.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Honeypot } from '#app/ui/honeypot.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { contactFields, contactTypes, contactTypeText } from './contact.vocabulary.ts'

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

/** The fields, filled with what was typed before. */
export function ContactFields({ values, errors, hasFocus }: ContactFieldsProps) {
  // The page around a dialog has fields of its own, the newsletter's among them.
  const field = (name: string) => ({
    id: `contact-${name}`,
    name,
    defaultValue: values[name],
    error: errors[name],
  })
  return (
    <>
      <Select
        {...field('contactType')}
        autoFocus={hasFocus}
        label="Inquiry type"
        options={contactTypes.map((type) => ({ value: type, label: contactTypeText[type] }))}
        prompt="Please select"
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput {...field('fullName')} autoComplete="name" label="Full name" required />
        <TextInput
          {...field('email')}
          autoComplete="email"
          inputMode="email"
          label="Email"
          required
          type="email"
        />
      </div>
      <TextInput {...field('company')} autoComplete="organization" isOptional label="Company" />
      <TextInput {...field('subject')} label="Subject" required />
      <TextArea {...field('message')} countWords={countWords} label="Message" limit={max} required rows={5} />
      <div className="grid gap-3">
        <Checkbox
          defaultChecked={values.isUrgent === 'on'}
          id="contact-isUrgent"
          label="This is urgent"
          name="isUrgent"
        />
        <Checkbox
          defaultChecked={values.wantsNewsletter === 'on'}
          help="We email you a link to confirm your address first."
          id="contact-wantsNewsletter"
          label="Send me the newsletter"
          name="wantsNewsletter"
        />
      </div>
      <Honeypot id="contact-company_fax" label="Leave this field empty" />
    </>
  )
}
