import { writeFileSync } from 'node:fs'
import type { Column } from '../../aspects/model-file.ts'
import { packModel } from '../../aspects/model-file.ts'
import type { ModelFacts } from '../../aspects/aspect-model.ts'
import { hashWord } from '../../aspects/words.ts'
import { dataFolder } from '../data.ts'
import { readGold } from './gold.ts'
import { readPool } from './pool.ts'
import { assignTopics } from './topic-words.ts'
import { learnJudgements } from './train-judgements.ts'
import { learnTerms } from './train-terms.ts'
import { quantise } from './quantise.ts'
import { learnWords, type WordKnowledge } from './word-knowledge.ts'

/** Builds `models/aspects.bin` from the data folder; the same data give the same file. */
export function trainAspects(data: string, learn: typeof learnWords = learnWords): void {
  const gold = readGold(data)
  const pool = readPool(data)
  const marked = [...gold.mams, ...gold.hotels, ...gold.products].map((s) => s.text)
  const knowledge = learn(data, [...pool.map((t) => t.text), ...marked, ...marked, ...marked])
  const terms = learnTerms(knowledge, gold)
  const judgements = learnJudgements(knowledge, terms, gold, pool)
  const byWord = quantise(terms.byWord)
  const byRow = quantise(terms.byRow)
  const senses = quantise(judgements.senses)
  const rows = quantise(judgements.rows)
  const { topicOf, topics } = assignTopics(knowledge)
  const facts: ModelFacts = {
    topics,
    wordScale: byWord.scale,
    rowScale: byRow.scale,
    eagerness: terms.eagerness,
    senseScale: senses.scale,
    judgementRowScale: rows.scale,
    bias: [...judgements.bias] as ModelFacts['bias'],
  }
  const columns: [string, Column][] = [
    ['hashes', hashesOf(knowledge)],
    ...(Object.entries(knowledge.facts) as [string, Column][]),
    ['topicOf', topicOf],
    ['termsByWord', byWord.values],
    ['termsByRow', byRow.values],
    ['transitions', terms.transitions],
    ['senses', senses.values],
    ['roles', judgements.roles],
    ['judgementRows', rows.values],
  ]
  writeFileSync(new URL('../../models/aspects.bin', import.meta.url), packModel(columns, facts))
}

const hashesOf = ({ words }: WordKnowledge) => Int32Array.from(words, (word) => hashWord(word, 0, word.length))

if (import.meta.main) trainAspects(dataFolder(process.argv[2]))
