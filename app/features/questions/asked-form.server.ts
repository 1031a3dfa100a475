import { days, now } from '#app/platform/clock.ts'
import { sign, verify } from '#app/platform/signed.server.ts'
import type { AskedQuestion } from './question.vocabulary.ts'

/** What a form put to somebody: its questions, as they read, and what it promised for a review. */
export type Asked = { questions: AskedQuestion[]; incentive: string | null }

const purpose = 'asked-questions'
/** Longer than the form's ticket, which is renewed when the form comes back. */
const lifetime = days(7)

/**
 * Travels with the form, so that a response is taken as the question was put when the form was opened, whatever
 * the business changed since; and so that taking it asks the database nothing. '' where nothing was put.
 */
export function signAsked(businessId: string, { questions, incentive }: Asked) {
  if (questions.length === 0 && incentive === null) return ''
  return sign(purpose, JSON.stringify({ businessId, at: now().getTime(), questions, incentive }))
}

/** Null for what we did not sign, for another business, or long ago. */
export function verifyAsked(businessId: string, signed: string): Asked | null {
  const payload = verify(purpose, signed)
  if (!payload) return null
  const { at, questions, incentive, ...of } = JSON.parse(payload) as Asked & {
    businessId: string
    at: number
  }
  return of.businessId === businessId && now().getTime() - at <= lifetime ? { questions, incentive } : null
}
