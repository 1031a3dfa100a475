import type { Sentence } from '../text/sentences.ts'
import { type AspectModel, loadAspectModel } from './aspect-model.ts'
import { type Aspect, judgeWord, read } from './find-aspects.ts'
import type { Reading } from './read-sentence.ts'
import { BROAD, broadTopics, type TopicEvidence, topicRow } from './topic-evidence.ts'
import { wordId } from './words.ts'

/** What a whole review says of one topic. Broad topics take in their parts: "room" the bed and the bathroom. */
export type TopicJudgement = {
  topic: string
  label: Aspect['label']
  /** From -1 to 1. */
  score: number
  /** How many sentences speak of it. */
  mentions: number
}

export type TopicTables = {
  /** By word: the broad topic that it hints at without naming it ("overpriced"), one more than its place, or 0. */
  hints: Uint8Array
  /** [word][broad topic] and [row of a pair of words][broad topic]. */
  byWord: Int8Array | Float32Array
  byPair: Int8Array | Float32Array
  wordScale: number
  pairScale: number
  /** [broad topic][fact of `judgementFacts`]. */
  blend: Float32Array
}

/**
 * The topics of a review, each judged once. For the broad topics the wording of all sentences that speak of it
 * counts beside the aspects found there, since "overpriced" names no term; other topics are their aspects' mean.
 */
export function judgeTopics(sentences: Sentence[], aspects: Aspect[]): TopicJudgement[] {
  const model = loadAspectModel()
  const judged: TopicJudgement[] = []
  gatherEvidence(model, sentences, aspects).forEach((evidence, t) => {
    const mentions = evidence.sentences.length
    if (mentions === 0) return
    judged.push(judgement(broadTopics[t] as string, broadScore(model.topicTables, evidence, t), mentions))
  })
  return [...judged, ...otherTopics(aspects)]
}

export function gatherEvidence(
  model: AspectModel,
  sentences: Sentence[],
  aspects: Aspect[],
): TopicEvidence[] {
  const all = broadTopics.map((): TopicEvidence => ({ sentences: [], scores: [], hinted: [] }))
  let next = 0
  for (const { end, tokens } of sentences) {
    const speaksOf = new Uint8Array(all.length)
    for (; next < aspects.length && (aspects[next] as Aspect).start < end; next++) {
      const { topic, score } = aspects[next] as Aspect
      const t = BROAD[topic]
      if (t === undefined) continue
      speaksOf[t] = 1
      all[t]?.scores.push(score)
    }
    const words = tokens.map((token) => wordId(model.vocabulary, token))
    let reading: Reading | undefined
    for (let i = 0; i < words.length; i++) {
      const t = (model.topicTables.hints[words[i] as number] as number) - 1
      if (t < 0 || speaksOf[t] === 1) continue
      speaksOf[t] = 1
      reading ??= read(model, tokens)
      all[t]?.hinted.push(judgeWord(model, reading, i))
    }
    all.forEach((evidence, t) => {
      if (speaksOf[t] === 1) evidence.sentences.push(words)
    })
  }
  return all
}

function broadScore(tables: TopicTables, evidence: TopicEvidence, t: number): number {
  const width = broadTopics.length
  let byWord = 0
  let byPair = 0
  let count = 0
  for (const words of evidence.sentences) {
    count += 2 * words.length - 1
    for (let i = 0; i < words.length; i++) {
      const word = words[i] as number
      byWord += tables.byWord[word * width + t] as number
      if (i > 0) byPair += tables.byPair[topicRow(words[i - 1] as number, word) * width + t] as number
    }
  }
  const wording = (byWord * tables.wordScale + byPair * tables.pairScale) / Math.sqrt(count + 10)
  const facts = judgementFacts(evidence)
  return facts.reduce((sum, fact, k) => sum + fact * (tables.blend[t * facts.length + k] as number), wording)
}

export const FACTS = 4

/** Mean and shrunken mean of the aspects' scores, and the same of the hints'. */
export function judgementFacts({ scores, hinted }: TopicEvidence): number[] {
  return [...means(scores), ...means(hinted)]
}

function means(scores: number[]): [number, number] {
  const sum = scores.reduce((a, b) => a + b, 0)
  return [sum / Math.max(1, scores.length), sum / (scores.length + 2)]
}

function otherTopics(aspects: Aspect[]): TopicJudgement[] {
  const scores = new Map<string, number[]>()
  for (const { topic, score } of aspects) {
    if (BROAD[topic] !== undefined) continue
    const known = scores.get(topic)
    if (known) known.push(score)
    else scores.set(topic, [score])
  }
  return [...scores].map(([topic, all]) =>
    judgement(topic, all.reduce((a, b) => a + b, 0) / all.length, all.length),
  )
}

function judgement(topic: string, raw: number, mentions: number): TopicJudgement {
  const score = Math.round(Math.max(-1, Math.min(1, raw)) * 1000) / 1000
  return { topic, label: score > 0.1 ? 'positive' : score < -0.1 ? 'negative' : 'neutral', score, mentions }
}
