import { useRef } from 'react'
import { Form } from 'react-router'
import { SendButton } from '#app/features/accounts/account-page.tsx'
import type { FormResult } from '#app/platform/form.server.ts'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { fewPlaces, invitationLimits } from './invitation.vocabulary.ts'
import type { LastTerms } from './list-invitations.server.ts'
import { ExtrasFields, GroundFields, LanguageField } from './terms-fields.tsx'

type InviteFewFormProps = { result?: FormResult; last: LastTerms; isPrimary: boolean }

/** Invites up to three people on the same terms. On a phone the second and third are folded. */
export function InviteFewForm({ result, last, isPrimary }: InviteFewFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, result)
  const { values = {}, errors = {}, message } = result ?? {}
  const [first, ...more] = fewPlaces
  const isMore = more.some((place) => values[`name${place}`] || values[`email${place}`])
  return (
    <Form className="grid gap-5" method="post" noValidate preventScrollReset ref={form}>
      <input name="act" type="hidden" value="invite" />
      <FormError text={message} />
      <Person place={first} result={result} />
      <details className="peer sm:hidden" open={isMore}>
        <summary className="w-fit text-sm underline decoration-control underline-offset-4">
          Add a second and third customer
        </summary>
      </details>
      <div className="grid gap-5 max-sm:not-peer-open:hidden">
        {more.map((place) => (
          <Person key={place} place={place} result={result} />
        ))}
      </div>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <GroundFields last={last} result={result} />
        <LanguageField last={last} result={result} />
      </div>
      <details open={Boolean(errors.reminders || errors.incentive || errors.incentiveConfirmed)}>
        <summary className="w-fit text-sm underline decoration-control underline-offset-4">
          Reminders and rewards
        </summary>
        <div className="mt-4 grid gap-5">
          <ExtrasFields last={last} result={result} />
        </div>
      </details>
      <SendButton
        busy="Queueing…"
        isNarrow
        kind={isPrimary ? 'primary' : 'secondary'}
        name="act"
        value="invite"
      >
        Send invitations
      </SendButton>
    </Form>
  )
}

const ordinals = { 1: 'First', 2: 'Second', 3: 'Third' } as const

function Person({ place, result }: { place: (typeof fewPlaces)[number]; result?: FormResult }) {
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
        label="Email"
        name={email}
        type="email"
      />
    </fieldset>
  )
}
