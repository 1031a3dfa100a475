import { useContext, useRef, useState } from 'react'
import { Form } from 'react-router'
import { SendButton } from '#app/features/accounts/account-page.tsx'
import { BusinessLanguage } from '#app/features/businesses/business-context.tsx'
import { formatLanguage } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { fewPlaces, firstTerms, invitationLimits, reminderText } from './invitation.vocabulary.ts'
import type { LastTerms } from './list-invitations.server.ts'
import { LanguageField, TermsFields } from './terms-fields.tsx'

type InviteFormProps = {
  result?: FormResult
  last: LastTerms
  /** Up to three people at once, the second and third folded on a phone. */
  isFew?: boolean
  isPrimary?: boolean
}

const folded = [
  'orderReference',
  'language',
  'legalBasis',
  'source',
  'reminders',
  'incentive',
  'incentiveConfirmed',
]

/** Invites one person: name, email, Send; or a few. The terms are those of the last invitation, stated beside the button. */
export function InviteForm({ result, last, isFew, isPrimary = true }: InviteFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const ofBusiness = useContext(BusinessLanguage)
  const terms = last ?? { ...firstTerms, language: ofBusiness }
  const { values = {}, errors = {}, message } = result ?? {}
  const [chosen, setChosen] = useState<Record<string, string>>(() => ({
    legalBasis: terms.legalBasis,
    source: terms.source,
    language: terms.language ?? ofBusiness,
    reminders: String(terms.reminders),
    incentive: terms.incentive ?? '',
    ...values,
  }))
  useFocusFirstError(form, result)
  const [first, ...more] = fewPlaces
  return (
    <Form
      className="grid gap-5"
      method="post"
      noValidate
      onChange={({ currentTarget }) =>
        setChosen(
          Object.fromEntries([...new FormData(currentTarget)].map(([name, value]) => [name, `${value}`])),
        )
      }
      preventScrollReset
      ref={form}
    >
      <input name="act" type="hidden" value="invite" />
      <FormError text={message} />
      <Person place={first} result={result} />
      {isFew && (
        <>
          <details
            className="peer sm:hidden"
            open={more.some((place) => values[`name${place}`] || values[`email${place}`])}
          >
            <summary className="w-fit text-sm underline decoration-control underline-offset-4">
              Add a second and third customer
            </summary>
          </details>
          <div className="grid gap-5 max-sm:not-peer-open:hidden">
            {more.map((place) => (
              <Person key={place} place={place} result={result} />
            ))}
          </div>
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SendButton
          busy="Queueing…"
          isNarrow
          kind={isPrimary ? 'primary' : 'secondary'}
          name="act"
          value="invite"
        >
          {isFew ? 'Send invitations' : 'Send invitation'}
        </SendButton>
        <p className="min-w-0 flex-1 basis-64 text-xs wrap-anywhere text-muted">{confirmation(chosen)}</p>
      </div>
      <details className="fold" open={folded.some((name) => errors[name])}>
        <summary className="text-muted wrap-anywhere">{inShort(chosen)}</summary>
        <div className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2">
          {!isFew && (
            <TextInput
              autoComplete="off"
              defaultValue={values.orderReference}
              error={errors.orderReference}
              help="Named in the email and stored with the review. Never public."
              isOptional
              label="Order reference"
              maxLength={invitationLimits.orderReference.max}
              name="orderReference"
            />
          )}
          <LanguageField last={terms} result={result} />
          <TermsFields last={terms} result={result} />
        </div>
      </details>
    </Form>
  )
}

const ordinals = { 1: 'First', 2: 'Second', 3: 'Third' } as const

function Person({ place, result }: { place: (typeof fewPlaces)[number]; result?: FormResult | undefined }) {
  const { values = {}, errors = {} } = result ?? {}
  const [name, email] = [`name${place}`, `email${place}`]
  return (
    <fieldset className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <legend className="sr-only">{ordinals[place]} customer</legend>
      <TextInput
        autoComplete="off"
        defaultValue={values[name]}
        error={errors[name]}
        isOptional
        label="Name"
        maxLength={invitationLimits.name.max}
        name={name}
      />
      <TextInput
        autoComplete="off"
        defaultValue={values[email]}
        error={errors[email]}
        inputMode="email"
        label="Email address"
        name={email}
        type="email"
      />
    </fieldset>
  )
}

const confirmation = ({ legalBasis }: Record<string, string>) =>
  legalBasis === 'consent'
    ? 'By sending, you confirm that they agreed to be asked by email.'
    : 'By sending, you confirm that they are customers and were told that you would ask.'

function inShort({ source, language, reminders, incentive }: Record<string, string>) {
  const reward = incentive ? `reward “${incentive}”` : 'no reward'
  return [
    formatLanguage(language ?? 'en'),
    reminderText[Number(reminders)] ?? 'no reminders',
    reward,
    ...(source ? [`address from “${source}”`] : []),
  ].join(', ')
}
