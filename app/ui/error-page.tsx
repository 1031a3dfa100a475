import { Button, ButtonLink } from './button.tsx'
import { SkipLink } from './skip-link.tsx'
import { Wordmark } from './wordmark.tsx'

type ErrorPageProps = {
  status: number
  /** A sentence fit to show, in place of ours. */
  message?: string
  requestId?: string
}

const texts: Record<number, { title: string; text: string }> = {
  403: { title: 'This is not open to you', text: 'Log in with the account that it belongs to.' },
  404: { title: 'There is nothing here', text: 'The address may be mistyped, or what it named is gone.' },
  410: { title: 'This is gone', text: 'What stood here was taken down, or the link has been used already.' },
  422: { title: 'That could not be read', text: 'Go back, check what was entered and send it again.' },
  429: { title: 'Too many tries', text: 'Wait a minute and try again.' },
  500: { title: 'This broke on our side', text: 'Nothing that was saved is lost. Try again in a moment.' },
  503: {
    title: 'Not reachable at the moment',
    text: 'Nothing that was saved is lost. Try again in a minute.',
  },
}

/** A whole page for what did not work: what happened, what to do, and the id to name when asking for help. */
export function ErrorPage({ status, message, requestId }: ErrorPageProps) {
  const known = texts[status] ?? texts[status < 500 ? 422 : 500]!
  const canRetry = status === 429 || status >= 500
  return (
    <div className="page flex min-h-dvh flex-col">
      <title>{known.title}</title>
      <SkipLink />
      <header className="bar">
        <Wordmark />
      </header>
      <main className="max-w-measure grow pt-[12vh] pb-16" id="main" tabIndex={-1}>
        <p className="text-sm text-muted tabular-nums">{status}</p>
        <h1 className="mt-3 text-5xl font-normal tracking-[-0.03em] sm:text-6xl">{known.title}</h1>
        <p className="mt-6 font-serif text-xl">{message ?? known.text}</p>
        {message && <p className="mt-2 text-muted">{known.text}</p>}
        <div className="mt-8 flex flex-wrap items-center gap-5">
          {canRetry && (
            <form method="get">
              <Button isLarge kind="primary">
                Try again
              </Button>
            </form>
          )}
          {status === 403 && (
            <ButtonLink isLarge kind="primary" reloadDocument to="/business/login">
              Log in
            </ButtonLink>
          )}
          <ButtonLink isLarge kind={canRetry || status === 403 ? 'quiet' : 'primary'} reloadDocument to="/">
            Go to the start page
          </ButtonLink>
        </div>
      </main>
      {requestId && (
        <footer className="border-t border-line py-5 text-xs text-muted">
          Asking for help? Name request <code className="select-all">{requestId}</code>
        </footer>
      )}
    </div>
  )
}
