import { ToDoPage } from '#app/features/dashboard/to-do-page.tsx'
import { complaintsOf } from '#app/features/findings/finding.ts'
import { quoteFindings } from '#app/features/findings/finding-quotes.server.ts'
import { statusTexts } from '#app/features/findings/finding-status.vocabulary.ts'
import { newMark } from '#app/features/findings/mark.schema.ts'
import { markFinding, undoMark } from '#app/features/findings/mark-finding.server.ts'
import { readFindings } from '#app/features/findings/read-findings.server.ts'
import { noteRatingsShown } from '#app/features/moderation/challenge-review.server.ts'
import { readAnalysisPause } from '#app/features/reviews/monthly-reviews.server.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { memberWith } from '#app/routes/guards.server.ts'
import { useResult } from '#app/ui/toast.tsx'
import type { Route } from './+types/suggestions.ts'
import { done } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'What to do · Vouchsafe' }]

const mostShown = 20

// GET /business/analytics/suggestions
export async function loader({ context }: Route.LoaderArgs) {
  const { business } = memberWith(context, 'performanceInsights')
  const at = now()
  const all = await readFindings(db, business, at)
  const findings = complaintsOf(all).filter(
    ({ status, marks }, rank) => rank < mostShown || status !== 'open' || marks.length > 0,
  )
  const pause = await readAnalysisPause(db, business, at)
  const quotes = await quoteFindings(db, business.id, findings, { from: new Date(all.from), pause })
  const shown = quotes.flatMap(({ own, against }) => [...own, ...against].map(({ reviewId }) => reviewId))
  await noteRatingsShown(db, business.id, shown)
  return { findings: { ...all, findings }, quotes }
}

// POST /business/analytics/suggestions
export async function action({ context, request }: Route.ActionArgs) {
  const { business, user } = memberWith(context, 'performanceInsights')
  const values = await readForm(request)
  return handleForm(values, async () => {
    if (values.act === 'undo') {
      await undoMark(db, business.id, values.mark ?? '')
      return done('Undone')
    }
    const mark = parseForm(newMark, { note: '', ...values })
    const { side, topic, status } = mark
    const { findings } = await readFindings(db, business, now())
    const finding = findings.find((each) => each.side === side && each.topic === topic)
    if (!finding) throw notFound('finding')
    const decided = { businessId: business.id, userId: user.id, mark, reviews: finding.count }
    return done(statusTexts[status].said, { act: 'undo', mark: await markFinding(db, decided) })
  })
}

export default function SuggestionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { refused } = useResult(actionData)
  return <ToDoPage {...loaderData} result={refused} />
}
