import { Form } from 'react-router'
import { mailOf } from '#app/jobs.ts'
import { countOf } from '#app/languages/format.ts'
import type { FailedJob } from '#app/platform/failed-jobs.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Time } from '#app/ui/time.tsx'

/** Unsent mails by kind: recipient, reason and time. */
export function StuckMails({ stuck }: { stuck: FailedJob[] }) {
  const kinds = Map.groupBy(stuck, ({ name }) => name)
  return [...kinds].map(([name, jobs]) => (
    <section aria-labelledby={name} className="grid gap-3" key={name}>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-xl" id={name}>
          {mailOf[name]} <span className="text-muted tabular-nums">{jobs.length}</span>
        </h2>
        {jobs.length > 1 && (
          <Form method="post" preventScrollReset>
            <input name="kind" type="hidden" value={name} />
            <Button>Retry all now</Button>
          </Form>
        )}
      </header>
      <ul className="border-t border-rule">
        {jobs.map((job) => (
          <li
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4"
            key={job.id}
          >
            <StuckMail job={job} />
            <Form method="post" preventScrollReset>
              <input name="job" type="hidden" value={job.id} />
              <Button aria-label={`Try the mail to ${job.mailTo ?? 'an unknown address'} now`}>
                {job.state === 'failed' ? 'Try again' : 'Try now'}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  ))
}

function StuckMail({ job: { mailTo, askedAt, state, tries, nextAt, message } }: { job: FailedJob }) {
  return (
    <div className="min-w-0 basis-64 grow text-sm wrap-anywhere">
      <p>
        <span className="font-medium">{mailTo ?? 'It broke before it had an address'}</span>
        <span className="text-muted">
          , asked for on <Time as="exact" at={askedAt} />
        </span>
      </p>
      <p className="text-muted">{message}</p>
      <p className="text-xs text-muted">
        {countOf(tries, 'try', 'tries')}.{' '}
        {state === 'failed' ? (
          'It will not be retried automatically.'
        ) : (
          <>
            The next is due <Time at={nextAt!} />.
          </>
        )}
      </p>
    </div>
  )
}
