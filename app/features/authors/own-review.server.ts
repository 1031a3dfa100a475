import { and, desc, eq } from 'drizzle-orm'
import { readAnswers } from '#app/features/form-questions/read-answers.ts'
import { restoreAskedQuestions } from '#app/features/form-questions/signed-questions.server.ts'
import { appeals, type Challenge, challenges } from '#app/features/moderation/case.table.ts'
import { authorHasUntil, challengeDueAfter } from '#app/features/moderation/case.vocabulary.ts'
import { errorsOfAnswers } from '#app/features/moderation/checks.server.ts'
import { findProduct } from '#app/features/products/read-products.server.ts'
import { findOwnReview } from '#app/features/reviews/authors-link.server.ts'
import { type Review, replies, writtenOf } from '#app/features/reviews/review.table.ts'
import { messages } from '#app/languages/messages.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { maskedAddress } from '#app/platform/mail.server.ts'

export async function readOwnReview(db: Database, token: string) {
  const review = await findOwnReview(db, token)
  const { businessId, id } = review
  const [product, [reply], challenged, [appeal], questions] = await Promise.all([
    review.productId && findProduct(db, { businessId, product: review.productId }),
    db
      .select({ text: replies.text })
      .from(replies)
      .where(and(eq(replies.businessId, businessId), eq(replies.reviewId, id))),
    db
      .select()
      .from(challenges)
      .where(and(eq(challenges.businessId, businessId), eq(challenges.reviewId, id)))
      .orderBy(desc(challenges.createdAt)),
    db
      .select()
      .from(appeals)
      .where(and(eq(appeals.businessId, businessId), eq(appeals.reviewId, id))),
    restoreAskedQuestions(db, { businessId, answers: review.answers, language: review.formLanguage }),
  ])
  const open = challenged.find(({ state }) => state === 'open')
  const isFinal = appeal !== undefined && appeal.state !== 'open'
  const { state, failedChecks, removedReason, removedNote } = review
  const { incentive, formLanguage, consentText, version } = review
  const isRemoved = state === 'removed'
  return {
    businessId,
    review: {
      product: product ? product.name : null,
      ...writtenOf(review),
      state,
      failedChecks,
      removedReason,
      removedNote,
      incentive,
      formLanguage,
      consentText,
      version,
      isHeld: review.heldAt !== null,
      wasPublic: review.publishedAt !== null,
      isInsider: review.provenance === 'insider',
      editedAt: review.editedAt?.toISOString() ?? null,
      answers: review.answers ?? [],
      questions,
      reply: reply?.text ?? null,
      challenge: open ? openChallengeOf(open, review) : null,
      decision: challenged.find(({ state }) => state === 'rejected')?.decisionNote ?? null,
      appeal: appeal
        ? { state: appeal.state, since: appeal.createdAt.toISOString(), note: appeal.decisionNote }
        : null,
      canAppeal: isRemoved && !open && !appeal,
      canEdit: review.confirmedAt !== null && review.state !== 'withdrawn' && !(isRemoved && isFinal),
      isMarketingAgreed: review.consentScopes.includes('marketing'),
      consentedAt: review.consentedAt.toISOString(),
      maskedEmail: maskedAddress(review.authorEmail ?? ''),
    },
  }
}

/** A review as its author sees it. Times are ISO 8601. */
export type OwnReview = Awaited<ReturnType<typeof readOwnReview>>['review']

/** The operator waits until `replyUntil` for the author, unless the reason is urgent. */
function openChallengeOf(challenge: Challenge, review: Review) {
  const { reason, grounds, createdAt, statement, statedAt } = challenge
  return {
    reason,
    grounds,
    statement,
    since: createdAt.toISOString(),
    replyUntil: authorHasUntil(createdAt).toISOString(),
    decideBy: challengeDueAfter(createdAt).toISOString(),
    isHidden: review.hiddenAt !== null,
    statedAt: statedAt?.toISOString() ?? null,
  }
}

/** The answers in the desk's form to questions that the author answered before. */
export async function readChangedAnswers(db: Database, token: string, values: Record<string, string>) {
  const { businessId, answers, formLanguage: language } = await findOwnReview(db, token)
  const asked = await restoreAskedQuestions(db, { businessId, answers, language })
  const words = messages[language].questions
  const read = readAnswers(asked, values, words)
  return { ...read, errors: { ...read.errors, ...errorsOfAnswers(read.answers, words.answerHeld) } }
}
