import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from './button.tsx'
import { SkipLink } from './skip-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { Wordmark } from './wordmark.tsx'

type PublicLayoutProps = {
  children: ReactNode
  /** Links in the middle of the bar; not shown on phones. */
  nav?: ReactNode
  /** At the end of the bar, in place of Log in and Sign up. */
  end?: ReactNode
  /** Has an account open: the bar leads to the dashboard. */
  isSignedIn?: boolean
}

/** A public page: bar, main, foot. The page sets its own width, usually with `page`. */
export function PublicLayout({ children, nav, end, isSignedIn }: PublicLayoutProps) {
  return (
    <>
      <SkipLink />
      <header className="page bar">
        <Wordmark />
        {nav && (
          <nav aria-label="On this page" className="bar-nav">
            {nav}
          </nav>
        )}
        <div className="bar-end">
          <ThemeSwitch />
          {end ?? <Doors isSignedIn={isSignedIn} />}
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer isSignedIn={isSignedIn} />
    </>
  )
}

function Doors({ isSignedIn }: { isSignedIn?: boolean }) {
  if (isSignedIn) return <ButtonLink to="/business/dashboard">Dashboard</ButtonLink>
  return (
    <>
      <Link className="max-[359px]:hidden" to="/business/login">
        Log in
      </Link>
      <ButtonLink to="/business/signup">Sign Up Free</ButtonLink>
    </>
  )
}

function Footer({ isSignedIn }: { isSignedIn?: boolean }) {
  return (
    <footer className="page mt-24 pb-10 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-6 border-t border-rule pt-8">
        <div className="max-w-[34ch]">
          <Wordmark />
          <p className="mt-3 text-muted">Collects what customers say, shows where every number comes from.</p>
        </div>
        <nav aria-label="Foot of the page">
          <ul className="foot-links">
            <li>
              <Link to="/demo">Demo</Link>
            </li>
            <li>
              <Link to="/terms-of-service">Terms</Link>
            </li>
            <li>
              <Link to="/privacy-policy">Privacy</Link>
            </li>
            <li>
              {isSignedIn ? (
                <Link to="/business/dashboard">Dashboard</Link>
              ) : (
                <Link to="/business/login">Log in</Link>
              )}
            </li>
            {!isSignedIn && (
              <li>
                <Link to="/business/signup">Sign up</Link>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
