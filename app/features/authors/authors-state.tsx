import {
  challengeReasonText,
  failedCheckText,
  type ReviewState,
} from '#app/features/reviews/review.vocabulary.ts'
import { Time } from '#app/ui/time.tsx'
import type { OwnReview } from './own-review.server.ts'

const headlines: Record<ReviewState, string> = {
  pending: 'Your review is not public yet',
  published: 'Your review is public',
  withdrawn: 'You withdrew your review',
  removed: 'Your review was removed',
}

export function headlineOf({ state, challenge, wasPublic }: OwnReview) {
  if (state === 'removed' && challenge) return 'Your review is hidden for now'
  if (state === 'removed' && !wasPublic) return 'Your review was not published'
  if (state === 'pending' && wasPublic) return 'Your new wording waits for a look'
  return headlines[state]
}

type AuthorsStateProps = { business: { name: string }; review: OwnReview }

/** Where the review stands, why, and who decides. */
export function AuthorsState({ business, review }: AuthorsStateProps) {
  const { state, challenge, appeal } = review
  return (
    <div className="grid gap-3">
      <p>{explain(review, business.name)}</p>
      {challenge && (
        <div className="grid gap-1 border-l-2 border-warning py-1 pl-4 text-sm">
          <p>
            {business.name} challenged it on <Time as="date" at={challenge.since} />:{' '}
            {challengeReasonText[challenge.reason].toLowerCase()}. Its grounds:
          </p>
          <p className="whitespace-pre-line wrap-anywhere" dir="auto">
            {challenge.grounds}
          </p>
        </div>
      )}
      {appeal && (
        <p className="text-sm">
          You appealed on <Time as="date" at={appeal.since} />.{' '}
          {appeal.state === 'open'
            ? 'The operator decides within three days.'
            : `The operator ${appeal.state} the appeal: ${appeal.note}`}
        </p>
      )}
      {state === 'published' && !challenge && review.decision && (
        <p className="text-sm text-muted">The operator let it stand against a challenge: {review.decision}</p>
      )}
    </div>
  )
}

function explain(review: OwnReview, business: string) {
  const { state, challenge, removedReason, removedNote, failedChecks } = review
  if (state === 'published') {
    return challenge
      ? 'It stands, with a mark, until the operator of this service decides within three days.'
      : `It stands as you wrote it. ${business} cannot change or remove it.`
  }
  if (state === 'withdrawn') return 'Nobody sees it, and it counts nowhere.'
  if (state === 'removed' && challenge) {
    return `The operator of this service, not ${business}, confirms that or puts it back within three days.`
  }
  if (state === 'removed') {
    const reason = removedReason ? challengeReasonText[removedReason].toLowerCase() : 'not given'
    return `The operator of this service decided so. Reason: ${reason}. ${removedNote ?? ''}`
  }
  if (!review.isHeld) return 'It waits for you to confirm your address.'
  const checks = failedChecks.map((check) => failedCheckText[check].toLowerCase()).join('; ')
  return `An automatic check stopped at it: ${checks}. The operator of this service decides within three days.`
}
