import type { ConsentScope } from '#app/features/reviews/review.vocabulary.ts'
import { fillWords } from './fill-words.ts'
import type { Language } from './languages.ts'
import { messages } from './messages.server.ts'

/** Raised when the sentences ask for something else than before: not for a comma, not for a translation. */
export const consentVersion = 1

/** What an author agrees to, as they read it: kept word for word with the review. */
export function consentText(language: Language, business: string, scopes: readonly ConsentScope[]) {
  const { consentShow, consentMarketing } = messages[language].reviewForm
  const sentences = { show: consentShow, marketing: consentMarketing }
  return scopes.map((scope) => fillWords(sentences[scope], { business })).join(' ')
}
