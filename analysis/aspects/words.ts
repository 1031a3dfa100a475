import type { Token } from '../text/tokens.ts'

/**
 * Words as small numbers. A word outside the vocabulary gets the number of its ending ("-ing", "-tion"),
 * so that the tagger still sees what kind of word it is.
 */
export type Vocabulary = {
  /** Open addressing: 32-bit hashes and, beside each, the word's number. */
  hashes: Int32Array
  ids: Uint16Array
}

const NUMBER = 1
const EMOJI = 2
const MARK = 3
const endings = [
  'ing',
  'ed',
  'ly',
  'er',
  'est',
  'ion',
  'ness',
  'ment',
  'able',
  'ible',
  'ful',
  'ous',
  'ive',
  'al',
  'ic',
  'ty',
  'y',
  's',
]
const FIRST_ENDING = 4
const WITH_DIGIT = FIRST_ENDING + endings.length
/** Numbers below this are classes of words, not words. */
export const FIRST_WORD = WITH_DIGIT + 1

/** FNV-1a over UTF-16 code units, without a possessive or contracted 's: "waiter's" is "waiter". */
export function hashWord(word: string, from = 0, to = endOfStem(word)): number {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  // 0 marks an empty place.
  return hash === 0 ? 1 : hash
}

export function endOfStem(word: string): number {
  const length = word.length
  const isPossessive =
    length > 2 && word.charCodeAt(length - 1) === 0x73 && word.charCodeAt(length - 2) === 0x27
  return isPossessive ? length - 2 : length
}

export function wordId(vocabulary: Vocabulary, token: Token): number {
  if (token.kind === 'number') return NUMBER
  return wordNumber(vocabulary, token.lower) || unknownWord(token)
}

/** The number of a word in lower case, 0 when it is not in the vocabulary. */
export function wordNumber({ hashes, ids }: Vocabulary, word: string): number {
  const hash = hashWord(word)
  const mask = hashes.length - 1
  for (let at = (hash ^ (hash >>> 15)) & mask; hashes[at] !== 0; at = (at + 1) & mask) {
    if (hashes[at] === hash) return ids[at] as number
  }
  return 0
}

function unknownWord(token: Token): number {
  if (token.kind === 'emoji') return EMOJI
  if (token.kind === 'mark') return MARK
  return endingClass(token.lower.slice(0, endOfStem(token.lower)))
}

/** The number that stands for all unknown words of the same ending. */
export function endingClass(stem: string): number {
  for (let at = 0; at < stem.length && at < 40; at++) {
    const code = stem.charCodeAt(at)
    if (code >= 0x30 && code <= 0x39) return WITH_DIGIT
  }
  for (let i = 0; i < endings.length; i++) {
    const ending = endings[i] as string
    if (stem.length > ending.length + 1 && stem.endsWith(ending)) return FIRST_ENDING + i
  }
  return 0
}

export function buildVocabulary(words: string[]): Vocabulary {
  let size = 1
  while (size < words.length * 2) size *= 2
  const vocabulary = { hashes: new Int32Array(size), ids: new Uint16Array(size) }
  words.forEach((word, i) => {
    addWord(vocabulary, hashWord(word, 0, word.length), FIRST_WORD + i)
  })
  return vocabulary
}

export function addWord({ hashes, ids }: Vocabulary, hash: number, id: number): void {
  const mask = hashes.length - 1
  let at = (hash ^ (hash >>> 15)) & mask
  while (hashes[at] !== 0 && hashes[at] !== hash) at = (at + 1) & mask
  if (hashes[at] === hash) return
  hashes[at] = hash
  ids[at] = id
}
