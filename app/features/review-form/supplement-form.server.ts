import { data } from 'react-router'
import {
  canSupplement,
  readSupplement,
  type SupplementedFrom,
  supplementReview,
} from '#app/features/authors/supplement-review.server.ts'
import { findReviewForm } from '#app/features/form-questions/list-questions.server.ts'
import { translateQuestion } from '#app/features/form-questions/read-answers.ts'
import { signAsked, verifyAsked } from '#app/features/form-questions/signed-questions.server.ts'
import { findReview } from '#app/features/reviews/publish-review.server.ts'
import { messages } from '#app/languages/messages.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type FormResult, handleForm, refuseForm } from '#app/platform/form.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { gone, type Refusal } from '#app/platform/refusal.ts'
import { limits } from '#app/rate-limits.ts'
import type { Submitted } from './submission.server.ts'

/** The form that follows a review; null if nothing can be added. */
export async function findSupplementForm(db: Database, of: Submitted, from: SupplementedFrom) {
  const review = await findReview(db, of)
  if (!review || !canSupplement(review, from)) return null
  const { formLanguage: language, title, consentScopes } = review
  const { business, questions: current } = await findReviewForm(db, of.businessId)
  // The questions are about the business, so reviews of products get none.
  const questions = (review.productId ? [] : current).map((question) => translateQuestion(language, question))
  return {
    business: business.name,
    draft: draftOf(of),
    questions,
    asked: signAsked(of.businessId, { questions, incentive: null }),
    asksTitle: title === null,
    asksConsent: !consentScopes.includes('marketing'),
    questionWords: messages[language].questions,
    words: messages[language].reviewForm,
  }
}

/** The key under which the browser tab keeps the answers until they are saved. */
const draftOf = ({ reviewId }: Submitted) => `supplement-${reviewId}`

export type SupplementForm = NonNullable<Awaited<ReturnType<typeof findSupplementForm>>>

/** Handles that form. A refused form keeps its own questions, even if the business has changed them since. */
export async function takeSupplement(
  db: Database,
  of: Submitted,
  { values, from }: { values: Record<string, string>; from: SupplementedFrom },
) {
  const review = await findReview(db, of)
  if (!review) throw gone('This review no longer exists.')
  const words = messages[review.formLanguage].reviewForm
  const say = ({ status, message }: Refusal) =>
    status === 409 ? words.moreOver : status === 429 ? words.tooMany : message
  return handleForm(
    values,
    async () => {
      await countAgainst(limits.deskActsOfReview, of.reviewId)
      const { added, errors, message } = readSupplement(values, of.businessId, review.formLanguage)
      if (!added) {
        const { data: result, init } = refuseForm(values, { errors, message })
        const questions = verifyAsked(of.businessId, values.asked ?? '')?.questions
        return data<SupplementResult>({ ...result, questions }, init ?? undefined)
      }
      await supplementReview(db, of, { added, from })
      return data({ isAdded: true as const, draft: draftOf(of) })
    },
    say,
  )
}

export type SupplementResult = FormResult & { questions?: SupplementForm['questions'] }
