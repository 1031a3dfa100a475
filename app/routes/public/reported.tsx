import { redirect } from 'react-router'
import { findBusinessFacts } from '#app/features/businesses/public-business.server.ts'
import { reportDraftOf, reportWords } from '#app/features/moderation/report-form.tsx'
import { forgetReporter, readOwnReport } from '#app/features/moderation/reporter.server.ts'
import { ReportersPage } from '#app/features/moderation/reporters-page.tsx'
import { messages } from '#app/languages/messages.server.ts'
import { db } from '#app/platform/database.server.ts'
import { unlistedMeta } from '#app/ui/page-tags.ts'
import type { Route } from './+types/reported'

// GET /report/:token
export async function loader({ params }: Route.LoaderArgs) {
  const { businessId, report } = await readOwnReport(db, params.token)
  return {
    business: await findBusinessFacts(db, businessId),
    report,
    pageLanguage: report.language,
    words: reportWords(messages[report.language]),
  }
}

// POST /report/:token: deletes the reporter's name and address
export async function action({ params }: Route.ActionArgs) {
  await forgetReporter(db, params.token)
  return redirect(`/report/${params.token}`, 303)
}

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(loaderData?.words.report.mailSee ?? 'Your report')

export default function Reported({ loaderData }: Route.ComponentProps) {
  return (
    <div data-forget={reportDraftOf(loaderData.business.id)}>
      <ReportersPage {...loaderData} />
    </div>
  )
}
