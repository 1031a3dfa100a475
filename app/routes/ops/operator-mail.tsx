import { data, Form } from 'react-router'
import { z } from 'zod'
import { countOperatorWork } from '#app/features/operator/open-work.server.ts'
import { OperatorDesk } from '#app/features/operator/operator-desk.tsx'
import { retryAllAsOperator, retryAsOperator } from '#app/features/operator/retrying.server.ts'
import {
  listUndelivered,
  retryUndelivered,
  type UndeliveredInvitation,
} from '#app/features/operator/undelivered.server.ts'
import { mailJobs, mailOf } from '#app/jobs.ts'
import { countOf } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { type FailedJob, listStuckJobs } from '#app/platform/failed-jobs.server.ts'
import { handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { isMailKept } from '#app/platform/mail.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Route } from './+types/operator-mail'

export const meta = () => [{ title: 'Undelivered mail · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

// GET /operator/mail
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const [work, stuck, undelivered] = await Promise.all([
    countOperatorWork(db),
    listStuckJobs(db, mailJobs),
    listUndelivered(db),
  ])
  return { work, stuck, undelivered, isKept: isMailKept() }
}

const retry = z.union([
  z.object({ job: z.uuid() }),
  z.object({ kind: z.enum(mailJobs) }),
  z.object({ businessId: z.uuid(), invitationId: z.uuid() }),
])

// POST /operator/mail
export async function action({ request }: Route.ActionArgs) {
  const { user } = await requireOperator(request)
  const values = await readForm(request)
  const parsed = parseForm(retry, values)
  if (!parsed.ok) return parsed.result
  return handleForm(values, async () => {
    const again = await tryAgain(user.id, parsed.value)
    const title = `${countOf(again, 'mail')} queued again`
    return data({
      values: {},
      errors: {},
      message: undefined,
      toast: { type: 'success' as const, title },
    })
  })
}

async function tryAgain(operatorId: string, asked: z.output<typeof retry>) {
  if ('kind' in asked) return retryAllAsOperator(db, { operatorId, name: asked.kind })
  if ('job' in asked) await retryAsOperator(db, { operatorId, jobId: asked.job })
  else await retryUndelivered(db, asked)
  return 1
}

export default function OperatorMail({ loaderData, actionData }: Route.ComponentProps) {
  const { work, stuck, undelivered, isKept } = loaderData
  const toast = actionData && 'toast' in actionData ? actionData.toast : undefined
  return (
    <OperatorDesk current="mail" toast={toast} work={work}>
      <FormError text={actionData?.message} />
      {isKept && (
        <p className="border-l-2 border-warning py-1 pl-4 text-sm">
          No mail server is set (SMTP_URL). Mails are stored at <a href="/dev/mail">/dev/mail</a> and not
          delivered.
        </p>
      )}
      {stuck.length + undelivered.length === 0 && (
        <EmptyState picture="done" title="All mail was sent">
          We retry failed mails automatically for about six hours. Mails waiting for a retry, or rejected
          permanently, appear here.
        </EmptyState>
      )}
      <StuckMails stuck={stuck} />
      <UndeliveredInvitations undelivered={undelivered} />
    </OperatorDesk>
  )
}

/** Rejected invitations of every business. */
function UndeliveredInvitations({ undelivered }: { undelivered: UndeliveredInvitation[] }) {
  if (undelivered.length === 0) return null
  return (
    <section aria-labelledby="undelivered" className="grid gap-3">
      <h2 className="text-xl" id="undelivered">
        Rejected invitations <span className="text-muted tabular-nums">{undelivered.length}</span>
      </h2>
      <p className="text-sm text-muted">
        A mail server rejected these permanently. If it objected to us rather than the address (a block list,
        a missing SPF or DKIM record), fix that first.
      </p>
      <ul className="border-t border-rule">
        {undelivered.map(({ businessId, businessName, invitationId, mailTo, failure, endedAt, mayRetry }) => (
          <li
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4"
            key={invitationId}
          >
            <div className="min-w-0 basis-64 grow text-sm wrap-anywhere">
              <p>
                <span className="font-medium">{mailTo ?? 'Erased address'}</span>
                <span className="text-muted">
                  , for {businessName}, <Time at={endedAt} />
                </span>
              </p>
              <p className="text-muted">{failure ?? 'The mail server gave no reason.'}</p>
            </div>
            {mayRetry ? (
              <Form method="post" preventScrollReset>
                <input name="businessId" type="hidden" value={businessId} />
                <input name="invitationId" type="hidden" value={invitationId} />
                <Button aria-label={`Send the invitation to ${mailTo} again`}>Try again</Button>
              </Form>
            ) : (
              <p className="text-xs text-muted">We no longer mail this address.</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Unsent mails by kind: recipient, reason and time. */
function StuckMails({ stuck }: { stuck: FailedJob[] }) {
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
