import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { businesses } from '#app/features/businesses/business.table.ts'
import { appendActs } from '#app/features/log/acts.server.ts'
import { changeOwnReview } from '#app/features/reviews/authors-link.server.ts'
import { isReview } from '#app/features/reviews/publish-review.server.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { type ConsentScope, reviewStates } from '#app/features/reviews/review.vocabulary.ts'
import { consentText, consentVersion } from '#app/languages/messages.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { earlierConsents } from './author.table.ts'

/**
 * Gives or revokes the consent to quote the review in advertising. Each change stores the exact text and the
 * time. Authors who no longer want the review shown at all withdraw it.
 */
export async function changeMarketingConsent(db: Database, token: string, isGiven: boolean) {
  return changeOwnReview(db, token, reviewStates, async (tx, review) => {
    if (review.consentScopes.includes('marketing') !== isGiven) await recordConsent(tx, review, isGiven)
  })
}

/** In the caller's transaction, which holds the row's lock. */
export async function recordConsent(tx: Database, review: Review, isMarketingAgreed: boolean) {
  const at = now()
  const { businessId, id } = review
  const scopes: ConsentScope[] = isMarketingAgreed ? ['show', 'marketing'] : ['show']
  const [business] = await tx
    .select({ name: businesses.name })
    .from(businesses)
    .where(eq(businesses.id, businessId))
  const text = consentText(review.formLanguage, business!.name, scopes)
  await tx
    .update(reviews)
    .set({ consentScopes: scopes, consentText: text, consentVersion, consentedAt: at, updatedAt: at })
    .where(isReview(review))
  // The earlier consent stays on record.
  await tx.insert(earlierConsents).values({
    businessId,
    id: uuidv7(),
    reviewId: id,
    scopes: review.consentScopes,
    version: review.consentVersion,
    text: review.consentText,
    consentedAt: review.consentedAt,
  })
  const fields = { scopes: scopes.join(' '), consent: text, version: String(consentVersion) }
  await appendActs(tx, [{ businessId, reviewId: id, act: 'consented', actor: 'author', at, fields }])
}
