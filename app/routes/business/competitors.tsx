import { redirect } from 'react-router'
import { readShareOfVoice } from '#app/features/competitors/compared-businesses.server.ts'
import { competitorsAddress, newCompetitor } from '#app/features/competitors/competitor.schema.ts'
import {
  addBusiness,
  addByName,
  listCompetitors,
  removeCompetitor,
  restoreCompetitor,
  searchCandidates,
} from '#app/features/competitors/competitors.server.ts'
import { CompetitorsPage } from '#app/features/competitors/competitors-page.tsx'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { memberWith } from '#app/routes/guards.server.ts'
import { useResult } from '#app/ui/toast.tsx'
import type { Route } from './+types/competitors.ts'
import { type Acts, done, handleActs } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Competitors · Vouchsafe' }]

// GET /business/ai-sentiments/competitors?q=…
export async function loader({ context, request }: Route.LoaderArgs) {
  const { business } = memberWith(context, 'competitorInsights')
  const words = (new URL(request.url).searchParams.get('q') ?? '').slice(0, 100)
  const [competitors, found] = await Promise.all([
    listCompetitors(db, business.id),
    words.trim() ? searchCandidates(db, business.id, words) : null,
  ])
  const voice = competitors.length > 0 ? await readShareOfVoice(db, business, competitors, now()) : null
  return { competitors, found, words, voice }
}

// POST /business/ai-sentiments/competitors
export const action = (args: Route.ActionArgs) => handleActs(args, acts, { feature: 'competitorInsights' })

const acts: Acts = {
  async 'add-business'({ business }, { business: other = '' }) {
    const id = await addBusiness(db, business.id, other)
    return redirect(`${competitorsAddress}/${id}`, 303)
  },
  async 'add-name'({ business }, values) {
    const id = await addByName(db, business.id, parseForm(newCompetitor, values))
    return redirect(`${competitorsAddress}/${id}/import`, 303)
  },
  async remove({ business }, { id: competitorId = '' }) {
    const name = await removeCompetitor(db, { businessId: business.id, competitorId })
    return done(`“${name}” removed`, { act: 'restore', id: competitorId })
  },
  async restore({ business }, { id: competitorId = '' }) {
    await restoreCompetitor(db, { businessId: business.id, competitorId })
    return done('Restored')
  },
}

export default function CompetitorsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { refused } = useResult(actionData)
  return <CompetitorsPage {...loaderData} result={refused} />
}
