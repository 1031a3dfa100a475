import { languageOf } from '#analysis/analyse.ts'
import { gapsIn } from '#app/features/reviews/reply-gaps.ts'
import { reviewLimits } from '#app/features/reviews/review.vocabulary.ts'
import { type Language, languages } from '#app/languages/languages.ts'
import type { ModelSentence } from './reply.vocabulary.ts'
import { replyTexts } from './reply-texts.ts'
import { patternOf, plain, subjectsIn } from './sensitive.ts'

export type Known = { language: Language; draft: string }

const markup = /[<>[\]{}`|*_#\\]|https?:|www\./i
/** Shorter texts may be of several languages. */
const tellingLength = 60

/**
 * A model's reply, sentence by sentence. Null if it may not be shown at all. A sentence is new unless it is one of our draft's
 * or made of words of courtesy alone: lies are made of the review's own words ("the staff was friendly"), too.
 */
export function checkReply(reply: string, { language, draft }: Known): ModelSentence[] | null {
  const text = plain(reply).trim()
  const { min, max } = reviewLimits.reply
  if (text.length < min || text.length > max || markup.test(text) || gapsIn(text).length > 0) return null
  if (text.length >= tellingLength && languageOf(text) !== language) return null
  const own = sentencesIn(draft)
  const sentences = sentencesIn(text)
  const foreign = sentences.filter((sentence) => !own.some((each) => areSame(each, sentence))).join(' ')
  if (subjectsIn(foreign, language).length > 0 || refused[language].test(foreign)) return null
  return sentences.map((sentence) => ({
    text: sentence,
    isNew:
      !own.some((each) => areSame(each, sentence)) &&
      !wordsIn(sentence).every((word) => courtesy[language].has(word)),
  }))
}

const refused = Object.fromEntries(
  languages.map((language) => [language, patternOf(replyTexts[language].refused, language)]),
) as Record<Language, RegExp>

/** Lines and sentences, without what separates them. */
const sentencesIn = (text: string) =>
  text
    .split(/\n+|(?<=[.!?…][”“»"’)]*)\s+/u)
    .map((each) => each.trim())
    .filter(Boolean)

const wordsIn = (text: string): string[] => [
  ...(plain(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []),
]
const areSame = (one: string, other: string) => wordsIn(one).join(' ') === wordsIn(other).join(' ')

/** Of thanks and grammar, from which nothing about the business can be said. */
const courtesy = Object.fromEntries(
  languages.map((language) => {
    const { courtesy: own, thanks, wish } = replyTexts[language]
    return [language, new Set(wordsIn([own, ...Object.values(thanks).flat(), ...wish].join(' ')))]
  }),
) as Record<Language, Set<string>>
