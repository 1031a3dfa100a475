import { data } from 'react-router'
import { decideReports, reportDecision } from '#app/features/moderation/decide-reports.server.ts'
import { listReportedThings } from '#app/features/moderation/open-reports.server.ts'
import { OpenReports } from '#app/features/operator/open-reports.tsx'
import { countOperatorWork } from '#app/features/operator/open-work.server.ts'
import { OperatorDesk } from '#app/features/operator/operator-desk.tsx'
import { db } from '#app/platform/database.server.ts'
import { handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import type { Route } from './+types/operator-reports'

export const meta = () => [{ title: 'Reports · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

// GET /operator/reports
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const [work, open] = await Promise.all([countOperatorWork(db), listReportedThings(db)])
  return { work, open }
}

// POST /operator/reports
export async function action({ request }: Route.ActionArgs) {
  await requireOperator(request)
  const values = await readForm(request)
  const parsed = parseForm(reportDecision, values)
  if (!parsed.ok) return parsed.result
  return handleForm(values, async () => {
    await decideReports(db, parsed.value)
    const { decision, about } = parsed.value
    const title = decision === 'uphold' ? `The ${about} was removed` : `The ${about} stays public`
    const text = 'We notify reporters who gave an address.'
    return data({ values: {}, errors: {}, toast: { type: 'success' as const, title, text } })
  })
}

/** Also after a refused decision: the page shows what has changed since it was opened. */
export const shouldRevalidate = () => true

export default function OperatorReports({ loaderData, actionData }: Route.ComponentProps) {
  const { work, open } = loaderData
  const toast = actionData && 'toast' in actionData ? actionData.toast : undefined
  return (
    <OperatorDesk current="reports" toast={toast} work={work}>
      <OpenReports result={actionData} open={open} />
    </OperatorDesk>
  )
}
