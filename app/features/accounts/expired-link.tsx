import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { SignInLayout } from '#app/ui/sign-in-layout.tsx'

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
