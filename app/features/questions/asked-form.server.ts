import { sign, verify } from '#app/platform/signed.server.ts'
import type { AskedQuestion } from './question.vocabulary.ts'

/** What a form put to somebody: its questions, as they read, and what it promised for a review. */
export type Asked = { questions: AskedQuestion[]; incentive: string | null }

/**
 * Travels with the form, so that an answer is taken as the question was put when the form was opened, whatever
 * the business changed since; and so that taking it asks the database nothing. '' where nothing was put.
 */
export function signAsked(businessId: string, { questions, incentive }: Asked) {
  if (questions.length === 0 && incentive === null) return ''
  return sign('asked-questions', JSON.stringify({ businessId, questions, incentive }))
}

/** Null if we did not sign it for this business, or if it has expired. */
export function verifyAsked(businessId: string, token: string): Asked | null {
  const verified = verify('asked-questions', token)
  if (!verified) return null
  const { questions, incentive, ...of } = JSON.parse(verified.payload) as Asked & { businessId: string }
  return of.businessId === businessId ? { questions, incentive } : null
}
