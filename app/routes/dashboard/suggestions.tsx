import { data } from 'react-router'
import { markSuggestion, undoMark } from '#app/features/suggestions/marking.server.ts'
import { readSuggestions } from '#app/features/suggestions/suggesting.server.ts'
import { suggestionNote } from '#app/features/suggestions/suggestion.schema.ts'
import type { SuggestionState } from '#app/features/suggestions/suggestion.vocabulary.ts'
import { SuggestionsPage } from '#app/features/suggestions/suggestions-page.tsx'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { actNamed, type FormResult, handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { type Owner, ownerOf } from '#app/routes/guards.server.ts'
import { type Done, useDoneToast } from '#app/ui/use-undo.ts'
import type { Route } from './+types/suggestions.ts'
import { Failure } from './failure.tsx'
import { requireFeature } from './gate.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Suggestions · Vouchsafe' }]

// GET /business/analytics/suggestions
export async function loader({ context }: Route.LoaderArgs) {
  const owner = ownerOf(context)
  requireFeature(owner, 'performanceInsights')
  return { suggestions: await readSuggestions(db, owner.business, now()) }
}

// POST /business/analytics/suggestions
export async function action({ context, request }: Route.ActionArgs) {
  const owner = ownerOf(context)
  requireFeature(owner, 'performanceInsights')
  const values = await readForm(request)
  const act = actNamed(acts, values.act)
  return handleForm(values, () => act(owner, values))
}

type Act = (owner: Owner, values: Record<string, string>) => Promise<unknown>

const acts: Record<string, Act> = {
  doing: marking('doing', 'You are doing this'),
  done: marking('done', 'Done. We watch whether complaints become fewer'),
  'set-aside': marking('not_for_us', 'Set aside'),
  reopen: marking('open', 'Opened again'),
  async undo({ business }, { mark = '' }) {
    await undoMark(db, business.id, mark)
    return data<Done>({ toast: { type: 'success', title: 'Undone' } })
  },
}

function marking(state: SuggestionState, title: string): Act {
  return async ({ business, user }, values) => {
    const { suggestion = '', topic = '' } = values
    const parsed = parseForm(suggestionNote, { note: '', ...values })
    if (!parsed.ok) return parsed.result
    const decided = { act: suggestion, topic, state, note: parsed.value.note, userId: user.id }
    const mark = await markSuggestion(db, business, decided)
    return data<Done>({ toast: { type: 'success', title }, undo: { act: 'undo', mark } })
  }
}

export default function SuggestionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData as (Done & Partial<FormResult>) | undefined
  useDoneToast(result)
  return (
    <SuggestionsPage result={result?.values && (result as FormResult)} suggestions={loaderData.suggestions} />
  )
}

export const ErrorBoundary = Failure
