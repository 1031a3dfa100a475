import type { TermTables } from '../../aspects/find-terms.ts'
import { makeExample, type Reader } from './examples.ts'
import type { Gold } from './gold.ts'
import { foldWordScores, trainTermModel } from './term-training.ts'
import type { WordKnowledge } from './word-knowledge.ts'
import { PADDING } from '../../aspects/reading.ts'

export const TERM_ROWS = 1 << 17

/** Learns to mark terms. The products' sentences mark only what is judged, so their untagged words count less. */
export function learnTerms(knowledge: WordKnowledge, gold: Gold): TermTables {
  const reader: Reader = { ...knowledge, rows: TERM_ROWS }
  const examples = [
    ...gold.mams.map((s) => makeExample(reader, s, 1)),
    ...gold.hotels.map((s) => makeExample(reader, s, 1)),
    ...gold.products.map((s) => makeExample(reader, s, s.terms.length > 0 ? 1 : 0.2, 0.3)),
  ]
  const weights = trainTermModel(examples, knowledge.types, {
    rows: TERM_ROWS,
    epochs: 5,
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
    eagerness: 0.5,
  }
}
