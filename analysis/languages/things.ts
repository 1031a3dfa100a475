import { type AspectModel, loadAspectModel } from '../aspects/aspect-model.ts'
import type { TermSpan } from '../aspects/find-terms.ts'
import { topicOfNoun } from '../aspects/topic-nouns.ts'
import { FIRST_WORD, wordId, wordNumber } from '../aspects/words.ts'
import { isUpper } from '../text/characters.ts'
import type { Token } from '../text/tokens.ts'

type Part = 'noun' | 'noun or verb' | 'adjective' | 'other' | 'unknown'

const words = (list: string) => list.split(' ')

/** For each class of the aspect model that cannot surely name a thing, a word of that class. */
const examples: [part: Part, words: string[]][] = [
  ['noun or verb', words('use test help')],
  ['adjective', words('small')],
  ['other', words('gave always i the with was and wow not to this that like about because more if less two')],
  ['other', words('must mr george')],
]

/** After these a word that nobody glossed is a noun. */
const articles = new Set(words('the a an my our your his her their this these'))

let parts: Part[] | undefined

/** By number of a grammar class. */
function partsOf({ words, vocabulary }: AspectModel): Part[] {
  const found: Part[] = new Array(256).fill('noun')
  for (const [part, each] of examples)
    for (const word of each) found[(words[wordNumber(vocabulary, word)] as number) & 255] = part
  return found
}

/** What a word is by its English. A phrase of no topic ("me dejaron fatal") names nothing. */
function partOf(token: Token): Part {
  const model = loadAspectModel()
  parts ??= partsOf(model)
  const { kind, lower, text } = token
  if (kind !== 'word') return 'other'
  if (topicOfNoun(lower) !== lower) return 'noun'
  const number = wordId(model.vocabulary, token)
  if (number < FIRST_WORD) return 'unknown'
  if (text.includes(' ') && model.topicOf[number] === 0) return 'other'
  return parts[(model.words[number] as number) & 255] as Part
}

/**
 * A term without the verbs, adverbs and function words at its ends and without an adjective behind it; nothing where no
 * noun is left. German writes nouns with a capital.
 */
export function thingOf(
  language: string,
  text: string,
  tokens: Token[],
  span: TermSpan,
): TermSpan | undefined {
  let { from, to } = span
  while (to > from && !isNoun(to - 1)) to--
  while (from < to - 1 && partOf(tokens[from] as Token) === 'other') from++
  return from < to ? { from, to } : undefined

  function isNoun(i: number): boolean {
    const token = tokens[i] as Token
    const part = partOf(token)
    if (part === 'noun') return true
    const hasCapital = language === 'de' && isUpper(text.charCodeAt(token.start))
    if (part === 'noun or verb') return hasCapital || language !== 'de'
    return part === 'unknown' && i > 0 && (hasCapital || articles.has((tokens[i - 1] as Token).lower))
  }
}
