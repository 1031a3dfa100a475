import { readFileSync } from 'node:fs'
import { cuesOf } from './cues.ts'
import { type EvidenceWeights, plainFacts, signedFacts } from './evidence.ts'
import type { TermTables } from './find-terms.ts'
import type { JudgementTables } from './judge-term.ts'
import type { TopicTables } from './judge-topics.ts'
import { unpackModel } from './model-file.ts'
import { packFacts, type WordFacts } from './read-sentence.ts'
import { addWord, FIRST_WORD, type Vocabulary } from './words.ts'

export type AspectModel = {
  vocabulary: Vocabulary
  words: WordFacts
  /** By word: 0 none, else one more than the topic's place in `topics`. */
  topicOf: Uint8Array
  topics: string[]
  terms: TermTables
  judgements: JudgementTables
  cues: Uint8Array
  evidence: EvidenceWeights
  topicTables: TopicTables
}

export type ModelFacts = {
  topics: string[]
  wordScale: number
  rowScale: number
  eagerness: number
  senseScale: number
  judgementRowScale: number
  bias: [number, number, number]
  /** The weight of each fact, by the fact's name. */
  praise: Record<string, number>
  neither: Record<string, number>
  topicWordScale: number
  topicPairScale: number
}

let model: AspectModel | undefined

/** Reads `models/aspects.bin`, once. */
export function loadAspectModel(): AspectModel {
  model ??= openAspectModel(readFileSync(new URL('../models/aspects.bin', import.meta.url)))
  return model
}

export function openAspectModel(file: Buffer): AspectModel {
  const { columns, facts } = unpackModel(file)
  const column = <T>(name: string) => columns.get(name) as T
  const f = facts as ModelFacts
  const vocabulary = vocabularyOf(column<Int32Array>('hashes'))
  return {
    vocabulary,
    words: packFacts({
      grammar: column('grammar'),
      cluster: column('cluster'),
      tone: column('tone'),
      link: column('link'),
    }),
    topicOf: column('topicOf'),
    topics: f.topics,
    terms: {
      byWord: column('termsByWord'),
      byRow: column('termsByRow'),
      wordScale: f.wordScale,
      rowScale: f.rowScale,
      transitions: column('transitions'),
      eagerness: f.eagerness,
    },
    judgements: {
      senses: column('senses'),
      senseScale: f.senseScale,
      roles: column('roles'),
      rows: column('judgementRows'),
      rowScale: f.judgementRowScale,
      bias: Float64Array.from(f.bias),
    },
    cues: cuesOf(vocabulary, column<Uint8Array>('grammar').length),
    evidence: {
      signed: Float64Array.from(signedFacts, (name) => f.praise?.[name] ?? 0),
      plain: Float64Array.from(plainFacts, (name) => f.neither?.[name] ?? 0),
    },
    topicTables: {
      hints: column('topicHints'),
      byWord: column('topicsByWord'),
      byPair: column('topicsByPair'),
      wordScale: f.topicWordScale,
      pairScale: f.topicPairScale,
      blend: column('topicBlend'),
    },
  }
}

function vocabularyOf(hashes: Int32Array): Vocabulary {
  let size = 1
  while (size < hashes.length * 2) size *= 2
  const vocabulary = { hashes: new Int32Array(size), ids: new Uint16Array(size) }
  for (let i = 0; i < hashes.length; i++) addWord(vocabulary, hashes[i] as number, FIRST_WORD + i)
  return vocabulary
}
