import type { ReactNode } from 'react'
import { Button, ButtonLink } from './button.tsx'
import { type Foot, PublicFooter } from './public-footer.tsx'
import { SkipLink } from './skip-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { Unfold } from './unfold.tsx'
import { Wordmark } from './wordmark.tsx'

type PublicLayoutProps = {
  children: ReactNode
  /** Signed in: the bar links to the dashboard. */
  isSignedIn: boolean
  foot: Foot
}

/** A public page: bar, main, footer. The page sets its own width, usually with `page`. */
export function PublicLayout({ children, isSignedIn, foot }: PublicLayoutProps) {
  return (
    <>
      <SkipLink />
      <header className="page bar">
        <Wordmark />
        <nav aria-label="The service" className="bar-nav">
          <Sections />
        </nav>
        <div className="bar-end">
          <ThemeSwitch />
          <div className="max-md:hidden">
            {isSignedIn ? <SignOut /> : <a href="/business/login">Log in</a>}
          </div>
          <ButtonLink
            className="max-[359px]:px-2"
            to={isSignedIn ? '/business/dashboard' : '/business/signup'}
          >
            {isSignedIn ? 'Dashboard' : 'Sign Up Free'}
          </ButtonLink>
          <Unfold className="md:hidden" label="Menu" look="btn btn-quiet btn-icon" summary={<Lines />}>
            <nav aria-label="Menu" className="menu bar-menu" tabIndex={-1}>
              <Sections className="menu-item" />
              {isSignedIn ? (
                <SignOut className="menu-item w-full" />
              ) : (
                <a className="menu-item" href="/business/login">
                  Log in
                </a>
              )}
            </nav>
          </Unfold>
        </div>
      </header>
      <main className="branded" id="main" tabIndex={-1}>
        {children}
      </main>
      <PublicFooter foot={foot} />
    </>
  )
}

const sections = [
  ['features', 'Features'],
  ['how-it-works', 'How it works'],
  ['pricing', 'Pricing'],
] as const

const Sections = ({ className }: { className?: string }) =>
  sections.map(([id, name]) => (
    <a className={className} href={`/#${id}`} key={id}>
      {name}
    </a>
  ))

/** A full page load, so that no account data stays in memory. */
function SignOut({ className }: { className?: string }) {
  return (
    <form action="/business/logout" method="post">
      {className ? (
        <button className={className} type="submit">
          Sign Out
        </button>
      ) : (
        <Button kind="quiet">Sign Out</Button>
      )}
    </form>
  )
}

function Lines() {
  return (
    <svg aria-hidden height="16" stroke="currentColor" strokeWidth="1.5" viewBox="0 0 16 16" width="16">
      <path d="M1.5 5h13M1.5 11h13" />
    </svg>
  )
}
