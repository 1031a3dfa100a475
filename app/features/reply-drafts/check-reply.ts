import { languageOf } from '#analysis/analyse.ts'
import { gapsIn, reviewLimits } from '#app/features/reviews/review.vocabulary.ts'
import { type Language, languages } from '#app/languages/languages.ts'
import { type ModelSentence, type SensitiveSubject, subjectNames } from './reply.vocabulary.ts'
import { replyTexts } from './reply-texts.ts'

/** Sensitive whatever the stars. The other subjects are named in praise, too: "gluten free, perfect for my allergy". */
const grave: readonly SensitiveSubject[] = [
  'injury',
  'discrimination',
  'harassment',
  'threat',
  'theft',
  'safety',
]

const subjects = Object.keys(subjectNames) as SensitiveSubject[]

const beginOfWord = '(?<![\\p{L}\\p{N}])'
const endOfWord = '(?![\\p{L}\\p{N}])'

/** These languages write compounds as one word ("Nussallergie"): a long beginning counts within a word, too. */
const compounding: readonly Language[] = ['de', 'nl', 'da', 'sv']
const isLong = (stem: string) => /^\p{L}{6,}$/u.test(stem)

/** Matches a text with one of the beginnings of words. */
export function patternOf(stems: string, language: Language) {
  const single = stems.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '()').split('|')
  const inside = compounding.includes(language) ? single.filter(isLong) : []
  return new RegExp([`${beginOfWord}(?:${stems.replaceAll('$', endOfWord)})`, ...inside].join('|'), 'iu')
}

const patterns = languages.flatMap((language) =>
  subjects.map((subject) => {
    return { language, subject, pattern: patternOf(replyTexts[language].sensitive[subject], language) }
  }),
)

/** Compatibility forms made plain, without invisible characters. */
const plain = (text: string) => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')

/** In an unknown language, those of all languages. */
function subjectsIn(text: string, language: Language | null): SensitiveSubject[] {
  const said = plain(text)
  const found = patterns.filter(
    (each) => (!language || each.language === language) && each.pattern.test(said),
  )
  return subjects.filter((subject) => found.some((each) => each.subject === subject))
}

/** The subjects of a review for which we draft no reply. */
export const sensitiveIn = (text: string, language: Language | null, rating: number) =>
  subjectsIn(text, language).filter((subject) => rating <= 3 || grave.includes(subject))

type Known = { language: Language; draft: string }

const markup = /[<>[\]{}`|*_#\\]|https?:|www\./i
/** Below this length the language is not checked: a short text may belong to several. */
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

/** What no reply promises, offers, admits or asks for. */
export const refused = Object.fromEntries(
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

/** The words of our own thanks and wishes, which say nothing about the business. */
const courtesy = Object.fromEntries(
  languages.map((language) => {
    const { thanks, short, wish, farewell, heard, contact } = replyTexts[language]
    return [
      language,
      new Set(wordsIn([Object.values(thanks), short, wish, farewell, heard, contact].flat(2).join(' '))),
    ]
  }),
) as Record<Language, Set<string>>
