import {
  emptyReading,
  PADDING,
  type Reading,
  readSentence,
  type WordFacts,
} from '../../aspects/read-sentence.ts'
import { TERM_FEATURES, termFeatures } from '../../aspects/term-features.ts'
import { endOfStem, type Vocabulary } from '../../aspects/words.ts'
import { type Token, tokenise } from '../../text/tokens.ts'
import type { GoldSentence, GoldTerm } from './datasets.ts'
import type { Example } from './term-training.ts'

export type Reader = { vocabulary: Vocabulary; facts: WordFacts; rows: number }

/** Where a token's word ends: "waiter" in "waiter's". */
export const wordEnd = (token: Token) => token.start + endOfStem(token.lower)

export function makeExample(reader: Reader, sentence: GoldSentence, weight: number, outside = 1): Example {
  const tokens = tokenise(sentence.text)
  const reading = emptyReading(tokens.length)
  readSentence(reading, reader.vocabulary, reader.facts, tokens)
  return { ...columns(reader, reading), tags: tagTokens(tokens, sentence.terms), weight, outside }
}

export function columns(reader: Reader, reading: Reading): Pick<Example, 'words' | 'rows'> {
  const rows = new Int32Array(reading.length * TERM_FEATURES)
  for (let i = 0; i < reading.length; i++) {
    termFeatures(reading, PADDING + i, reader.rows - 1, rows, i * TERM_FEATURES)
  }
  return { words: reading.word.slice(0, reading.length + 2 * PADDING), rows }
}

export function tagTokens(tokens: Token[], terms: GoldTerm[]): Uint8Array {
  const tags = new Uint8Array(tokens.length)
  for (const { start, end } of terms) {
    let isFirst = true
    tokens.forEach((token, i) => {
      if (token.start >= end || wordEnd(token) <= start) return
      tags[i] = isFirst ? 1 : 2
      isFirst = false
    })
  }
  return tags
}
