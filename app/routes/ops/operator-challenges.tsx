import { data } from 'react-router'
import {
  challengeDecision,
  decideChallenge,
  listOpenChallenges,
} from '#app/features/moderation/decide-challenge.server.ts'
import { OpenChallenges } from '#app/features/operator/open-challenges.tsx'
import { countOperatorWork } from '#app/features/operator/open-work.server.ts'
import { OperatorDesk } from '#app/features/operator/operator-desk.tsx'
import { db } from '#app/platform/database.server.ts'
import { handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import type { Route } from './+types/operator-challenges'

export const meta = () => [{ title: 'Challenges · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

// GET /operator/challenges
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const [work, open] = await Promise.all([countOperatorWork(db), listOpenChallenges(db)])
  return { work, open }
}

// POST /operator/challenges
export async function action({ request }: Route.ActionArgs) {
  await requireOperator(request)
  const values = await readForm(request)
  const parsed = parseForm(challengeDecision, values)
  if (!parsed.ok) return parsed.result
  return handleForm(values, async () => {
    await decideChallenge(db, parsed.value)
    const title =
      parsed.value.decision === 'uphold'
        ? 'Review removed. We notify both sides'
        : 'The review stays public. We notify both sides'
    return data({ values: {}, errors: {}, toast: { type: 'success' as const, title } })
  })
}

/** Also after a refused decision: the page shows what has changed since it was opened. */
export const shouldRevalidate = () => true

export default function OperatorChallenges({ loaderData, actionData }: Route.ComponentProps) {
  const { work, open } = loaderData
  const toast = actionData && 'toast' in actionData ? actionData.toast : undefined
  return (
    <OperatorDesk current="challenges" toast={toast} work={work}>
      <OpenChallenges result={actionData} open={open} />
    </OperatorDesk>
  )
}
