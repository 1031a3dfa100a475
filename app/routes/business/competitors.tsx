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
import { type FormResult, parseForm } from '#app/platform/form.server.ts'
import { memberOf, requireFeature } from '#app/routes/guards.server.ts'
import { type Done, useDoneToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/competitors.ts'
import { type Actions, done, handleAction } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Competitors · Vouchsafe' }]

// GET /business/ai-sentiments/competitors?q=…
export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = memberOf(context)
  requireFeature(owner, 'competitorInsights')
  const { business } = owner
  const words = (new URL(request.url).searchParams.get('q') ?? '').slice(0, 100)
  const [competitors, found] = await Promise.all([
    listCompetitors(db, business.id),
    words.trim() ? searchCandidates(db, business.id, words) : null,
  ])
  const voice = competitors.length > 0 ? await readShareOfVoice(db, business, competitors, now()) : null
  return { competitors, found, words, voice }
}

// POST /business/ai-sentiments/competitors
export async function action({ context, request }: Route.ActionArgs) {
  const owner = memberOf(context)
  requireFeature(owner, 'competitorInsights')
  return handleAction(request, owner, acts)
}

const acts: Actions = {
  async 'add-business'(businessId, { business = '' }) {
    const id = await addBusiness(db, businessId, business)
    return redirect(`${competitorsAddress}/${id}`, 303)
  },
  async 'add-name'(businessId, values) {
    const parsed = parseForm(newCompetitor, values)
    if (!parsed.ok) return parsed.result
    const id = await addByName(db, businessId, parsed.value)
    return redirect(`${competitorsAddress}/${id}/import`, 303)
  },
  async remove(businessId, { id: competitorId = '' }) {
    const name = await removeCompetitor(db, { businessId, competitorId })
    return done(`“${name}” removed`, { act: 'restore', id: competitorId })
  },
  async restore(businessId, { id: competitorId = '' }) {
    await restoreCompetitor(db, { businessId, competitorId })
    return done('Restored')
  },
}

export default function CompetitorsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData as (Done & Partial<FormResult>) | undefined
  useDoneToast(result)
  return <CompetitorsPage {...loaderData} result={result} />
}
