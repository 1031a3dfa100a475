import type { ConsentScope } from '#app/features/reviews/review.vocabulary.ts'
import { periods } from '#app/periods.ts'
import { cs } from './cs.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en, type Messages } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { fillWords, type Language } from './languages.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { sv } from './sv.ts'
import { tr } from './tr.ts'

/** On the server alone: a browser is sent the messages of its language by the loader of the page. */
export const messages = withPeriods(periods)

/** The messages of all languages with the promised periods in their places; other places stay to be filled. */
export function withPeriods(promised: typeof periods): Record<Language, Messages> {
  return fillAll({ en, de, fr, es, it, nl, pl, pt, sv, da, cs, tr }, promised)
}

function fillAll<Text extends object>(texts: Text, values: Record<string, number>): Text {
  const filled = Object.entries(texts).map(([name, text]) => [
    name,
    typeof text === 'string' ? fillWords(text, values) : fillAll(text, values),
  ])
  return Object.fromEntries(filled)
}

/** Raised when the sentences ask for something else than before: not for a comma, not for a translation. */
export const consentVersion = 1

/** What an author agrees to, as they read it: kept word for word with the review. */
export function consentText(language: Language, business: string, scopes: readonly ConsentScope[]) {
  const { consentShow, consentMarketing } = messages[language].reviewForm
  const sentences = { show: consentShow, marketing: consentMarketing }
  return scopes.map((scope) => fillWords(sentences[scope], { business })).join(' ')
}
