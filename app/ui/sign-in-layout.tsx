import type { ReactNode } from 'react'
import { SampleReview } from './sample-review.tsx'
import { SkipLink } from './skip-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { Wordmark } from './wordmark.tsx'

type SignInLayoutProps = {
  title: string
  lead?: ReactNode
  children: ReactNode
  /** A link below the form, such as from log in to sign up. */
  below?: ReactNode
  /** In the other half of a wide screen, instead of what the service promises. */
  picture?: ReactNode
}

export function SignInLayout({ title, lead, children, below, picture }: SignInLayoutProps) {
  return (
    <>
      <SkipLink />
      <div className="page flex min-h-dvh flex-col">
        <header className="bar">
          <Wordmark />
          <div className="bar-end">
            <ThemeSwitch />
          </div>
        </header>
        <div className="grid grow lg:grid-cols-2 lg:gap-x-20 lg:pb-8">
          <main className="py-8 sm:max-w-[440px] lg:self-center" id="main" tabIndex={-1}>
            <h1 className="text-3xl font-normal tracking-[-0.02em] text-wrap">{title}</h1>
            {lead && <p className="mt-3 text-muted">{lead}</p>}
            <div className="mt-8">{children}</div>
            {below && <div className="mt-8 border-t border-line pt-5 text-sm text-muted">{below}</div>}
          </main>
          <aside aria-label={picture ? 'Example' : 'What we promise'} className="promise">
            {picture ?? (
              <>
                <p className="promise-words">
                  Let their words <span className="promise-stand">stand.</span>
                </p>
                <SampleReview />
              </>
            )}
          </aside>
        </div>
        <footer className="flex gap-6 border-t border-line py-5 text-xs text-muted">
          <a href="/terms-of-service">Terms</a>
          <a href="/privacy-policy">Privacy</a>
        </footer>
      </div>
    </>
  )
}
