import { useContext } from 'react'
import { BusinessLanguage } from '#app/features/businesses/business-context.tsx'
import { languageNames, languages } from '#app/languages/languages.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Checkbox, RadioGroup } from '#app/ui/checkbox.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import {
  invitationLimits,
  type LegalBasis,
  legalBases,
  legalBasisText,
  reminderAfterDays,
} from './invitation.vocabulary.ts'
import type { LastTerms } from './list-invitations.server.ts'

type Terms = Omit<NonNullable<LastTerms>, 'id' | 'subject' | 'text'>
type FieldsProps = { result?: Partial<FormResult>; last: Terms | null }

export function TermsFields(props: FieldsProps) {
  return (
    <>
      <GroundFields {...props} />
      <RemindersField {...props} />
      <RewardFields {...props} />
    </>
  )
}

export function GroundFields({ result, last, isList }: FieldsProps & { isList?: boolean }) {
  const { values = {}, errors = {} } = result ?? {}
  return (
    <>
      <div className="sm:col-span-2">
        <LegalBasisField result={result} stored={last?.legalBasis} />
      </div>
      <TextInput
        defaultValue={values.source ?? last?.source}
        error={errors.source}
        fieldClassName={isList ? 'sm:col-span-2' : undefined}
        help="Kept with the invitation, in case anyone asks."
        label={isList ? 'Where you got these addresses' : 'Where you got this address'}
        maxLength={invitationLimits.source.max}
        name="source"
      />
    </>
  )
}

type LegalBasisProps = { result?: Partial<FormResult>; stored?: LegalBasis }

export const LegalBasisField = ({ result, stored }: LegalBasisProps) => (
  <RadioGroup
    defaultValue={result?.values?.legalBasis ?? stored}
    error={result?.errors?.legalBasis}
    label="Why you may email them"
    name="legalBasis"
    options={legalBases.map((value) => ({ value, label: legalBasisText[value] }))}
  />
)

export function RemindersField({ result, last }: FieldsProps) {
  return (
    <Select
      defaultValue={result?.values?.reminders ?? String(last?.reminders ?? 1)}
      error={result?.errors?.reminders}
      help={`Sent ${reminderAfterDays} days apart. They stop after a review, a refusal or a bounce.`}
      label="Reminders"
      name="reminders"
      options={[
        { value: '0', label: 'None' },
        { value: '1', label: 'One' },
        { value: '2', label: 'Two' },
        { value: '3', label: 'Three' },
      ]}
    />
  )
}

export function RewardFields({ result, last }: FieldsProps) {
  return (
    <div className="sm:col-span-2">
      <IncentiveFields
        result={result?.values ? result : undefined}
        help="Named in the email, on the form and with each review."
        incentive={last?.incentive}
      />
    </div>
  )
}

export function LanguageField({ result, last }: FieldsProps) {
  const ofBusiness = useContext(BusinessLanguage)
  return (
    <Select
      defaultValue={result?.values?.language ?? last?.language ?? ofBusiness}
      error={result?.errors?.language}
      label="Language of the email"
      name="language"
      options={languages.map((value) => ({ value, label: languageNames[value] }))}
    />
  )
}

type IncentiveFieldsProps = {
  result?: Partial<FormResult>
  incentive: string | null | undefined
  help: string
}

export function IncentiveFields({ result, incentive, help }: IncentiveFieldsProps) {
  const { values, errors = {} } = result ?? {}
  return (
    <div className="grid gap-3">
      <TextInput
        defaultValue={values ? values.incentive : (incentive ?? '')}
        error={errors.incentive}
        help={help}
        isOptional
        label="Reward offered"
        name="incentive"
        placeholder="10% off the next order"
      />
      <Checkbox
        defaultChecked={values ? values.incentiveConfirmed === 'on' : Boolean(incentive)}
        error={errors.incentiveConfirmed}
        label="Everybody who writes a review gets it, whatever the rating and whatever they write."
        name="incentiveConfirmed"
      />
    </div>
  )
}
