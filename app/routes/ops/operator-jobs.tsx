import { data, Form } from 'react-router'
import { DeskClear } from '#app/features/operator/desk-clear.tsx'
import { countOperatorWork } from '#app/features/operator/open-work.server.ts'
import { OperatorDesk } from '#app/features/operator/operator-desk.tsx'
import { retryAsOperator } from '#app/features/operator/retrying.server.ts'
import { quietJobs } from '#app/jobs.ts'
import { countOf } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { listFailedJobs } from '#app/platform/failed-jobs.server.ts'
import { handleForm, readForm } from '#app/platform/form.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Route } from './+types/operator-jobs'

export const meta = () => [{ title: 'Failed jobs · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

// GET /operator/jobs
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const [work, jobs] = await Promise.all([countOperatorWork(db), listFailedJobs(db, quietJobs)])
  return { work, jobs }
}

// POST /operator/jobs
export async function action({ request }: Route.ActionArgs) {
  const { user } = await requireOperator(request)
  const values = await readForm(request)
  return handleForm(values, async () => {
    await retryAsOperator(db, { operatorId: user.id, jobId: values.job ?? '' })
    return data({
      values: {},
      errors: {},
      message: undefined,
      toast: { type: 'success' as const, title: 'Job queued again' },
    })
  })
}

export default function OperatorJobs({ loaderData, actionData }: Route.ComponentProps) {
  const { work, jobs } = loaderData
  const toast = actionData && 'toast' in actionData ? actionData.toast : undefined
  return (
    <OperatorDesk current="jobs" toast={toast} work={work}>
      <FormError text={actionData?.message} />
      {jobs.length === 0 ? (
        <DeskClear />
      ) : (
        <ul className="border-t border-rule">
          {jobs.map(({ id, name, failedAt, tries, message }) => (
            <li
              className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4"
              key={id}
            >
              <div className="min-w-0 text-sm wrap-anywhere">
                <code className="font-medium">{name}</code>
                <p className="text-muted">
                  {countOf(tries, 'try', 'tries')}, the last <Time at={failedAt!} />. {message}
                </p>
              </div>
              <Form method="post" preventScrollReset>
                <input name="job" type="hidden" value={id} />
                <Button aria-label={`Try ${name} again`}>Try again</Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </OperatorDesk>
  )
}
