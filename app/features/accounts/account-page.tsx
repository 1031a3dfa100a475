import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { FormResult } from '#app/platform/form.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
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
  /** The page that takes it, if another one. */
  action?: string
  children?: ReactNode
}

/** The one form of a page. Its first wrong field gets the focus. */
export function OneForm({ result, saved, button, busy, token, action, children }: OneFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, result)
  return (
    <Form action={action} className="grid gap-5" method="post" noValidate ref={form}>
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

const mailed = [
  ['Your new link', 'In the newest mail', 'Works once', 'good'],
  ['Your old link', 'In an older mail', 'Expired', undefined],
] as const

/** A mailbox in which the newest link works. */
export const MailedLinks = () => (
  <ul aria-hidden className="settings-sheet w-[420px]">
    {mailed.map(([title, help, state, kind]) => (
      <li className="setting flex items-center gap-4 p-5" key={title}>
        <Icon path={envelope} size={24} />
        <span className="grid flex-1">
          <b className="font-medium">{title}</b> <span className="text-sm text-muted">{help}</span>
        </span>
        <Badge kind={kind}>{state}</Badge>
      </li>
    ))}
  </ul>
)

const envelope = 'M2 6l10 7 10-7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z'

type ExpiredLinkProps = {
  /** Why, and how to get a new one. */
  children: ReactNode
  to?: string
  action?: string
  /** In place of the button. */
  form?: ReactNode
  below?: ReactNode
  picture?: ReactNode
}

/** For a link from a mail that no longer works. */
export const ExpiredLink = ({ children, to = '', action, form, ...page }: ExpiredLinkProps) => (
  <SignInLayout {...page} lead={children} title="This link no longer works">
    <title>This link no longer works · Vouchsafe</title>
    {form ?? (
      <ButtonLink isWide kind="primary" to={to}>
        {action}
      </ButtonLink>
    )}
  </SignInLayout>
)

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
