import { CircleCheck, RotateCw, Server } from 'lucide-react'
import { Form } from 'react-router'
import { z } from 'zod'
import { failureInWords } from '#app/features/mailing/failure-in-words.ts'
import { DeskClear, DeskPage } from '#app/features/operator/desk-page.tsx'
import { retryAllAsOperator, retryAsOperator } from '#app/features/operator/retry-jobs.server.ts'
import {
  listUndelivered,
  retryUndelivered,
  type UndeliveredInvitation,
} from '#app/features/operator/undelivered.server.ts'
import { mailJobs, mailOf } from '#app/jobs.ts'
import { countOf } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { type FailedJob, listStuckJobs } from '#app/platform/failed-jobs.server.ts'
import { isMailKept } from '#app/platform/mail.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { Table } from '#app/ui/table.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Route } from './+types/operator-mail'
import { handleOperatorForm } from './operator-form.server.ts'

// GET /operator/mail
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const [stuck, undelivered] = await Promise.all([listStuckJobs(db, mailJobs), listUndelivered(db)])
  return { stuck, undelivered, isKept: isMailKept() }
}

const retry = z.union([
  z.object({ job: z.uuid() }),
  z.object({ kind: z.enum(mailJobs) }),
  z.object({ businessId: z.uuid(), invitationId: z.uuid() }),
])

// POST /operator/mail
export async function action({ request }: Route.ActionArgs) {
  return handleOperatorForm(request, retry, async (asked, operatorId) => {
    const again = await tryAgain(operatorId, asked)
    return { title: `${countOf(again, 'mail')} queued again` }
  })
}

async function tryAgain(operatorId: string, asked: z.output<typeof retry>) {
  if ('kind' in asked) return retryAllAsOperator(db, { operatorId, name: asked.kind })
  if ('job' in asked) await retryAsOperator(db, { operatorId, jobId: asked.job })
  else await retryUndelivered(db, asked)
  return 1
}

export default function OperatorMail({ loaderData, actionData }: Route.ComponentProps) {
  const { stuck, undelivered, isKept } = loaderData
  const waiting = stuck.length + undelivered.length
  const content = (
    <>
      <FormError text={actionData?.message} />
      <StuckMails stuck={stuck} />
      {undelivered.length > 0 && <Undelivered undelivered={undelivered} />}
    </>
  )
  if (isKept && waiting === 0)
    return (
      <DeskPage
        action={
          <a className="btn btn-primary" href="/dev/mail">
            Read the kept mails
          </a>
        }
        lead="Nothing is sent yet: this service has no mail server."
        result={actionData}
        title="Mails stay on this machine"
      >
        {content}
        <ConnectServer />
      </DeskPage>
    )
  if (waiting === 0) return <DeskClear result={actionData}>{content}</DeskClear>
  return (
    <DeskPage
      lead="Mend the cause, then send them again."
      result={actionData}
      title={countOf(waiting, 'mail waits', 'mails wait')}
    >
      {content}
    </DeskPage>
  )
}

const ConnectServer = () => (
  <div className="stage">
    <Settings title="Connect a mail server">
      <Setting
        help="In the environment in which the service starts."
        level={3}
        picture={<Server aria-hidden size={18} strokeWidth={1.5} />}
        title="1. Set its address"
      >
        <CopyField
          id="smtp"
          isCode
          label="Setting"
          value="SMTP_URL=smtps://user:password@mail.example.com:465"
        />
      </Setting>
      <Setting
        help="Mails from then on are sent."
        level={3}
        picture={<RotateCw aria-hidden size={18} strokeWidth={1.5} />}
        title="2. Restart the service"
      />
      <Setting
        end={<ButtonLink to="/operator/state">Open state</ButtonLink>}
        help="Mail is marked good."
        level={3}
        picture={<CircleCheck aria-hidden size={18} strokeWidth={1.5} />}
        title="3. Check"
      />
    </Settings>
  </div>
)

/** Rejected invitations of every business. */
function Undelivered({ undelivered }: { undelivered: UndeliveredInvitation[] }) {
  return (
    <section aria-labelledby="refused" className="grid gap-3">
      <h2 className="text-xl" id="refused">
        Refused invitations
      </h2>
      <Table
        columns={[
          { id: 'to', header: 'To', cell: ({ mailTo }) => mailTo ?? 'Erased address' },
          { id: 'why', header: 'Why', cell: ({ failure }) => <Why said={failure} /> },
          { id: 'business', header: 'For', cell: ({ businessName }) => businessName },
          { id: 'at', header: 'When', cell: ({ endedAt }) => <Time at={endedAt} /> },
          { id: 'act', header: 'Next', cell: (each) => <SendAgain {...each} /> },
        ]}
        labelledBy="refused"
        rowId={({ invitationId }) => invitationId}
        rows={undelivered}
      />
    </section>
  )
}

function SendAgain({ businessId, invitationId, mailTo }: UndeliveredInvitation) {
  return (
    <Form method="post" preventScrollReset>
      <input name="businessId" type="hidden" value={businessId} />
      <input name="invitationId" type="hidden" value={invitationId} />
      <Button aria-label={`Send the invitation to ${mailTo} again`}>Send again</Button>
    </Form>
  )
}

/** In plain words; what the server said is behind them. */
function Why({ said }: { said: string | null }) {
  const words = failureInWords(said)
  if (words === said || said === null) return words
  return (
    <details className="wrap-anywhere">
      <summary className="w-fit underline decoration-dotted underline-offset-4">{words}</summary>
      <span className="text-xs text-muted">{said}</span>
    </details>
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
            <Button kind="primary">Retry all now</Button>
          </Form>
        )}
      </header>
      <Table
        columns={[
          { id: 'to', header: 'To', cell: ({ mailTo }) => mailTo ?? 'It broke before it had an address' },
          { id: 'why', header: 'Why', cell: ({ message }) => <Why said={message} /> },
          { id: 'asked', header: 'Asked for', cell: ({ askedAt }) => <Time as="exact" at={askedAt} /> },
          { id: 'state', header: 'Tries', cell: (job) => <Tries job={job} /> },
          {
            id: 'act',
            header: 'Next',
            cell: ({ id, mailTo }) => (
              <Form method="post" preventScrollReset>
                <input name="job" type="hidden" value={id} />
                <Button aria-label={`Try the mail to ${mailTo ?? 'an unknown address'} now`}>Try now</Button>
              </Form>
            ),
          },
        ]}
        labelledBy={name}
        rowId={({ id }) => id}
        rows={jobs}
      />
    </section>
  ))
}

function Tries({ job: { state, tries, nextAt } }: { job: FailedJob }) {
  return (
    <>
      {countOf(tries, 'try', 'tries')}{' '}
      {state === 'failed' ? (
        <Badge kind="danger">Given up</Badge>
      ) : (
        <Badge>
          Next <Time at={nextAt!} />
        </Badge>
      )}
    </>
  )
}
