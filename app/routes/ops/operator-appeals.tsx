import { data } from 'react-router'
import { appealDecision, decideAppeal, listOpenAppeals } from '#app/features/moderation/appeals.server.ts'
import { OpenAppeals } from '#app/features/operator/open-appeals.tsx'
import { countOperatorWork } from '#app/features/operator/open-work.server.ts'
import { OperatorDesk } from '#app/features/operator/operator-desk.tsx'
import { db } from '#app/platform/database.server.ts'
import { handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import type { Route } from './+types/operator-appeals'

export const meta = () => [{ title: 'Appeals · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

// GET /operator/appeals
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const [work, open] = await Promise.all([countOperatorWork(db), listOpenAppeals(db)])
  return { work, open }
}

// POST /operator/appeals
export async function action({ request }: Route.ActionArgs) {
  await requireOperator(request)
  const values = await readForm(request)
  const parsed = parseForm(appealDecision, values)
  if (!parsed.ok) return parsed.result
  return handleForm(values, async () => {
    await decideAppeal(db, parsed.value)
    const title =
      parsed.value.decision === 'accept'
        ? 'The review is public. We notify its author'
        : 'The review stays removed. We notify its author'
    return data({ values: {}, errors: {}, toast: { type: 'success' as const, title } })
  })
}

/** Also after a refused decision: the page shows what has changed since it was opened. */
export const shouldRevalidate = () => true

export default function OperatorAppeals({ loaderData, actionData }: Route.ComponentProps) {
  const { work, open } = loaderData
  const toast = actionData && 'toast' in actionData ? actionData.toast : undefined
  return (
    <OperatorDesk current="appeals" toast={toast} work={work}>
      <OpenAppeals result={actionData} open={open} />
    </OperatorDesk>
  )
}
