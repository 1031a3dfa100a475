import { askedWords } from './asked-words.ts'
import type { Background } from './background.ts'
import { groupsByWords } from './customer-groups.ts'
import {
  complaintWords,
  emptyWords,
  grammarWords,
  knownWords,
  languageNames,
  praiseWords,
  sites,
  topicSynonyms,
} from './vocabulary.ts'
import { fold, isOneTypoAway, ownNounOf } from './words.ts'

const fewestLetters = 5

/** Words that the grammar does not know, and pairs of words of which it does not know the first: reviews may have them. */
export function unknownWords(question: string, topics: readonly string[] = []): string[] {
  const { words } = askedWords(question, topics)
  const isUnknown = (word = '') => word.length > 2 && !/\d/.test(word) && !isKnown(word)
  const pairs = words.flatMap((word, index) =>
    isUnknown(word) && isUnknown(words[index + 1]) ? [`${word} ${words[index + 1]}`] : [],
  )
  return [...new Set([...words.filter(isUnknown), ...pairs])]
}

function correctionOf(word: string, { topics }: Background): string | null {
  if (/\d/.test(word) || isKnown(word)) return null
  if (word.length < fewestLetters) return transposed(word) ?? completed(word)
  const names = topics.flatMap((topic) => fold(topic).split(' '))
  if (names.includes(word) || names.includes(ownNounOf(word))) return null
  // A word of the grammar before a topic: "raiting" is a rating, although somebody may be waiting.
  for (const known of [knownWords, names]) {
    const near = known.filter((each) => each.length >= fewestLetters && isOneTypoAway(word, each))
    if (near.length > 0) return new Set(near.map(ownNounOf)).size === 1 ? near[0]! : null
  }
  return null
}

/** "teh" is "the". */
function transposed(word: string): string | null {
  if (word.length < 3) return null
  const near = [...emptyWords].filter(
    (known) =>
      known.length === word.length &&
      known !== word &&
      [...known].sort().join() === [...word].sort().join() &&
      isOneTypoAway(word, known),
  )
  return near.length === 1 ? near[0]! : null
}

/** The short words of questions that are typed with a letter too few. */
const frequent =
  'many most what when which where show give last this with about from stars year month week good best worst less more than have does were those their there people staff'.split(
    ' ',
  )

/** "mny" is "many". */
function completed(word: string): string | null {
  if (word.length < 3) return null
  const near = frequent.filter((known) => known.length === word.length + 1 && isOneTypoAway(word, known))
  return near.length === 1 ? near[0]! : null
}

const knownNouns = new Set(knownWords.map(ownNounOf))

export const isKnown = (word: string) =>
  knownNouns.has(ownNounOf(word)) ||
  emptyWords.has(word) ||
  grammarWords.has(word) ||
  knownWords.includes(word) ||
  word in languageNames ||
  sites.includes(word) ||
  word in topicSynonyms ||
  praiseWords.test(word) ||
  complaintWords.test(word) ||
  groupsByWords.some(({ words }) => words.includes(word))

export function setRight(words: string[], background: Background) {
  const readAs: string[] = []
  const right = words.map((word) => {
    const known = background.writtenWords?.has(word) ? null : correctionOf(word, background)
    if (!known) return word
    readAs.push(`“${word}” as “${known}”`)
    return known
  })
  return { words: right, readAs }
}
