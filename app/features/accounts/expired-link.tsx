import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { SignInLayout } from '#app/ui/sign-in-layout.tsx'

/** Where an old link from a mail leads: what happened, and the way to a new one. */
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
