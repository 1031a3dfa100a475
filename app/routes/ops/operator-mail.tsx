import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { failureInWords } from '#app/features/mailing/failure-in-words.ts'
import { DeskClear, DeskPage } from '#app/features/operator/desk-page.tsx'
import { keptMail } from '#app/features/operator/desk-samples.tsx'
import {
  listUndelivered,
  retryAllAsOperator,
  retryAsOperator,
  retryUndelivered,
  type UndeliveredInvitation,
} from '#app/features/operator/retries.server.ts'
import { mailJobs, mailOf } from '#app/jobs.ts'
import { countOf } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { isMailKept } from '#app/platform/mail.server.ts'
import { type FailedJob, listStuckJobs } from '#app/platform/queue.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { FormError } from '#app/ui/form-error.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
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
  if (waiting === 0 && !isKept) return <DeskClear result={actionData}>{content}</DeskClear>
  if (waiting === 0)
    return (
      <DeskClear
        action={
          <div className="grid w-full justify-items-start gap-4">
            <h2 className="text-xl">Connect a mail server</h2>
            <ol className="grid list-decimal gap-2 pl-5 text-sm">
              <li>
                Where the service is started, set{' '}
                <code>
                  SMTP_URL=smtps://user:password@
                  <wbr />
                  mail.example.com:465
                </code>
              </li>
              <li>Put in your own mail server, user and password.</li>
              <li>Restart the service.</li>
            </ol>
            <a className="btn btn-primary" href="/operator/mail/kept">
              Read the kept mails
            </a>
          </div>
        }
        result={actionData}
        sample={keptMail}
        text="Nothing is sent until a mail server is connected."
        title="Mails stay on this machine"
      >
        {content}
      </DeskClear>
    )
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

const Undelivered = ({ undelivered }: { undelivered: UndeliveredInvitation[] }) => (
  <Settings title="Refused invitations">
    {undelivered.map(({ businessId, invitationId, businessName, mailTo, failure, endedAt }) => (
      <MailRow
        act={['Send again', `Send the invitation to ${mailTo} again`]}
        fields={{ businessId, invitationId }}
        key={invitationId}
        said={failure}
        title={mailTo ?? 'Erased address'}
      >
        For {businessName}, <Time at={endedAt} />
      </MailRow>
    ))}
  </Settings>
)

type MailRowProps = {
  title: string
  /** By the server. */
  said: string | null
  act: [words: string, label: string]
  fields: Record<string, string>
  children: ReactNode
}

/** Why a mail did not go out, in plain words before those of the server. */
function MailRow({ title, said, act: [words, label], fields, children }: MailRowProps) {
  const reason = failureInWords(said)
  return (
    <Setting
      end={
        <PostButton aria-label={label} fields={fields}>
          {words}
        </PostButton>
      }
      help={
        <>
          {children}
          {said !== reason && <span className="block text-xs">{said}</span>}
        </>
      }
      icon={Mail}
      title={title}
      value={reason}
    />
  )
}

function StuckMails({ stuck }: { stuck: FailedJob[] }) {
  const kinds = Map.groupBy(stuck, ({ name }) => name)
  return [...kinds].map(([name, jobs]) => (
    <Settings
      key={name}
      note={jobs.length > 1 && <PostButton fields={{ kind: name }}>Retry all now</PostButton>}
      title={`${mailOf[name]}: ${jobs.length}`}
    >
      {jobs.map(({ id, mailTo, message, askedAt, state, tries, nextAt }) => (
        <MailRow
          act={['Try now', `Try the mail to ${mailTo ?? 'an unknown address'} now`]}
          fields={{ job: id }}
          key={id}
          said={message}
          title={mailTo ?? 'It broke before it had an address'}
        >
          {countOf(tries, 'try', 'tries')} since <Time as="exact" at={askedAt} />
          {state === 'failed' ? ', given up' : ', next '}
          {state !== 'failed' && <Time at={nextAt!} />}
        </MailRow>
      ))}
    </Settings>
  ))
}
