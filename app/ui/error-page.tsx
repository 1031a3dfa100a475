import { useContext, useEffect } from 'react'
import { Button, ButtonLink } from './button.tsx'
import { errorText, offlineText, translatedErrorText } from './error-texts.ts'
import { Face } from './face.tsx'
import { Filled } from './icon.tsx'
import { ErrorLanguage } from './page-language.ts'
import { SkipLink } from './skip-link.tsx'
import { Stars } from './stars.tsx'
import { TextInput } from './text-input.tsx'
import { Time } from './time.tsx'
import { Ways } from './ways.tsx'
import { Wordmark } from './wordmark.tsx'

type ErrorPageProps = {
  status: number
  message?: string
  requestId?: string
  /** What was not found or is gone: "business". */
  what?: string
  /** When to try again, ISO 8601. */
  retryAt?: string
  hasDirectory?: boolean
}

export function ErrorPage({ status, message, requestId, what, retryAt, hasDirectory }: ErrorPageProps) {
  const words = useContext(ErrorLanguage)?.words
  const { title, text } = words ? translatedErrorText(status, words) : errorText(status, what)
  const isRole = status === 403 && what === 'role'
  const canRetry = status === 429 || status >= 500
  const isGone = status === 404 || status === 410
  const canSearch = !words && hasDirectory && isGone
  // For things not found, the refusal's sentence repeats the title.
  const lead = words || status === 404 || (what && status === 410) ? text : (message ?? text)
  return (
    <Frame number={status} picture={isGone && !words && <Missing />} requestId={requestId} title={title}>
      <p className="mt-6 font-serif text-xl">{lead}</p>
      {lead !== text && !isRole && <p className="mt-3 text-muted">{text}</p>}
      {retryAt && (
        <p className="mt-3 text-muted">
          <Filled
            text={words?.after ?? 'Try again after {time}.'}
            values={{ time: <Time as="exact" at={retryAt} /> }}
          />
        </p>
      )}
      {canSearch && <BusinessSearch isFirst={what === 'business'} />}
      {!words && isGone && (
        <div className="mt-8">
          <Ways ways={ways} />
        </div>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-5">
        {canRetry && (
          <form method="get">
            <Button isLarge kind="primary">
              {words?.again ?? 'Try again'}
            </Button>
          </form>
        )}
        {status === 403 && (
          <ButtonLink
            isLarge
            kind="primary"
            reloadDocument
            to={isRole ? '/business/dashboard' : '/business/login'}
          >
            {isRole ? 'Go to the dashboard' : 'Log in'}
          </ButtonLink>
        )}
        {(words || !isGone) && (
          <ButtonLink isLarge kind={canRetry || status === 403 ? 'quiet' : 'primary'} reloadDocument to="/">
            {words?.home ?? 'Go to the home page'}
          </ButtonLink>
        )}
      </div>
    </Frame>
  )
}

/** Shown in the browser when a navigation fails without a connection. */
export function OfflinePage() {
  useEffect(() => {
    const reload = () => window.location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <Frame title={offlineText.title}>
      <p className="mt-6 font-serif text-xl">{offlineText.text}</p>
      <div className="mt-8">
        <Button isLarge kind="primary" onClick={() => window.location.reload()} type="button">
          Try again
        </Button>
      </div>
    </Frame>
  )
}

function BusinessSearch({ isFirst }: { isFirst: boolean }) {
  return (
    <form action="/businesses" className="mt-8 flex items-end gap-3" method="get">
      <TextInput
        fieldClassName="grow"
        label={isFirst ? 'Search by name or website' : 'Search for a business'}
        maxLength={100}
        name="q"
        type="search"
      />
      <Button kind={isFirst ? 'primary' : 'secondary'}>Find</Button>
    </form>
  )
}

const ways = [
  ['/', 'Home page', 'What this service does'],
  ['/faq', 'Questions', 'Short answers'],
  ['/contact', 'Contact', 'Tell us which link is wrong'],
] as const

/** A picture: a review of the missing page, as a joke. */
const Missing = () => (
  <div
    aria-hidden
    className="grid gap-6 self-center rounded-surface border border-line bg-sheet p-10 text-sm max-lg:hidden"
  >
    <p className="flex items-center gap-3">
      <Face name="A visitor" />
      <span className="font-medium">A visitor</span>
      <span className="ml-auto">
        <Stars isLarge rating={1} />
      </span>
    </p>
    <p className="font-serif text-4xl">I looked everywhere. The page was not there.</p>
    <p className="border-t border-line pt-5 text-muted">Bad reviews stay, too.</p>
  </div>
)

type FrameProps = {
  title: string
  number?: number
  requestId?: string
  picture?: React.ReactNode
  children: React.ReactNode
}

function Frame({ title, number, requestId, picture, children }: FrameProps) {
  const help = useContext(ErrorLanguage)?.words.help ?? 'Need help? Quote request {id}'
  return (
    <div className="page flex min-h-dvh flex-col">
      <title>{title}</title>
      <SkipLink />
      <header className="bar">
        <Wordmark />
      </header>
      <div className="grid grow content-center items-center gap-x-20 py-16 lg:grid-cols-2">
        <main className={picture ? 'w-full' : 'w-full max-w-measure'} id="main" tabIndex={-1}>
          {number && <p className="font-display text-3xl text-muted tabular-nums">{number}</p>}
          <h1 className="mt-3 text-4xl font-normal tracking-[-0.03em] sm:text-5xl">{title}</h1>
          {children}
        </main>
        {picture}
      </div>
      {requestId && (
        <footer className="border-t border-line py-5 text-xs text-muted">
          <Filled text={help} values={{ id: <code className="select-all">{requestId}</code> }} />
        </footer>
      )}
    </div>
  )
}
