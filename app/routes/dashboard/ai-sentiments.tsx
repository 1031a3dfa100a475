import { readFeelings } from '#app/features/insights/feelings.server.ts'
import { FeelingsPage } from '#app/features/insights/feelings-page.tsx'
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
  return { feelings: await readFeelings(db, owner.business.id, now()) }
}

export default function AiSentimentsRoute({ loaderData }: Route.ComponentProps) {
  return <FeelingsPage feelings={loaderData.feelings} />
}

export const ErrorBoundary = Failure
