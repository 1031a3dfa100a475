import { eq, sql } from 'drizzle-orm'
import { businesses, formerNames } from '#app/features/businesses/business.table.ts'
import { writtenAnswers } from '#app/features/form-questions/question.vocabulary.ts'
import { appendActs } from '#app/features/log/acts.server.ts'
import { hashOfWording } from '#app/features/reviews/fingerprints.server.ts'
import { isReview, refreshFacts } from '#app/features/reviews/publish-review.server.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import type { ChallengeReason } from '#app/features/reviews/review.vocabulary.ts'
import { findReasonsIn, type OwnContacts } from '#app/features/reviews/text-checks.ts'
import type { Database } from '#app/platform/database.server.ts'
import { challenges } from './case.table.ts'
import { isOpenChallengeOf } from './settle-cases.server.ts'

/**
 * Whether our own check of this very wording agrees with a challenge for this reason, and the operator has not already
 * let the wording stand. Only then are its words hidden.
 */
export async function isToBeHidden(db: Database, review: Review, reason: ChallengeReason) {
  const found: ChallengeReason[] = findReasonsIn(wordingOf(review), await findOwnContacts(db, review))
  return found.includes(reason) && !(await wasLetStand(db, review))
}

/** All words of the author that the page shows. Choices that the business wrote itself are no reason to hide a review. */
function wordingOf({ title, text, authorName, answers }: Review) {
  return [title ?? '', text, authorName, ...writtenAnswers(answers).map((answer) => answer.text)].join('\n')
}

/** Former domains too: a business cannot turn its own address into advertising by changing it. */
async function findOwnContacts(db: Database, { businessId }: Review): Promise<OwnContacts> {
  const [business] = await db
    .select({ website: businesses.website, domain: businesses.domain, address: businesses.address })
    .from(businesses)
    .where(eq(businesses.id, businessId))
  const former = await db
    .select({ domain: formerNames.domain })
    .from(formerNames)
    .where(eq(formerNames.businessId, businessId))
  const { website, domain, address } = business!
  const site = URL.canParse(website) ? [new URL(website).hostname] : []
  return { hosts: [domain, ...site, ...former.map((each) => each.domain)], address }
}

/**
 * Whether the operator has read this wording and decided in its favour: published it after a failed check, accepted an
 * appeal, or rejected a report or a challenge of it.
 */
async function wasLetStand(db: Database, review: Review) {
  const { businessId, id, editedAt, writtenAt } = review
  const since = (editedAt ?? writtenAt).toISOString()
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from receipts
        where business_id = ${businessId} and review_id = ${id} and act = 'held' and at >= ${since})
      or exists (select from appeals where business_id = ${businessId} and review_id = ${id}
        and state = 'accepted' and decided_at >= ${since})
      or exists (select from reports where business_id = ${businessId} and review_id = ${id} and about = 'review'
        and state = 'rejected' and decided_at >= ${since})
      or exists (select from challenges where business_id = ${businessId} and review_id = ${id}
        and state <> 'open' and wording_hash = ${hashOfWording(review)}) as found`)
  return rows[0]!.found
}

/**
 * Hides the words of a published, challenged review, or shows them again, as our check of its present wording says. Does
 * nothing without an open challenge. The caller has locked the review.
 */
export async function settleHiding(tx: Database, review: Review, at: Date) {
  const { businessId, id: reviewId } = review
  const isOpen = isOpenChallengeOf(review)
  const [challenge] = await tx.select({ reason: challenges.reason }).from(challenges).where(isOpen)
  if (!challenge) return false
  const { reason } = challenge
  const isHidden = await isToBeHidden(tx, review, reason)
  if (isHidden === (review.hiddenAt !== null)) return isHidden
  await tx
    .update(reviews)
    .set({ hiddenAt: isHidden ? at : null, hiddenReason: isHidden ? reason : null, updatedAt: at })
    .where(isReview(review))
  await refreshFacts(tx, businessId, [reviewId])
  if (isHidden) await tx.update(challenges).set({ hidWords: true }).where(isOpen)
  const of = { businessId, reviewId, at, actor: 'rule' } as const
  await appendActs(tx, [isHidden ? { ...of, act: 'hidden', fields: { reason } } : { ...of, act: 'restored' }])
  return isHidden
}
