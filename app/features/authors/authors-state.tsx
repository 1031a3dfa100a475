import { urgentReasons } from '#app/features/moderation/challenge-rules.vocabulary.ts'
import { challengeReasonText } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { failedCheckText, type ReviewState } from '#app/features/reviews/review.vocabulary.ts'
import { Time } from '#app/ui/time.tsx'
import type { OwnReview } from './own-review.server.ts'

const headlines: Record<ReviewState, string> = {
  pending: 'Your review is not public yet',
  published: 'Your review is public',
  withdrawn: 'You withdrew your review',
  removed: 'Your review was removed',
}

export function headlineOf({ state, challenge, wasPublic }: OwnReview) {
  if (state === 'published' && challenge?.isHidden) return 'The words of your review are hidden for now'
  if (state === 'removed' && !wasPublic) return 'Your review was not published'
  if (state === 'pending' && wasPublic) return 'Your review is being checked again'
  return headlines[state]
}

type AuthorsStateProps = { business: { name: string }; review: OwnReview }

/** The state of the review, the reason for it, and who decides. */
export function AuthorsState({ business, review }: AuthorsStateProps) {
  const { state, challenge, appeal } = review
  return (
    <div className="grid gap-3">
      <p>{explain(review, business.name)}</p>
      {challenge && (
        <div className="grid gap-1 border-l-2 border-warning py-1 pl-4 text-sm">
          <p>
            {business.name} challenged your review on <Time as="date" at={challenge.since} />:{' '}
            {challengeReasonText[challenge.reason].toLowerCase()}. Its grounds:
          </p>
          <p className="whitespace-pre-line wrap-anywhere" dir="auto">
            {challenge.grounds}
          </p>
          <p>
            {urgentReasons.includes(challenge.reason) ? (
              'For this reason the operator may decide before you have replied.'
            ) : (
              <>
                Before <Time as="exact" at={challenge.replyUntil} /> the operator can remove your review only
                for personal data, hate or threats, so that you can reply below.
              </>
            )}{' '}
            The decision is due by <Time as="exact" at={challenge.decideBy} />. If your review is removed, you
            can appeal once.
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
        <p className="text-sm text-muted">The operator rejected a challenge: {review.decision}</p>
      )}
    </div>
  )
}

function explain(review: OwnReview, business: string) {
  const { state, challenge, removedReason, removedNote, failedChecks, isInsider } = review
  if (state === 'published') {
    if (!challenge) {
      const marked = isInsider ? ', marked as an insider’s and not part of the rating' : ''
      return `It is shown as you wrote it${marked}. ${business} can reply to it or challenge it, but cannot change it.`
    }
    return challenge.isHidden
      ? `Only its stars are public${isInsider ? '' : ', and they still count'}. ${business} challenged it, and our own check found the same in your text: ${challengeReasonText[challenge.reason].toLowerCase()}. If you take that out, your words are public again at once, unless another check holds them. The operator of this service decides.`
      : `It stays public, marked as challenged${isInsider ? '' : ', and still counts'}. The operator of this service decides.`
  }
  if (state === 'withdrawn')
    return 'Its words are not public, and its stars do not count in the rating. The public record counts it among the withdrawn reviews.'
  if (state === 'removed') {
    const reason = removedReason ? challengeReasonText[removedReason].toLowerCase() : 'not given'
    return `The operator of this service removed it. Reason: ${reason}. ${removedNote ?? ''}`
  }
  if (!review.isHeld) return 'Please confirm your email address first.'
  const checks = failedChecks.map((check) => failedCheckText[check].toLowerCase()).join('; ')
  return `It failed an automatic check: ${checks}. The operator of this service decides within three days.`
}
