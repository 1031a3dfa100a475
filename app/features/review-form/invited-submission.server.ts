import { alreadyUsed, lockInvited, redeemInvitation } from '#app/features/invitations/redeeming.server.ts'
import type { InvitedReview } from '#app/features/reviews/review.schema.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Submission, Submitted } from './submission.server.ts'
import { findSent, saveVouched } from './verified-submission.server.ts'

type InvitedSubmission = { token: string; submissionKey: string; review: InvitedReview } & Pick<
  Submission,
  'language' | 'answers'
>

/**
 * Saves the review of an invited person and uses the invitation up: both or neither. The invitation vouches
 * for the address, so the review is checked and published at once.
 *
 * An invitation is used once. Its lock and the unique index decide; a second tap on the button gets the
 * review of the first.
 */
export async function submitInvitedReview(
  db: Database,
  { token, submissionKey, review, ...sent }: InvitedSubmission,
): Promise<Submitted> {
  return db.transaction(async (tx) => {
    const invitation = await lockInvited(tx, token)
    const { businessId, invitationId, email, orderReference, incentive } = invitation
    const submission = {
      businessId,
      submissionKey,
      review: { ...review, authorEmail: email },
      ...sent,
      incentive,
      vouched: { provenance: 'invited' as const, invitationId, orderReference },
    }
    const saved = invitation.isUsed ? await findSent(tx, submission) : await saveVouched(tx, submission)
    if (!saved) throw alreadyUsed()
    if (!invitation.isUsed) await redeemInvitation(tx, invitation)
    return saved
  })
}
