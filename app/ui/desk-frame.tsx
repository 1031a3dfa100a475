import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AccountMenu } from './account-menu.tsx'
import { SkipLink } from './skip-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { Wordmark } from './wordmark.tsx'

type DeskFrameProps = {
  email: string
  isOperator?: boolean
  /** The business to go back to, if there is one. */
  businessName?: string | null
  children: ReactNode
}

/** The bar above pages that belong to no business: the operator's desk, and an account without a business. */
export function DeskFrame({ email, isOperator, businessName, children }: DeskFrameProps) {
  return (
    <>
      <SkipLink />
      <header className="desk-head">
        <Wordmark />
        <Link
          className="min-w-0 truncate text-sm pointer-coarse:leading-[44px]"
          to={businessName ? '/business/dashboard' : '/'}
        >
          <span className="max-sm:sr-only">Back to </span>
          {businessName ?? 'the site'}
        </Link>
        <div className="ml-auto flex min-w-0 items-center gap-1 max-sm:shrink-0 sm:gap-3">
          <ThemeSwitch />
          <AccountMenu email={email} isOperator={isOperator} />
        </div>
      </header>
      {children}
    </>
  )
}
