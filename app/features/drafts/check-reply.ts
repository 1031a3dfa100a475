import { languageOf } from '#analysis/analyse.ts'
import { gapsIn } from '#app/features/reviews/reply-gaps.ts'
import { reviewLimits } from '#app/features/reviews/review.vocabulary.ts'
import { type Language, languages } from '#app/languages/languages.ts'
import type { ModelSentence } from './reply.vocabulary.ts'
import { replyTexts } from './reply-texts.ts'
import type { Finding } from './review-findings.server.ts'
import { patternOf, plain, subjectsIn } from './sensitive.ts'
import { turns } from './turning-words.ts'

export type Known = { language: Language; draft: string; review: string; findings: Finding[] }

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

const wordsIn = (text: string) =>
  plain(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const areSame = (one: string, other: string) => wordsIn(one).join(' ') === wordsIn(other).join(' ')

/** "waited" and "waiting", but neither "price" and "priceless" nor "friendly" and "unfriendly". */
function isSameWord(one: string, other: string) {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  const least = Math.max(4, long.length - 3)
  return short.length >= 4 && long.slice(0, least) === short.slice(0, least)
}

const without = (words: Set<string>, others: Set<string>) =>
  new Set([...words].filter((word) => !others.has(word)))

/** The words of our sentences that say nothing about a review: by mood, and all of them with those of courtesy. */
const courtesy = Object.fromEntries(
  languages.map((language) => {
    const texts = replyTexts[language]
    const { praise, glad, cause, blame, sorry, noted, heard, thanks, wish, contact, unclear } = texts
    const words = (...pools: string[][]) =>
      new Set(pools.flat().flatMap((each) => wordsIn(each.replace(/\{\w+\}/g, ' '))))
    const [joy, regret] = [words(praise, glad), words(cause, blame, sorry)]
    const rest = words(noted, heard, wish, contact, unclear, ...Object.values(thanks), [
      texts.regards,
      texts.plainWords,
    ])
    return [
      language,
      {
        all: new Set([...joy, ...regret, ...rest]),
        joy: without(joy, regret),
        regret: without(regret, joy),
      },
    ]
  }),
) as Record<Language, { all: Set<string>; joy: Set<string>; regret: Set<string> }>

/**
 * Whether a sentence says nothing but courtesy and what one clause of the review or draft says: its other words in their
 * order, with the thing that they are about, and with no denial more or less.
 */
function isKnown(sentence: string, { language, draft, review, findings }: Known) {
  const { all, joy, regret } = courtesy[language]
  const words = wordsIn(sentence)
  const told = words.filter((word) => !all.has(word))
  if (told.length === 0) return !turns(sentence) && !/\p{N}/u.test(sentence)
  if (quotesIn(sentence).some((quote) => !review.includes(quote))) return false
  const clauses = [...clausesIn(review), ...sentencesIn(draft)]
  return clauses.some((clause) => {
    const said = wordsIn(clause)
    if (!isSubsequence(told, said) || turns(clause) !== turns(sentence)) return false
    const about = findings.filter(({ term }) => isSubsequence(wordsIn(term), said))
    if (about.length === 0) return true
    const named = about.filter(({ term }) =>
      wordsIn(term).some((word) => told.some((each) => isSameWord(each, word))),
    )
    const against = (side: Finding['side']) => (side === 'praise' ? regret : joy)
    return named.length > 0 && named.every(({ side }) => !words.some((word) => against(side).has(word)))
  })
}

function isSubsequence(told: string[], said: string[]) {
  let at = 0
  for (const word of said) if (at < told.length && isSameWord(word, told[at]!)) at++
  return at === told.length
}

const quotesIn = (text: string) =>
  [...text.matchAll(/[“„«"”‘]\s?([^“„«»"”‘’]+?)\s?[”“»"’]/gu)].map(([, quoted]) => quoted!)

const but = new Set(
  'but although though aber doch mais pero aunque ma però maar ale mas porém men dog však ama fakat'.split(
    ' ',
  ),
)

/** Parts between marks, and before words that turn. */
const clausesIn = (text: string) =>
  text.split(/[.,;:!?…()\n–—]+/u).flatMap((part) => {
    const clauses: string[][] = [[]]
    for (const word of part.split(/\s+/)) {
      if (but.has(word.toLowerCase())) clauses.push([])
      clauses.at(-1)!.push(word)
    }
    return clauses.map((each) => each.join(' ')).filter((each) => each.trim())
  })
