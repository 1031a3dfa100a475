import type { QuestionAnswer } from '#app/features/form-questions/question.vocabulary.ts'
import { readAnsweredForm } from '#app/features/form-questions/signed-questions.server.ts'
import { answersAsText } from '#app/features/log-format/commitment.ts'
import { errorsOfAnswers } from '#app/features/moderation/checks.server.ts'
import { lockReview } from '#app/features/reviews/publish-review.server.ts'
import { type Supplement, supplementSaying } from '#app/features/reviews/review.schema.ts'
import type { Review } from '#app/features/reviews/review.table.ts'
import { checkWords } from '#app/features/reviews/text-checks.ts'
import type { Language } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { errorsByField } from '#app/platform/form.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, gone } from '#app/platform/refusal.ts'
import { recordConsent } from './consent.server.ts'
import { replaceVersion } from './edit-review.server.ts'

const supplementPeriod = days(1)

/** A link from the mailbox, or the page of the browser that sent the review. */
export type SupplementedFrom = 'mailbox' | 'browser'

/**
 * The author may add a headline and answers once, within a day, to a review that nobody has changed or challenged. Once an address typed into the open form is confirmed, only its mailbox may: anybody can send a form with
 * somebody else's address, and would otherwise add words that its owner never saw.
 */
export function canSupplement(review: Review, from: SupplementedFrom) {
  const { version, state, challengedAt, confirmedAt, createdAt } = review
  const isKnown = review.invitationId !== null || review.orderReference !== null
  const since = confirmedAt ?? createdAt
  return (
    version === 1 &&
    (state === 'published' || state === 'pending') &&
    !challengedAt &&
    now().getTime() - since.getTime() < supplementPeriod &&
    (from === 'mailbox' ? confirmedAt !== null : isKnown || confirmedAt === null)
  )
}

type Added = Supplement & { answers: QuestionAnswer[] | null }

/** Reads the form that follows a review, against the questions that it asked. */
export function readSupplement(values: Record<string, string>, businessId: string, language: Language) {
  const { reviewForm, questions } = messages[language]
  const answered = readAnsweredForm(values, businessId, language)
  if (!answered) return { errors: {}, message: reviewForm.tooOld }
  const parsed = supplementSaying(reviewForm).safeParse(values)
  const errors = {
    ...(parsed.error && errorsByField(parsed.error)),
    // A headline or answer that a check would hold is refused instead.
    ...(parsed.data?.title && checkWords(parsed.data.title).length > 0 && { title: reviewForm.titleHeld }),
    ...answered.errors,
    ...errorsOfAnswers(answered.answers, questions.answerHeld),
  }
  if (!parsed.success || Object.keys(errors).length > 0) return { errors }
  return { added: { ...parsed.data, answers: answered.answers } }
}

/** Adds to a review, with a version and a log entry like an edit. Words and stars stay as they are. */
export async function supplementReview(
  db: Database,
  of: { businessId: string; reviewId: string },
  { added, from }: { added: Added; from: SupplementedFrom },
) {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, of)
    if (!review) throw gone('This review no longer exists.')
    if (hasAll(review, added)) return
    if (!canSupplement(review, from))
      throw conflict('You can no longer add anything. To change your review, use the link in your email.')
    const title = review.title ?? added.title
    const answers = review.answers ?? added.answers
    if (title !== review.title || answers !== review.answers) {
      // Nothing that was public is replaced, so the review does not count as edited.
      await replaceVersion(tx, review, { title, answers, editedAt: null })
      await enqueue(tx, 'analyses.analyse-review', of)
    }
    if (added.consentMarketing && !isAgreed(review)) await recordConsent(tx, review, true)
  })
}

const isAgreed = ({ consentScopes }: Review) => consentScopes.includes('marketing')

/** The same form sent twice, or an empty one, adds nothing. */
const hasAll = (review: Review, { title, answers, consentMarketing }: Added) =>
  (!title || title === review.title) &&
  (!answers || answersAsText(answers) === answersAsText(review.answers ?? [])) &&
  (!consentMarketing || isAgreed(review))
