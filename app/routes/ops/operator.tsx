import {
  decideHeldReview,
  heldDecision,
  listHeldReviews,
} from '#app/features/moderation/held-reviews.server.ts'
import { CasePage } from '#app/features/operator/case-list.tsx'
import { HeldReviewItem } from '#app/features/operator/held-reviews.tsx'
import { db } from '#app/platform/database.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import type { Route } from './+types/operator'
import { handleOperatorForm } from './operator-form.server.ts'

// GET /operator
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  return { held: await listHeldReviews(db) }
}

// POST /operator
export async function action({ request }: Route.ActionArgs) {
  return handleOperatorForm(request, heldDecision, async (decision) => {
    await decideHeldReview(db, decision)
    return { title: titles[decision.decision] }
  })
}

const titles = {
  publish: 'Review published',
  publish_all: 'Reviews of the group published',
  refuse: 'Review refused. We notify its author',
}

export const shouldRevalidate = () => true

export default function Operator({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CasePage
      cases={loaderData.held}
      keyOf={({ reviewId }) => String(reviewId)}
      nouns={['review']}
      result={actionData}
    >
      {(review, own) => <HeldReviewItem result={own} review={review} />}
    </CasePage>
  )
}
