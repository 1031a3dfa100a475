import { languageOf } from '#analysis/analyse.ts'
import { gapsIn } from '#app/features/reviews/reply-gaps.ts'
import { reviewLimits } from '#app/features/reviews/review.vocabulary.ts'
import { type Language, languages } from '#app/languages/languages.ts'
import type { ModelSentence } from './reply.vocabulary.ts'
import { replyTexts } from './reply-texts.ts'
import type { Finding } from './review-findings.server.ts'
import { patternOf, plain, subjectsIn } from './sensitive.ts'
import { denies } from './turning-words.ts'

export type Known = { language: Language; rating: number; draft: string; review: string; findings: Finding[] }

const markup = /[<>[\]{}`|*_#\\]|https?:|www\./i
/** Shorter texts may be of several languages. */
const tellingLength = 60

/** A model's reply, sentence by sentence. Null if it may not be shown at all. */
export function checkReply(reply: string, known: Known): ModelSentence[] | null {
  const { language, draft } = known
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
    isNew: !own.some((each) => areSame(each, sentence)) && !isKnown(sentence, known),
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

/** "waited" and "waiting", but neither "price" and "priceless" nor "friendly" and "unfriendly". */
function isSameWord(one: string, other: string) {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  const least = Math.max(4, long.length - 3)
  return short.length >= 4 && long.slice(0, least) === short.slice(0, least)
}

/** Words that say nothing about a review. */
const courtesy = Object.fromEntries(
  languages.map((language) => {
    const { courtesy: own, thanks, praise, blame, noted, wish } = replyTexts[language]
    const ours = [Object.values(own), Object.values(thanks), praise, blame, noted, wish].flat(2).join(' ')
    const all = wordsIn(ours.replaceAll(/\{\w+\}/g, ' '))
    return [language, { all, joy: wordsIn(own.joy), regret: wordsIn(own.regret) }]
  }),
) as Record<Language, Record<'all' | 'joy' | 'regret', string[]>>

const hasWord = (listed: string[], word: string) => listed.some((each) => isSameWord(each, word))

/**
 * Whether a sentence says nothing but courtesy, and in each part what one part of the review or draft says: the other words
 * in their order, with the thing that they are about, with no denial more or less, and with joy only for praise.
 */
function isKnown(sentence: string, { language, rating, draft, review, findings }: Known) {
  if (quotesIn(sentence).some((quote) => !review.includes(quote))) return false
  const { all, joy, regret } = courtesy[language]
  const [mood, given] = [wordsIn(sentence), [...clausesIn(review), ...sentencesIn(draft)]]
  const [isGlad, isSorry] = [joy, regret].map((listed) => mood.some((word) => hasWord(listed, word)))
  return clausesIn(sentence).every((part) => {
    const told = wordsIn(part).filter(
      (word) => !hasWord(all, word) || (hasWord(wordsIn(review), word) && hasWord(joy, word)),
    )
    if (told.length === 0) return !denies(part) && !/\p{N}/u.test(part)
    return given.some((clause) => {
      const said = wordsIn(clause)
      const isVerbLast = verbLast.includes(language) && hasWord(said, told.at(-1)!)
      const isSaid = isSubsequence(told, said) || (isVerbLast && isSubsequence(told.slice(0, -1), said))
      if (!isSaid || denies(clause) !== denies(part)) return false
      const about = findings.filter(({ term }) => term !== '' && isSubsequence(wordsIn(term), said))
      const named = about.filter(({ term }) => wordsIn(term).some((word) => hasWord(told, word)))
      // Of no thing that we know, whoever or whatever the part begins with is what it is about.
      const subject = said.find((word) => !hasWord(all, word))
      if (named.length === 0)
        return about.length === 0 && !isGlad && (!isSorry || rating <= 3) && told[0] === subject
      return named.every(({ side }) => (side === 'praise' ? !isSorry : !isGlad))
    })
  })
}

/** In clauses behind "that". */
const verbLast: readonly Language[] = ['de', 'nl']

function isSubsequence(told: string[], said: string[]) {
  let at = 0
  for (const word of said) if (at < told.length && isSameWord(word, told[at]!)) at++
  return at === told.length
}

const quotesIn = (text: string) =>
  [...text.matchAll(/[“„«"”‘]\s?([^“„«»"”‘’]+?)\s?[”“»"’]/gu)].map(([, quoted]) => quoted!)

/** "and", "or" and "but". */
const joining = new Set(
  `and or but although though und oder aber doch et ou mais y o pero aunque e ma però en of maar i lub ale mas porém och
  eller men og dog a nebo však ve veya ama fakat`.split(/\s+/),
)

/** Parts between marks and joining words. */
const clausesIn = (text: string) =>
  text.split(/[.,;:!?…()\n–—]+/u).flatMap((part) => {
    const clauses: string[][] = [[]]
    for (const word of part.split(/\s+/)) {
      if (joining.has(word.toLowerCase())) clauses.push([])
      else clauses.at(-1)!.push(word)
    }
    return clauses.map((each) => each.join(' ')).filter((each) => each.trim())
  })
