import type { ModelFacts } from '../../aspects/aspect-model.ts'
import { type EvidenceWeights, plainFacts, signedFacts } from '../../aspects/evidence.ts'
import type { TermTables } from '../../aspects/find-terms.ts'
import type { JudgementTables } from '../../aspects/judge-term.ts'
import type { TopicTables } from '../../aspects/judge-topics.ts'
import { type Column, packModel } from '../../aspects/model-file.ts'
import { hashWord } from '../../aspects/words.ts'
import { quantise } from './quantise.ts'
import type { WordKnowledge } from './word-knowledge.ts'

export type AspectParts = {
  knowledge: WordKnowledge
  topics: string[]
  topicOf: Uint8Array
  terms: TermTables
  judgements: JudgementTables
  topicTables: TopicTables
  evidence?: EvidenceWeights
}

/** The model as the bytes of `models/aspects.bin`, its large tables rounded to one byte a weight. */
export function packAspects({
  knowledge,
  topics,
  topicOf,
  terms,
  judgements,
  topicTables,
  evidence,
}: AspectParts): Buffer {
  const byWord = quantise(terms.byWord)
  const byRow = quantise(terms.byRow)
  const senses = quantise(judgements.senses)
  const rows = quantise(judgements.rows)
  const topicsByWord = quantise(topicTables.byWord)
  const topicsByPair = quantise(topicTables.byPair)
  const facts: ModelFacts = {
    topics,
    wordScale: byWord.scale,
    rowScale: byRow.scale,
    eagerness: terms.eagerness,
    senseScale: senses.scale,
    judgementRowScale: rows.scale,
    bias: [...judgements.bias] as ModelFacts['bias'],
    praise: evidence ? named(signedFacts, evidence.signed) : {},
    neither: evidence ? named(plainFacts, evidence.plain) : {},
    topicWordScale: topicsByWord.scale,
    topicPairScale: topicsByPair.scale,
  }
  const columns: [string, Column][] = [
    ['hashes', Int32Array.from(knowledge.words, (word) => hashWord(word, 0, word.length))],
    ...(Object.entries(knowledge.columns) as [string, Column][]),
    ['topicOf', topicOf],
    ['termsByWord', byWord.values],
    ['termsByRow', byRow.values],
    ['transitions', terms.transitions],
    ['senses', senses.values],
    ['roles', judgements.roles],
    ['judgementRows', rows.values],
    ['topicHints', topicTables.hints],
    ['topicsByWord', topicsByWord.values],
    ['topicsByPair', topicsByPair.values],
    ['topicBlend', topicTables.blend],
  ]
  return packModel(columns, facts)
}

const named = (names: readonly string[], weights: Float64Array) =>
  Object.fromEntries(names.map((name, k) => [name, Math.round((weights[k] as number) * 1000) / 1000]))
