import { useRef } from 'react'
import { Form } from 'react-router'
import { SendButton } from '#app/features/accounts/account-page.tsx'
import { businessLimits } from '#app/features/businesses/business-limits.ts'
import { periods } from '#app/periods.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { FirstSteps } from './first-steps.server.ts'

type NameStepProps = { name: FirstSteps['name']; isDone: boolean; isPrimary: boolean; result?: FormResult }

/** The name that we guessed from the website, to confirm or to change. */
export function NameStep({ name, isDone, isPrimary, result }: NameStepProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, result)
  return (
    <Form className="grid gap-5" method="post" noValidate preventScrollReset ref={form}>
      <p className="max-w-measure text-sm text-muted">
        {!isDone && <>We guessed it from {name.domain}, so it may be wrong. </>}
        Customers see it in your emails, on the review form and on your public page.
      </p>
      <FormError text={result?.message} />
      <input name="act" type="hidden" value="name" />
      <TextInput
        autoComplete="organization"
        defaultValue={result?.values.name ?? name.value}
        error={result?.errors.name}
        fieldClassName="max-w-[26em]"
        help={
          name.hasReviews
            ? `You already have a review, so your public page says “Formerly …” for ${periods.recordYears} years if you change the name.`
            : undefined
        }
        id="business-name"
        label="Name of your business"
        maxLength={businessLimits.name.max}
        name="name"
        required
      />
      <SendButton busy="Saving…" isNarrow kind={isPrimary ? 'primary' : 'secondary'} name="act" value="name">
        {isDone ? 'Save the name' : 'Use this name'}
      </SendButton>
    </Form>
  )
}
