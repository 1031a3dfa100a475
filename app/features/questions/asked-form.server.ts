import { sign, verify } from '#app/platform/signed.server.ts'
import type { AskedQuestion } from './question.vocabulary.ts'

/** What a form asked: its questions as shown, and the reward it promised. */
export type Asked = { questions: AskedQuestion[]; incentive: string | null }

/**
 * Travels with the form, signed, so that answers are checked against the questions as they were asked,
 * without a query and whatever the business has changed since. '' if nothing was asked or promised.
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
