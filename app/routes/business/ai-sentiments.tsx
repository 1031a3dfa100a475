import { readAiSentiments } from '#app/features/analytics/ai-sentiments/ai-sentiments.server.ts'
import { AiSentimentsPage } from '#app/features/analytics/ai-sentiments/ai-sentiments-page.tsx'
import { noteRatingsShown } from '#app/features/moderation/challenge-review.server.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { memberWith } from '#app/routes/guards.server.ts'
import type { Route } from './+types/ai-sentiments.ts'

export const meta: Route.MetaFunction = () => [{ title: 'AI Sentiments · Vouchsafe' }]

// GET /business/ai-sentiments
export async function loader({ context }: Route.LoaderArgs) {
  const { business } = memberWith(context, 'aiSentiments')
  const sentiments = await readAiSentiments(db, business, now())
  const ratingsShown = sentiments.findings.flatMap(({ quotes: { own, against } }) =>
    [...own, ...against].map(({ reviewId }) => reviewId),
  )
  await noteRatingsShown(db, business.id, ratingsShown)
  return { sentiments, allReviews: business.reviewCount + business.importedCount }
}

export default function AiSentimentsRoute({ loaderData }: Route.ComponentProps) {
  return <AiSentimentsPage {...loaderData} />
}
