import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { FormResult } from '#app/platform/form.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { SignInLayout } from '#app/ui/sign-in-layout.tsx'

type NewPasswordProps = Partial<ComponentProps<typeof PasswordInput>>

export const NewPassword = ({ label = 'Password', error, ...field }: NewPasswordProps) => (
  <PasswordInput
    {...field}
    autoComplete="new-password"
    error={error}
    help={error ? undefined : 'At least 10 characters. A few words together work well.'}
    label={label}
    required
  />
)

type SendButtonProps = {
  children: string
  /** The button's text while the form is being sent. */
  busy: string
  /** Where a page has several forms: which one this is. */
  name?: string
  value?: string
  kind?: 'primary' | 'secondary'
  /** As wide as its text, at the start of the line. */
  isNarrow?: boolean
}

export function SendButton({ children, busy, name, value, kind = 'primary', isNarrow }: SendButtonProps) {
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData !== undefined && (!name || formData.get(name) === value)
  return (
    <Button
      className={isNarrow ? 'justify-self-start' : undefined}
      isBusy={isBusy}
      isWide={!isNarrow}
      kind={kind}
      name={name}
      value={value}
    >
      {isBusy ? busy : children}
    </Button>
  )
}

type OneFormProps = {
  result: FormResult | undefined
  /** A sentence on what the form did when it was sent last. */
  saved?: string
  button: string
  busy: string
  /** The token of the link that led here. */
  token?: string
  children?: ReactNode
}

/** The one form of a page. Its first wrong field gets the focus. */
export function OneForm({ result, saved, button, busy, token, children }: OneFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, result)
  return (
    <Form className="grid gap-5" method="post" noValidate ref={form}>
      {saved && (
        <p className="border-l-2 border-rule py-1 pl-4" role="status">
          {saved}
        </p>
      )}
      <FormError text={result?.message} />
      {token !== undefined && <input name="token" type="hidden" value={token} />}
      {children}
      <SendButton busy={busy}>{button}</SendButton>
    </Form>
  )
}

/** Puts this browser's time zone into the form, if JavaScript runs. */
export function BrowsersTimeZone() {
  const zone = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : ''
  return <input name="timeZone" readOnly type="hidden" value={zone} />
}

/** Without a mail server: where to read the email that was just announced. */
export function KeptMailHint() {
  return (
    <p className="mt-5 border-l-2 border-rule py-1 pl-4 text-sm">
      This service has no mail server. <Link to="/dev/mail">Read the email here</Link> in a second.
    </p>
  )
}

/** For a link from a mail that no longer works: why, and how to get a new one. */
export function ExpiredLink({ children, to, action }: { children: ReactNode; to: string; action: string }) {
  return (
    <SignInLayout title="This link no longer works">
      <title>This link no longer works · Vouchsafe</title>
      <p className="mb-6">{children}</p>
      <ButtonLink isWide kind="primary" to={to}>
        {action}
      </ButtonLink>
    </SignInLayout>
  )
}

type ProfilePageProps = {
  title: string
  /** The page above it. */
  back?: { to: string; name: string }
  children: ReactNode
}

/** A page about the person who is signed in, whatever business is open. */
export function ProfilePage({ title, back, children }: ProfilePageProps) {
  return (
    <>
      <title>{`${title} · Your account · Vouchsafe`}</title>
      {back && <BackLink to={back.to}>{back.name}</BackLink>}
      {children}
    </>
  )
}
