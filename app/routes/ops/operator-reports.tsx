import { decideReports, reportDecision } from '#app/features/moderation/decide-reports.server.ts'
import { listReportedThings } from '#app/features/moderation/open-reports.server.ts'
import { CasePage } from '#app/features/operator/case-list.tsx'
import { ReportItem, reportKey } from '#app/features/operator/open-cases.tsx'
import { db } from '#app/platform/database.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import type { Route } from './+types/operator-reports'
import { handleOperatorForm } from './operator-form.server.ts'

// GET /operator/reports
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  return { open: await listReportedThings(db) }
}

// POST /operator/reports
export async function action({ request }: Route.ActionArgs) {
  return handleOperatorForm(request, reportDecision, async (asked) => {
    await decideReports(db, asked)
    const { decision, about } = asked
    return {
      title: decision === 'uphold' ? `The ${about} was removed` : `The ${about} stays public`,
      text: 'We notify reporters who gave an address.',
    }
  })
}

export const shouldRevalidate = () => true

export default function OperatorReports({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CasePage cases={loaderData.open} keyOf={reportKey} nouns={['reported text']} result={actionData}>
      {(thing, own) => <ReportItem result={own} thing={thing} />}
    </CasePage>
  )
}
