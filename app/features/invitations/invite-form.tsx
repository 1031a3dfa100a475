import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { invitationLimits } from './invitation.vocabulary.ts'
import type { LastTerms } from './listing.server.ts'
import { LanguageField, TermsFields } from './terms-fields.tsx'

type InviteFormProps = { result?: FormResult; last: LastTerms }

/** Invites one person. */
export function InviteForm({ result, last }: InviteFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { state, formData } = useNavigation()
  const isSending = state !== 'idle' && formData?.get('act') === 'invite'
  useFocusFirstError(form, result)
  const { values = {}, errors = {}, message } = result ?? {}
  return (
    <Form className="grid gap-x-6 gap-y-5 sm:grid-cols-2" method="post" noValidate ref={form}>
      <input name="act" type="hidden" value="invite" />
      {message && (
        <div className="sm:col-span-2">
          <FormError text={message} />
        </div>
      )}
      <TextInput
        autoComplete="off"
        defaultValue={values.name}
        error={errors.name}
        label="Name"
        maxLength={invitationLimits.name.max}
        name="name"
      />
      <TextInput
        autoComplete="off"
        defaultValue={values.email}
        error={errors.email}
        inputMode="email"
        label="Email address"
        name="email"
        type="email"
      />
      <TextInput
        autoComplete="off"
        defaultValue={values.orderReference}
        error={errors.orderReference}
        help="Named in the mail and kept with the review. Never public."
        isOptional
        label="Order reference"
        maxLength={invitationLimits.orderReference.max}
        name="orderReference"
      />
      <LanguageField result={result} />
      <TermsFields result={result} last={last} />
      <div className="sm:col-span-2">
        <Button isBusy={isSending} kind="primary">
          {isSending ? 'Queueing the invitation' : 'Send invitation'}
        </Button>
      </div>
    </Form>
  )
}
