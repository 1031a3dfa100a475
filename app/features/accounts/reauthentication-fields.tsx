import type { FormResult } from '#app/platform/form.server.ts'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { TextInput } from '#app/ui/text-input.tsx'

type ReauthenticationFieldsProps = {
  /** Ids must differ where a page asks more than once. */
  id: string
  answer: FormResult | undefined
  asksCode: boolean
}

/** What is asked for again before something changes that decides who gets in. */
export function ReauthenticationFields({ id, answer, asksCode }: ReauthenticationFieldsProps) {
  return (
    <>
      <PasswordInput
        autoComplete="current-password"
        error={answer?.errors.password}
        id={`${id}-password`}
        label="Your password"
        name="password"
        required
      />
      {asksCode && (
        <TextInput
          autoComplete="one-time-code"
          error={answer?.errors.code}
          help="From your authenticator app, or one of your recovery codes."
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
