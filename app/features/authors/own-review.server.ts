import { and, desc, eq } from 'drizzle-orm'
import { appeals, type Challenge, challenges } from '#app/features/moderation/challenge.table.ts'
import type { AppealState } from '#app/features/moderation/challenge.vocabulary.ts'
import { errorsOfAnswers } from '#app/features/moderation/checks.server.ts'
import { authorHasUntil, challengeDueAfter } from '#app/features/moderation/deadlines.ts'
import { findProduct } from '#app/features/products/read-products.server.ts'
import type { AskedQuestion, QuestionAnswer } from '#app/features/questions/question.vocabulary.ts'
import { readAnswers } from '#app/features/questions/read-answers.ts'
import { restoreAskedQuestions } from '#app/features/questions/signed-questions.server.ts'
import { findOwnReview } from '#app/features/reviews/authors-link.server.ts'
import type { ChallengeReason } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { type Review, replies } from '#app/features/reviews/review.table.ts'
import type { FailedCheck, ReviewState } from '#app/features/reviews/review.vocabulary.ts'
import type { Language } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { maskedAddress } from '#app/platform/mail.server.ts'

/** The open challenge. Times are ISO 8601. */
type OpenChallenge = {
  reason: ChallengeReason
  grounds: string
  since: string
  /** Until then the operator waits for the author, unless the reason is urgent. */
  replyUntil: string
  decideBy: string
  /** The public sees the stars alone: our own check agreed with the business. */
  isHidden: boolean
  /** The author's statement to the operator, and its time. */
  statement: string | null
  statedAt: string | null
}

/** A review as its author sees it. */
export type OwnReview = {
  /** The name of the product, where the review is not of the business itself. */
  product: string | null
  rating: number
  title: string | null
  text: string
  authorName: string
  state: ReviewState
  isHeld: boolean
  wasPublic: boolean
  failedChecks: FailedCheck[]
  isInsider: boolean
  removedReason: ChallengeReason | null
  removedNote: string | null
  editedAt: string | null
  answers: QuestionAnswer[]
  /** The questions that were answered, as they were asked. */
  questions: AskedQuestion[]
  incentive: string | null
  reply: string | null
  challenge: OpenChallenge | null
  /** The operator's reason for rejecting the latest challenge. */
  decision: string | null
  appeal: { state: AppealState; since: string; note: string | null } | null
  canAppeal: boolean
  canEdit: boolean
  /** The language of the form and of the consent texts. */
  formLanguage: Language
  isMarketingAgreed: boolean
  consentText: string
  consentedAt: string
  /** "l…@mail.example" */
  maskedEmail: string
}

/** The review that the author's link leads to. */
export async function readOwnReview(
  db: Database,
  token: string,
): Promise<{ businessId: string; review: OwnReview }> {
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
  const isRemoved = review.state === 'removed'
  return {
    businessId,
    review: {
      product: product ? product.name : null,
      rating: review.rating,
      title: review.title,
      text: review.text,
      authorName: review.authorName,
      state: review.state,
      isHeld: review.heldAt !== null,
      wasPublic: review.publishedAt !== null,
      failedChecks: review.failedChecks,
      isInsider: review.provenance === 'insider',
      removedReason: review.removedReason,
      removedNote: review.removedNote,
      editedAt: review.editedAt?.toISOString() ?? null,
      answers: review.answers ?? [],
      questions,
      incentive: review.incentive,
      reply: reply?.text ?? null,
      challenge: open ? openChallengeOf(open, review) : null,
      decision: challenged.find(({ state }) => state === 'rejected')?.decisionNote ?? null,
      appeal: appeal
        ? { state: appeal.state, since: appeal.createdAt.toISOString(), note: appeal.decisionNote }
        : null,
      canAppeal: isRemoved && !open && !appeal,
      canEdit: review.confirmedAt !== null && review.state !== 'withdrawn' && !(isRemoved && isFinal),
      formLanguage: review.formLanguage,
      isMarketingAgreed: review.consentScopes.includes('marketing'),
      consentText: review.consentText,
      consentedAt: review.consentedAt.toISOString(),
      maskedEmail: maskedAddress(review.authorEmail ?? ''),
    },
  }
}

function openChallengeOf(challenge: Challenge, review: Review): OpenChallenge {
  const { reason, grounds, createdAt, statement, statedAt } = challenge
  return {
    ...{ reason, grounds, statement },
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
