import { data } from 'react-router'
import { z } from 'zod'
import { countOperatorWork } from '#app/features/operator/open-work.server.ts'
import { OperatorDesk } from '#app/features/operator/operator-desk.tsx'
import { retryAllAsOperator, retryAsOperator } from '#app/features/operator/retrying.server.ts'
import { StuckMails } from '#app/features/operator/stuck-mails.tsx'
import { listUndelivered, retryUndelivered } from '#app/features/operator/undelivered.server.ts'
import { UndeliveredInvitations } from '#app/features/operator/undelivered-invitations.tsx'
import { mailJobs } from '#app/jobs.ts'
import { countOf } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { listStuckJobs } from '#app/platform/failed-jobs.server.ts'
import { handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { isMailKept } from '#app/platform/mail.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { FormError } from '#app/ui/form-error.tsx'
import { EmptyState } from '#app/ui/states.tsx'
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
        <EmptyState title="All mail was sent">
          We retry failed mails automatically for about six hours. Mails waiting for a retry, or rejected
          permanently, appear here.
        </EmptyState>
      )}
      <StuckMails stuck={stuck} />
      <UndeliveredInvitations undelivered={undelivered} />
    </OperatorDesk>
  )
}
