import { alreadyUsed, completeInvitation, lockInvited } from '#app/features/invitations/using.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { Refusal } from '#app/platform/refusal.ts'
import { isReview, settleReview } from './publishing.server.ts'
import type { InvitedReview } from './review.schema.ts'
import { reviews } from './review.table.ts'
import { findBusinesses, findFirstTry, rowOf, type Submitted, saveReviews } from './submission.server.ts'

type InvitedSubmission = { token: string; submissionKey: string; review: InvitedReview }

/**
 * Saves the review of an invited person and uses the invitation up: both or neither. The invitation vouches
 * for the address, so the review is checked and published at once.
 *
 * An invitation is used once. Its lock and the unique index decide; a second tap on the button gets the
 * review of the first.
 */
export async function submitInvitedReview(
  db: Database,
  { token, submissionKey, review }: InvitedSubmission,
): Promise<Submitted> {
  return db.transaction(async (tx) => {
    const invitation = await lockInvited(tx, token)
    const { businessId, invitationId, email, orderReference } = invitation
    const submission = {
      businessId,
      submissionKey,
      review: { ...review, authorEmail: email },
      vouched: { provenance: 'invited' as const, invitationId, orderReference },
    }
    const known = await findBusinesses(tx, [submission])
    const row = rowOf(submission, known.get(businessId))
    if (row instanceof Refusal) throw row
    if (invitation.isUsed) {
      const first = await findFirstTry(tx, row)
      if (first instanceof Refusal) throw alreadyUsed()
      return first
    }
    const saved = (await saveReviews(tx, [row])).get(row.id)
    if (!saved) throw alreadyUsed()
    await completeInvitation(tx, invitation)
    const [written] = await tx
      .select()
      .from(reviews)
      .where(isReview({ businessId, id: saved.reviewId }))
    await settleReview(tx, written!)
    return saved
  })
}
