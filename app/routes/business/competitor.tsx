import { readImportProgress } from '#app/features/analyses/import-progress.server.ts'
import { ImportProgress } from '#app/features/analyses/import-progress.tsx'
import { readComparison } from '#app/features/competitors/comparison.server.ts'
import { ComparisonPage } from '#app/features/competitors/comparison-page.tsx'
import { comparisonPeriods } from '#app/features/competitors/competitor.schema.ts'
import { findCompetitor } from '#app/features/competitors/competitors.server.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import type { Route } from './+types/competitor.ts'
import { Failure } from './failure.tsx'
import { requireFeature } from './gate.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Comparison · Vouchsafe' }]

// GET /business/ai-sentiments/competitors/:competitorId?period=…
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const owner = memberOf(context)
  requireFeature(owner, 'competitorInsights')
  const businessId = owner.business.id
  const asked = new URL(request.url).searchParams.get('period')
  const period = comparisonPeriods.find((each) => each === asked) ?? 'year'
  const competitor = await findCompetitor(db, { businessId, competitorId: params.competitorId })
  const comparison = await readComparison(db, { businessId, competitor, period, at: now() })
  return { competitor, period, comparison, progress: await readImportProgress(db, competitor.id) }
}

export default function CompetitorRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ImportProgress progress={loaderData.progress} whose={loaderData.competitor.name} />
      <ComparisonPage {...loaderData} />
    </>
  )
}

export const ErrorBoundary = Failure
