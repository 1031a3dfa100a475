import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { FormResult } from '#app/platform/form.server.ts'
import { fieldsOf } from '#app/ui/field.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { NewPassword, SendButton } from './account-page.tsx'
import { ReauthenticationFields } from './reauthentication-fields.tsx'

type WithResult = { result: FormResult | undefined }

type IntentFormProps = WithResult & {
  intent: string
  button: string
  busy: string
  children?: ReactNode
  /** Answered by a document or a file, without the router. */
  isDocument?: boolean
  /** The one thing to do on its page. */
  isPrimary?: boolean
}

export function IntentForm({
  intent,
  result,
  button,
  busy,
  children,
  isDocument,
  isPrimary,
}: IntentFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, result)
  const isDone = result && !result.message && Object.keys(result.errors).length === 0
  // Passwords do not stay on the screen of a form that was accepted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each result.
  useEffect(() => {
    if (isDone) form.current?.reset()
  }, [result])
  return (
    <Form
      className="grid gap-5"
      method="post"
      noValidate
      preventScrollReset
      ref={form}
      reloadDocument={isDocument}
    >
      <FormError text={result?.message} />
      {children}
      <SendButton
        busy={busy}
        isNarrow
        kind={isPrimary ? 'primary' : 'secondary'}
        name="intent"
        value={intent}
      >
        {button}
      </SendButton>
    </Form>
  )
}

export function RenameForm({ result, name }: WithResult & { name: string }) {
  return (
    <IntentForm result={result} busy="Saving…" button="Save name" intent="rename" isPrimary>
      <TextInput {...fieldsOf(result, { name })('name')} autoComplete="name" label="Name" required />
    </IntentForm>
  )
}

export function PasswordForm({ result, email, asksCode }: WithResult & { email: string; asksCode: boolean }) {
  return (
    <IntentForm result={result} busy="Saving…" button="Change password" intent="password">
      {/* For password managers: whose password this is. */}
      <input autoComplete="username" defaultValue={email} hidden name="username" readOnly />
      <ReauthenticationFields asksCode={asksCode} id="password" label="Current password" result={result} />
      <NewPassword {...fieldsOf(result)('newPassword')} label="New password" />
    </IntentForm>
  )
}
