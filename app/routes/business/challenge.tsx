import { redirect } from 'react-router'
import { ChallengeForm } from '#app/features/moderation/challenge-form.tsx'
import {
  challengeReview,
  readChallengeAllowance,
  readCoveredReview,
  wouldHideWords,
} from '#app/features/moderation/challenge-review.server.ts'
import { newChallenge } from '#app/features/reviews/review.schema.ts'
import { challengeReasons } from '#app/features/reviews/review.vocabulary.ts'
import { db } from '#app/platform/database.server.ts'
import { receiveForm } from '#app/platform/form.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import type { Route } from './+types/challenge.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Challenge a review · Vouchsafe' }]

// GET /business/reviews/challenge?review={id}&reason={reason}
export async function loader({ context, request }: Route.LoaderArgs) {
  const { business } = memberOf(context)
  const query = new URL(request.url).searchParams
  const of = { businessId: business.id, reviewId: query.get('review') ?? '' }
  const review = await readCoveredReview(db, of)
  const asked = query.get('reason')
  const reason = challengeReasons.find((each) => each === asked) ?? null
  return {
    review,
    reason,
    wouldHideWords: reason !== null && (await wouldHideWords(db, of, reason)),
    allowance: await readChallengeAllowance(db, business.id),
    isReasonMissing: query.get('step') === '2' && !reason,
  }
}

// POST /business/reviews/challenge
export const action = ({ context, request }: Route.ActionArgs) =>
  receiveForm(request, newChallenge, async (challenge, { review: reviewId = '' }) => {
    await challengeReview(db, { business: memberOf(context).business, reviewId, challenge })
    return redirect(`/business/reviews?review=${reviewId}`, 303)
  })

export default function ChallengeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ChallengeForm {...loaderData} result={actionData} />
}
