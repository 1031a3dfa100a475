import type { Token } from '../text/tokens.ts'
import { type AspectModel, loadAspectModel } from './aspect-model.ts'
import { topicOfNoun } from './topic-nouns.ts'
import { FIRST_WORD, wordId, wordNumber } from './words.ts'

export type Part = 'noun' | 'noun or verb' | 'adjective' | 'other' | 'unknown'

const words = (list: string) => list.split(' ')

/** For each class of the aspect model that cannot surely name a thing, a word of that class. */
const examples: [part: Part, words: string[]][] = [
  ['noun or verb', words('use test help')],
  ['adjective', words('small')],
  ['other', words('gave always i the with was and wow not to this that like about because more if less two')],
  ['other', words('must mr george')],
]

let parts: Part[] | undefined

/** The part of speech for each number of a grammar class. */
function partsOf({ words, vocabulary }: AspectModel): Part[] {
  const found: Part[] = new Array(256).fill('noun')
  for (const [part, each] of examples)
    for (const word of each) found[(words[wordNumber(vocabulary, word)] as number) & 255] = part
  return found
}

/** The part of speech of a word's English gloss. A phrase of no topic ("me dejaron fatal") names nothing. */
export function partOf(token: Token): Part {
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
