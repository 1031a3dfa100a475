import { type ReactNode, useContext } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { EnglishLink } from '#app/ui/english-link.tsx'
import { PageLanguage } from '#app/ui/page-language.ts'
import { SkipLink } from '#app/ui/skip-link.tsx'
import { ThemeSwitch } from '#app/ui/theme-switch.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { LanguageLinks } from './language-links.tsx'

type VisitorFrameProps = {
  children: ReactNode
  /** Signed in: the bar links to the dashboard. */
  isSignedIn: boolean
  words: {
    skip: string
    theme: string
    themes: { auto: string; light: string; dark: string }
    language: string
    dashboard: string
    collectedWith: string
    privacy: string
    imprint: string
  }
}

/** Around a page about a business, which its customers read in their own language. */
export function VisitorFrame({ children, isSignedIn, words }: VisitorFrameProps) {
  const language = useContext(PageLanguage)
  return (
    <>
      <SkipLink text={words.skip} />
      <header className="page bar">
        <Wordmark />
        <div className="bar-end">
          <ThemeSwitch words={words} />
          <LanguageLinks current={language} label={words.language} />
          {isSignedIn && <ButtonLink to="/business/dashboard">{words.dashboard}</ButtonLink>}
        </div>
      </header>
      <main className="branded" id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="page mt-16 md:mt-24">
        <p className="border-t border-line py-4 text-xs text-muted">
          <EnglishLink href="/" isUnmarked>
            {words.collectedWith}
          </EnglishLink>{' '}
          · <EnglishLink href="/privacy-policy">{words.privacy}</EnglishLink> ·{' '}
          <EnglishLink href="/imprint">{words.imprint}</EnglishLink>
        </p>
      </footer>
    </>
  )
}
