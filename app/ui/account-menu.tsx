import { ChevronDown, CircleUserRound } from 'lucide-react'
import { Form, Link } from 'react-router'
import { Unfold } from './unfold.tsx'

type AccountMenuProps = {
  email: string
  isOperator?: boolean
  /** Signed in through a company's identity provider: the account's own pages are closed. */
  isOnlyHere?: boolean
}

export function AccountMenu({ email, isOperator, isOnlyHere }: AccountMenuProps) {
  return (
    <Unfold
      className="min-w-0"
      label={`Account of ${email}`}
      look="btn btn-quiet account-button"
      summary={
        <>
          <CircleUserRound aria-hidden className="shrink-0 sm:hidden" size={18} strokeWidth={1.5} />
          <span className="min-w-0 truncate max-sm:hidden">{email}</span>
          <ChevronDown aria-hidden className="shrink-0 max-sm:hidden" size={14} strokeWidth={1.5} />
        </>
      }
    >
      <nav aria-label="Account" className="menu account-menu" tabIndex={-1}>
        <p className="border-b border-line px-2.5 pt-1.5 pb-2.5 text-xs wrap-anywhere text-muted sm:hidden">
          {email}
        </p>
        {!isOnlyHere && (
          <>
            <Link className="menu-item" to="/profile">
              Your account
            </Link>
            <Link className="menu-item" to="/profile/security">
              Sign-in and security
            </Link>
            <Link className="menu-item" to="/profile/notifications">
              Notifications
            </Link>
          </>
        )}
        {isOperator && (
          <Link className="menu-item" to="/operator">
            Operator’s desk
          </Link>
        )}
        <Form
          action="/business/logout"
          className="mt-1 border-t border-line pt-1"
          method="post"
          reloadDocument
        >
          <button className="menu-item w-full" type="submit">
            Log out
          </button>
        </Form>
      </nav>
    </Unfold>
  )
}
