import { writeFileSync } from 'node:fs'
import { openAspectModel } from '../../aspects/aspect-model.ts'
import { FACTS } from '../../aspects/judge-topics.ts'
import { broadTopics, PAIR_ROWS } from '../../aspects/topic-evidence.ts'
import { readGold } from './gold.ts'
import { packAspects } from './pack-aspects.ts'
import { readPool } from './pool.ts'
import { assignHints, assignTopics } from './topic-words.ts'
import { learnEvidence } from './train-evidence.ts'
import { learnJudgements } from './train-judgements.ts'
import { learnTerms } from './train-terms.ts'
import { learnTopics } from './train-topics.ts'
import { learnWords } from './word-knowledge.ts'

/** Builds `aspects.bin` from the data folder; the same data give the same file. */
export function trainAspects(data: string, models: URL, learn: typeof learnWords = learnWords): void {
  const gold = readGold(data)
  const pool = readPool(data)
  const marked = [...gold.mams, ...gold.hotels, ...gold.products, ...gold.facts].map((s) => s.text)
  const knowledge = learn(data, [...pool.map((t) => t.text), ...marked, ...marked, ...marked])
  const terms = learnTerms(knowledge, gold, pool)
  const topics = assignTopics(knowledge)
  const judgements = learnJudgements({ data, knowledge, terms, topics, gold, pool })
  const parts = { knowledge, ...topics, terms, judgements }
  const blank = {
    hints: assignHints(knowledge),
    byWord: new Int8Array(knowledge.types.size * broadTopics.length),
    byPair: new Int8Array(PAIR_ROWS * broadTopics.length),
    wordScale: 1,
    pairScale: 1,
    blend: new Float32Array(broadTopics.length * FACTS),
  }
  // The topics and the evidence learn from what the finished, rounded model finds in the hotels' reviews.
  const withoutTopics = openAspectModel(packAspects({ ...parts, topicTables: blank }))
  const topicTables = learnTopics(data, withoutTopics)
  const evidence = learnEvidence(withoutTopics, gold)
  writeFileSync(new URL('aspects.bin', models), packAspects({ ...parts, topicTables, evidence }))
}
