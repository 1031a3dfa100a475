import { data } from 'react-router'
import {
  decideHeldReview,
  heldDecision,
  listHeldReviews,
} from '#app/features/moderation/held-reviews.server.ts'
import { HeldReviews } from '#app/features/operator/held-reviews.tsx'
import { countOperatorWork } from '#app/features/operator/open-work.server.ts'
import { OperatorDesk } from '#app/features/operator/operator-desk.tsx'
import { db } from '#app/platform/database.server.ts'
import { handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import type { Route } from './+types/operator'

export const meta = () => [{ title: 'Operator’s desk · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

// GET /operator
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const [work, held] = await Promise.all([countOperatorWork(db), listHeldReviews(db)])
  return { work, held }
}

// POST /operator
export async function action({ request }: Route.ActionArgs) {
  await requireOperator(request)
  const values = await readForm(request)
  const parsed = parseForm(heldDecision, values)
  if (!parsed.ok) return parsed.result
  return handleForm(values, async () => {
    await decideHeldReview(db, parsed.value)
    const title = titles[parsed.value.decision]
    return data({ values: {}, errors: {}, toast: { type: 'success' as const, title } })
  })
}

const titles = {
  publish: 'Review published',
  publish_all: 'Reviews of the group published',
  refuse: 'Review refused. We notify its author',
}

/** Also after a refused decision: the page shows what has changed since it was opened. */
export const shouldRevalidate = () => true

export default function Operator({ loaderData, actionData }: Route.ComponentProps) {
  const { work, held } = loaderData
  const toast = actionData && 'toast' in actionData ? actionData.toast : undefined
  return (
    <OperatorDesk current="held" toast={toast} work={work}>
      <HeldReviews result={actionData} held={held} />
    </OperatorDesk>
  )
}
