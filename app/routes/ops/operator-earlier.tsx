import { data } from 'react-router'
import {
  decideEarlier,
  earlierDecision,
  listEarlierCases,
} from '#app/features/businesses/earlier-businesses.server.ts'
import { EarlierCases } from '#app/features/operator/earlier-cases.tsx'
import { countOperatorWork } from '#app/features/operator/open-work.server.ts'
import { OperatorDesk } from '#app/features/operator/operator-desk.tsx'
import { db } from '#app/platform/database.server.ts'
import { handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import type { Route } from './+types/operator-earlier'

export const meta = () => [{ title: 'Made again · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

// GET /operator/earlier
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const [work, cases] = await Promise.all([countOperatorWork(db), listEarlierCases(db)])
  return { work, cases }
}

// POST /operator/earlier
export async function action({ request }: Route.ActionArgs) {
  await requireOperator(request)
  const values = await readForm(request)
  const parsed = parseForm(earlierDecision, values)
  if (!parsed.ok) return parsed.result
  return handleForm(values, async () => {
    await decideEarlier(db, parsed.value)
    const title = parsed.value.decision === 'carried' ? 'The record is linked' : 'Nothing is linked'
    return data({ values: {}, errors: {}, toast: { type: 'success' as const, title } })
  })
}

/** Also after a refused decision: the page shows what has changed since it was opened. */
export const shouldRevalidate = () => true

export default function OperatorEarlier({ loaderData, actionData }: Route.ComponentProps) {
  const { work, cases } = loaderData
  const toast = actionData && 'toast' in actionData ? actionData.toast : undefined
  return (
    <OperatorDesk current="earlier" toast={toast} work={work}>
      <EarlierCases cases={cases} result={actionData} />
    </OperatorDesk>
  )
}
