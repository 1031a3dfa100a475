import type { PublicReview } from '#app/features/reviews/public-review.ts'
import { formatList } from '#app/languages/format.ts'
import { countIn, fillWords, type Language } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { cleanedLine } from '#app/platform/visible-text.ts'

// Sentences that the rest of the service has in English, in the language of a widget. widget-words.test.ts compares the two.

/** "298 reviews and 14 imported", as `allReviewsOf` says it. */
export function countedReviews({ own, imported }: { own: number; imported: number }, language: Language) {
  const words = messages[language].widgets
  const parts = [
    ...(own > 0 || imported === 0 ? [countIn(words.reviews, own, language)] : []),
    ...(imported > 0 ? [countIn(own > 0 ? words.imported : words.importedReviews, imported, language)] : []),
  ]
  return formatList(parts, language)
}

/** As `provenanceLabel` says it. */
export function provenanceIn(
  { provenance, importSource }: Pick<PublicReview, 'provenance' | 'importSource'>,
  language: Language,
) {
  const words = messages[language].widgets
  return importSource
    ? fillWords(words.importedFrom, { source: isolated(importSource) })
    : words.provenance[provenance]
}

/** As `incentiveText` says it. */
export const incentiveIn = (incentive: string, language: Language) =>
  fillWords(messages[language].widgets.incentive, { incentive: isolated(incentive) })

type Challenge = NonNullable<PublicReview['challenge']>

export function challengeIn({ reason }: Challenge, businessName: string, language: Language) {
  const { widgets: words, authorMail } = messages[language]
  const business = isolated(businessName)
  return reason
    ? fillWords(words.challengedFor, { business, reason: authorMail.reasons[reason] })
    : fillWords(words.challenged, { business })
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Others' words inside one of our sentences: they turn neither its direction nor its numbers. */
export function isolated(text: string) {
  const line = cleanedLine(text)
  return rightToLeft.test(line) ? `\u2068${line}\u2069` : line
}

/** A name inside one of our sentences, in quotation marks where a reader could take it for part of the sentence. */
export function nameInSentence(name: string, language: Language) {
  const { quoted } = messages[language].widgets
  const plain = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} &'’.+-]*$/u.test(name) && !soundsLikeOurs(name, language)
  const shown = isolated(plain ? name : name.replace(/["“”„«»‘‹›]/gu, '’'))
  return plain ? shown : fillWords(quoted, { name: shown })
}

/** Whether a name reads like our own words: "All our customers", "Reviews of the year". */
function soundsLikeOurs(name: string, language: Language) {
  const { whole, region } = messages[language].widgets
  const ours = wordsOf(`${whole} ${region.replace('{business}', '')}`)
  return wordsOf(name).some((word) =>
    ours.some((own) => (own.length > 3 ? word.startsWith(own) : word === own)),
  )
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
