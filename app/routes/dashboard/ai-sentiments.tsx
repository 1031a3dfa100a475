import { readAiSentiments } from '#app/features/insights/ai-sentiments.server.ts'
import { AiSentimentsPage } from '#app/features/insights/ai-sentiments-page.tsx'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { ownerOf } from '#app/routes/guards.server.ts'
import type { Route } from './+types/ai-sentiments.ts'
import { Failure } from './failure.tsx'
import { requireFeature } from './gate.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'AI Sentiments · Vouchsafe' }]

// GET /business/ai-sentiments
export async function loader({ context }: Route.LoaderArgs) {
  const owner = ownerOf(context)
  requireFeature(owner, 'aiSentiments', 'ai-sentiments')
  return { sentiments: await readAiSentiments(db, owner.business.id, now()) }
}

export default function AiSentimentsRoute({ loaderData }: Route.ComponentProps) {
  return <AiSentimentsPage sentiments={loaderData.sentiments} />
}

export const ErrorBoundary = Failure
