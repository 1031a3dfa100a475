import type { FormResult } from '#app/platform/form.server.ts'
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
  return (
    <>
      <PasswordInput
        autoComplete="current-password"
        error={result?.errors.password}
        id={`${id}-password`}
        label={label}
        name="password"
        required
      />
      {asksCode && (
        <TextInput
          autoComplete="one-time-code"
          error={result?.errors.code}
          help="From your authenticator app, or a recovery code."
          id={`${id}-code`}
          label="Code"
          name="code"
          required
          spellCheck={false}
        />
      )}
    </>
  )
}
