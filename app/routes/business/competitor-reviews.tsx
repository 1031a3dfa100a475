import { findImportedCompetitor, listImportedReviews } from '#app/features/competitors/competitors.server.ts'
import { ImportedReviewsPage } from '#app/features/competitors/imported-reviews-page.tsx'
import { readInboxFilter } from '#app/features/inbox/inbox.schema.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { readPage } from '#app/platform/page-number.ts'
import { memberWith } from '#app/routes/guards.server.ts'
import type { Route } from './+types/competitor-reviews.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Imported reviews · Vouchsafe' }]

// GET /business/ai-sentiments/competitors/:competitorId/reviews
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const owner = memberWith(context, 'competitorInsights')
  const of = { businessId: owner.business.id, competitorId: params.competitorId }
  const competitor = await findImportedCompetitor(db, of)
  const query = new URL(request.url).searchParams
  const page = readPage(query)
  const { topic, label, period } = readInboxFilter(query)
  const filter = { state: 'published', provenance: 'any', topic, label, period } as const
  const listed = await listImportedReviews(db, competitor.id, {
    filter,
    review: query.get('review'),
    page,
    at: now(),
  })
  return { competitor, filter: { topic, label, period }, page, ...listed }
}

export default function CompetitorReviewsRoute({ loaderData }: Route.ComponentProps) {
  return <ImportedReviewsPage {...loaderData} />
}
