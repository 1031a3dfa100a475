import { findImportedCompetitor } from '#app/features/dashboard/competitors/competitors.server.ts'
import { readImportedFilter } from '#app/features/dashboard/competitors/imported-filter.ts'
import { listImportedReviews } from '#app/features/dashboard/competitors/imported-reviews.server.ts'
import { ImportedReviewsPage } from '#app/features/dashboard/competitors/imported-reviews-page.tsx'
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
  const competitor = await findImportedCompetitor(db, of)
  const { filter, page } = readImportedFilter(new URL(request.url).searchParams)
  return { competitor, filter, page, ...(await listImportedReviews(db, competitor.id, filter, page)) }
}

export default function CompetitorReviewsRoute({ loaderData }: Route.ComponentProps) {
  return <ImportedReviewsPage {...loaderData} />
}

export const ErrorBoundary = Failure
