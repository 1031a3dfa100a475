import { readImportProgress } from '#app/features/analyses/import-progress.server.ts'
import { ImportProgress } from '#app/features/analyses/import-progress.tsx'
import { readComparison } from '#app/features/competitors/comparison.server.ts'
import { ComparisonPage } from '#app/features/competitors/comparison-page.tsx'
import { findCompetitor } from '#app/features/competitors/competitors.server.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { memberWith } from '#app/routes/guards.server.ts'
import type { Route } from './+types/competitor.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Comparison · Vouchsafe' }]

// GET /business/ai-sentiments/competitors/:competitorId
export async function loader({ context, params }: Route.LoaderArgs) {
  const owner = memberWith(context, 'competitorInsights')
  const businessId = owner.business.id
  const competitor = await findCompetitor(db, { businessId, competitorId: params.competitorId })
  const comparison = await readComparison(db, { businessId, competitor, at: now() })
  return { competitor, comparison, progress: await readImportProgress(db, competitor.id) }
}

export default function CompetitorRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ImportProgress progress={loaderData.progress} whose={loaderData.competitor.name} />
      <ComparisonPage {...loaderData} />
    </>
  )
}
