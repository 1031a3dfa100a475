import { Form } from 'react-router'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { contactRetention } from './contact.vocabulary.ts'

/** For whoever asks to be forgotten. */
export function ErasePerson({ answer }: { answer?: FormResult }) {
  const { values = {}, errors = {}, message } = answer ?? {}
  return (
    <details className="border-t border-rule pt-5" open={Boolean(answer)}>
      <summary className="cursor-pointer text-sm underline underline-offset-4">
        Erase what somebody wrote
      </summary>
      <Form className="mt-4 grid max-w-[440px] gap-4" method="post">
        <p className="text-sm text-muted">
          Messages are erased by themselves {contactRetention.settledDays} days after they were answered or
          closed. Here you erase all messages of one address now, and take it off the newsletter. This cannot
          be undone.
        </p>
        <FormError text={message} />
        <TextInput
          autoComplete="off"
          defaultValue={values.email}
          error={errors.email}
          id="erase-email"
          inputMode="email"
          label="Email"
          name="email"
          type="email"
        />
        <Button className="justify-self-start" kind="danger" name="act" value="erase">
          Erase everything of this address
        </Button>
      </Form>
    </details>
  )
}
