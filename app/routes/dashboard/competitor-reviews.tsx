import { findCompetitor } from '#app/features/competitors/competitors.server.ts'
import { readImportedFilter } from '#app/features/competitors/imported-filter.ts'
import { listImportedReviews } from '#app/features/competitors/imported-reviews.server.ts'
import { ImportedReviewsPage } from '#app/features/competitors/imported-reviews-page.tsx'
import { db } from '#app/platform/database.server.ts'
import { ownerOf } from '#app/routes/guards.server.ts'
import type { Route } from './+types/competitor-reviews.ts'
import { Failure } from './failure.tsx'
import { requireFeature } from './gate.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Imported reviews · Vouchsafe' }]

// GET /business/ai-sentiments/competitors/:competitorId/reviews
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const owner = ownerOf(context)
  requireFeature(owner, 'competitorInsights')
  const of = { businessId: owner.business.id, competitorId: params.competitorId }
  const competitor = await findCompetitor(db, of)
  const filter = readImportedFilter(new URL(request.url).searchParams)
  return { competitor, filter, ...(await listImportedReviews(db, of, filter)) }
}

export default function CompetitorReviewsRoute({ loaderData }: Route.ComponentProps) {
  return <ImportedReviewsPage {...loaderData} />
}

export const ErrorBoundary = Failure
