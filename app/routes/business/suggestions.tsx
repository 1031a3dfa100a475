import { data } from 'react-router'
import { ToDoPage } from '#app/features/dashboard/to-do-page.tsx'
import { complaintsOf } from '#app/features/findings/finding.ts'
import { quoteFindings } from '#app/features/findings/finding-quotes.server.ts'
import { newMark } from '#app/features/findings/mark.schema.ts'
import type { MarkState } from '#app/features/findings/mark.vocabulary.ts'
import { markFinding, undoMark } from '#app/features/findings/mark-finding.server.ts'
import { readFindings } from '#app/features/findings/read-findings.server.ts'
import { noteRatingsShown } from '#app/features/moderation/challenge-review.server.ts'
import { readAnalysisPause } from '#app/features/reviews/monthly-reviews.server.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { memberOf, requireFeature } from '#app/routes/guards.server.ts'
import { type Done, useDoneToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/suggestions.ts'

export const meta: Route.MetaFunction = () => [{ title: 'What to do · Vouchsafe' }]

const mostShown = 20

// GET /business/analytics/suggestions
export async function loader({ context }: Route.LoaderArgs) {
  const owner = memberOf(context)
  requireFeature(owner, 'performanceInsights')
  const { business } = owner
  const at = now()
  const all = await readFindings(db, business, at)
  const findings = complaintsOf(all).filter(
    ({ mark, marks }, rank) => rank < mostShown || mark !== 'open' || marks.length > 0,
  )
  const pause = await readAnalysisPause(db, business, at)
  const quotes = await quoteFindings(db, business.id, findings, { from: new Date(all.from), pause })
  const shown = quotes.flatMap(({ own, against }) => [...own, ...against].map(({ reviewId }) => reviewId))
  await noteRatingsShown(db, business.id, shown)
  return { findings: { ...all, findings }, quotes }
}

const said: Record<MarkState, string> = {
  doing: 'You are doing this',
  done: 'Done. The weeks show whether complaints become fewer',
  not_for_us: 'Set aside',
  open: 'Opened again',
}

// POST /business/analytics/suggestions
export async function action({ context, request }: Route.ActionArgs) {
  const { business, user } = memberOf(context)
  requireFeature(memberOf(context), 'performanceInsights')
  const values = await readForm(request)
  return handleForm(values, async () => {
    if (values.act === 'undo') {
      await undoMark(db, business.id, values.mark ?? '')
      return data<Done>({ toast: { type: 'success', title: 'Undone' } })
    }
    const parsed = parseForm(newMark, { note: '', ...values })
    if (!parsed.ok) return parsed.result
    const { side, topic, state } = parsed.value
    const { findings } = await readFindings(db, business, now())
    const finding = findings.find((each) => each.side === side && each.topic === topic)
    if (!finding) throw notFound('finding')
    const decided = { businessId: business.id, userId: user.id, mark: parsed.value, reviews: finding.count }
    const mark = await markFinding(db, decided)
    return data<Done>({ toast: { type: 'success', title: said[state] }, undo: { act: 'undo', mark } })
  })
}

export default function SuggestionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData as (Done & Partial<FormResult>) | undefined
  useDoneToast(result)
  return <ToDoPage {...loaderData} result={result?.values && (result as FormResult)} />
}
