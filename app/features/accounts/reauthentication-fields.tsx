import type { FormResult } from '#app/platform/form.server.ts'
import { fieldsOf } from '#app/ui/field.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { TextInput } from '#app/ui/text-input.tsx'

type ReauthenticationFieldsProps = {
  /** Ids must differ where a page asks more than once. */
  id: string
  result: FormResult | undefined
  asksCode: boolean
  label?: string
}

/** Password and code, asked for again before any change to how the account is signed in to. */
export function ReauthenticationFields({
  id,
  result,
  asksCode,
  label = 'Your password',
}: ReauthenticationFieldsProps) {
  const field = fieldsOf(result)
  return (
    <>
      <PasswordInput
        {...field('password')}
        autoComplete="current-password"
        id={`${id}-password`}
        label={label}
        required
      />
      {asksCode && (
        <TextInput
          {...field('code')}
          autoComplete="one-time-code"
          help="From your authenticator app, or a recovery code."
          id={`${id}-code`}
          label="Code"
          required
          spellCheck={false}
        />
      )}
    </>
  )
}
