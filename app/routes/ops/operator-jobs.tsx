import { Cog } from 'lucide-react'
import { z } from 'zod'
import { DeskClear, DeskPage } from '#app/features/operator/desk-page.tsx'
import { retryAsOperator } from '#app/features/operator/retries.server.ts'
import { quietJobs } from '#app/jobs.ts'
import { countOf } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { listFailedJobs } from '#app/platform/queue.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { FormError } from '#app/ui/form-error.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Route } from './+types/operator-jobs'
import { handleOperatorForm } from './operator-form.server.ts'

// GET /operator/jobs
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  return { jobs: await listFailedJobs(db, quietJobs) }
}

// POST /operator/jobs
export async function action({ request }: Route.ActionArgs) {
  return handleOperatorForm(request, z.object({ job: z.string() }), async ({ job: jobId }, operatorId) => {
    await retryAsOperator(db, { operatorId, jobId })
    return { title: 'Job queued again' }
  })
}

export default function OperatorJobs({ loaderData, actionData }: Route.ComponentProps) {
  const { jobs } = loaderData
  const error = actionData?.message && <FormError text={actionData.message} />
  if (jobs.length === 0) return <DeskClear result={actionData}>{error}</DeskClear>
  return (
    <DeskPage result={actionData} title={countOf(jobs.length, 'failed job')}>
      {error}
      <Settings>
        {jobs.map(({ id, name, failedAt, tries, message }) => (
          <Setting
            end={
              <PostButton aria-label={`Try ${name} again`} fields={{ job: id }}>
                Try again
              </PostButton>
            }
            help={
              <>
                {countOf(tries, 'try', 'tries')}, the last <Time at={failedAt!} />. {message}
              </>
            }
            key={id}
            icon={Cog}
            title={name}
          />
        ))}
      </Settings>
    </DeskPage>
  )
}
