import {
  challengeDecision,
  decideChallenge,
  listOpenChallenges,
} from '#app/features/moderation/decide-challenge.server.ts'
import { CasePage } from '#app/features/operator/case-list.tsx'
import { ChallengeItem } from '#app/features/operator/open-cases.tsx'
import { db } from '#app/platform/database.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import type { Route } from './+types/operator-challenges'
import { handleOperatorForm } from './operator-form.server.ts'

// GET /operator/challenges
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  return { open: await listOpenChallenges(db) }
}

// POST /operator/challenges
export async function action({ request }: Route.ActionArgs) {
  return handleOperatorForm(request, challengeDecision, async (decision) => {
    await decideChallenge(db, decision)
    const outcome = decision.decision === 'uphold' ? 'Review removed' : 'The review stays public'
    return { title: `${outcome}. We notify both sides` }
  })
}

export const shouldRevalidate = () => true

export default function OperatorChallenges({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CasePage
      cases={loaderData.open}
      keyOf={({ challengeId }) => String(challengeId)}
      nouns={['challenge']}
      result={actionData}
    >
      {(challenge, own) => <ChallengeItem challenge={challenge} result={own} />}
    </CasePage>
  )
}
