import { languageNames, languages } from '#app/languages/languages.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { RadioGroup } from '#app/ui/radio.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { IncentiveFields } from './incentive-fields.tsx'
import { invitationLimits, legalBases, legalBasisText, reminderAfterDays } from './invitation.vocabulary.ts'
import type { LastTerms } from './last-terms.server.ts'

type FieldsProps = { result?: Partial<FormResult>; last: LastTerms }

/** Why these people may be mailed, and how often. */
export function TermsFields({ result, last }: FieldsProps) {
  const { values = {}, errors = {} } = result ?? {}
  return (
    <>
      <div className="sm:col-span-2">
        <RadioGroup
          defaultValue={values.legalBasis ?? last?.legalBasis}
          error={errors.legalBasis}
          label="Why you may write to them"
          name="legalBasis"
          options={legalBases.map((value) => ({ value, label: legalBasisText[value] }))}
        />
      </div>
      <TextInput
        defaultValue={values.source ?? last?.source}
        error={errors.source}
        help="Kept with the invitation, in case somebody asks: your shop, a form on your site."
        label="Where you have the address from"
        maxLength={invitationLimits.source.max}
        name="source"
      />
      <Select
        defaultValue={values.reminders ?? String(last?.reminders ?? 1)}
        error={errors.reminders}
        help={`Each ${reminderAfterDays} days after the last mail. A review, a no or a bounce stops them.`}
        label="Reminders"
        name="reminders"
        options={[
          { value: '0', label: 'None' },
          { value: '1', label: 'One' },
          { value: '2', label: 'Two' },
          { value: '3', label: 'Three' },
        ]}
      />
      <div className="sm:col-span-2">
        <IncentiveFields
          result={result?.values ? result : undefined}
          help="Named in the mail and on the form, and shown with each review that comes of it. Leave it empty if nothing is given."
          incentive={last?.incentive}
        />
      </div>
    </>
  )
}

export function LanguageField({ result }: { result?: Partial<FormResult> }) {
  return (
    <Select
      defaultValue={result?.values?.language ?? 'en'}
      error={result?.errors?.language}
      label="Language of the mail"
      name="language"
      options={languages.map((value) => ({ value, label: languageNames[value] }))}
    />
  )
}
