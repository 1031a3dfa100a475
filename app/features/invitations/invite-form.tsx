import { useContext, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { BusinessLanguage } from '#app/features/profiles/business-language.ts'
import { formatLanguage } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { firstTerms, invitationLimits, reminderText } from './invitation.vocabulary.ts'
import type { LastTerms } from './list-invitations.server.ts'
import { LanguageField, TermsFields } from './terms-fields.tsx'

type InviteFormProps = { result?: FormResult; last: LastTerms }

const folded = [
  'orderReference',
  'language',
  'legalBasis',
  'source',
  'reminders',
  'incentive',
  'incentiveConfirmed',
]

/** Invites one person: name, email, Send. The terms are those of the last invitation, stated beside the button. */
export function InviteForm({ result, last }: InviteFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { state, formData } = useNavigation()
  const isSending = state !== 'idle' && formData?.get('act') === 'invite'
  const ofBusiness = useContext(BusinessLanguage)
  const terms = last ?? { ...firstTerms, language: ofBusiness }
  const { values = {}, errors = {}, message } = result ?? {}
  const [chosen, setChosen] = useState<Record<string, string>>(() => ({
    ...{ legalBasis: terms.legalBasis, source: terms.source, language: terms.language ?? ofBusiness },
    ...{ reminders: String(terms.reminders), incentive: terms.incentive ?? '' },
    ...values,
  }))
  useFocusFirstError(form, result)
  return (
    <Form
      className="grid gap-x-6 gap-y-5 sm:grid-cols-2"
      method="post"
      noValidate
      onChange={({ currentTarget }) =>
        setChosen(
          Object.fromEntries([...new FormData(currentTarget)].map(([name, value]) => [name, `${value}`])),
        )
      }
      ref={form}
    >
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
        isOptional
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
      <div className="grid gap-4 sm:col-span-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button isBusy={isSending} kind="primary">
            {isSending ? 'Queueing the invitation' : 'Send invitation'}
          </Button>
          <p className="min-w-0 flex-1 basis-64 text-xs wrap-anywhere text-muted">{confirmation(chosen)}</p>
        </div>
        <details className="fold" open={folded.some((name) => errors[name])}>
          <summary className="text-muted wrap-anywhere">{inShort(chosen)}</summary>
          <div className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2">
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
            <LanguageField last={terms} result={result} />
            <TermsFields last={terms} result={result} />
          </div>
        </details>
      </div>
    </Form>
  )
}

const confirmation = ({ legalBasis }: Record<string, string>) =>
  legalBasis === 'consent'
    ? 'By sending, you confirm that this person agreed to be asked by email.'
    : 'By sending, you confirm that this person is a customer and was told that you would ask.'

/** The folded terms in a sentence. */
function inShort({ source, language, reminders, incentive }: Record<string, string>) {
  const reward = incentive ? `reward “${incentive}”` : 'no reward'
  return [
    formatLanguage(language ?? 'en'),
    reminderText[Number(reminders)] ?? 'no reminders',
    reward,
    ...(source ? [`address from “${source}”`] : []),
  ].join(', ')
}
