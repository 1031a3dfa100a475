import { broadTopics } from '../../aspects/topic-evidence.ts'
import { FIRST_WORD } from '../../aspects/words.ts'
import { DIMENSIONS } from './embeddings.ts'
import { topicHints } from './topic-hints.ts'
import { topicSeeds } from './topic-seeds.ts'
import type { WordKnowledge } from './word-knowledge.ts'

const CLOSE = 0.66
const COMMON = 60

/**
 * By word: 0 for no topic, else one more than the topic's place. A noun that is no seed joins the topic of the
 * seeds that its vector is closest to, when three of them agree and it is close enough.
 */
export function assignTopics(knowledge: WordKnowledge): { topicOf: Uint8Array; topics: string[] } {
  const { words, classes, vectors, counts, types } = knowledge
  const topics = Object.keys(topicSeeds)
  const topicOf = new Uint8Array(types.size)
  const id = new Map(words.map((word, i) => [word, FIRST_WORD + i]))
  const seeds: { word: number; topic: number }[] = []
  topics.forEach((topic, t) => {
    for (const seed of (topicSeeds[topic] as string).split(/\s+/)) {
      const word = id.get(seed)
      if (word === undefined || topicOf[word] !== 0) continue
      topicOf[word] = t + 1
      seeds.push({ word, topic: t })
    }
  })
  const known = new Set(seeds.map((s) => s.word))
  words.forEach((_, i) => {
    const word = FIRST_WORD + i
    if (known.has(word) || (counts[word] as number) < COMMON || !/^NOUN/.test(classes[i] as string)) return
    const near = seeds
      .map(({ word: seed, topic }) => ({ topic, cosine: cosine(vectors, word, seed) }))
      .sort((a, b) => b.cosine - a.cosine)
      .slice(0, 4)
    const first = near[0]
    if (!first || first.cosine < CLOSE) return
    const agreeing = near.filter((n) => n.topic === first.topic)
    if (agreeing.length >= 3) topicOf[word] = first.topic + 1
  })
  return { topicOf, topics }
}

function cosine(vectors: Float32Array, a: number, b: number): number {
  let dot = 0
  for (let d = 0; d < DIMENSIONS; d++) {
    dot += (vectors[a * DIMENSIONS + d] as number) * (vectors[b * DIMENSIONS + d] as number)
  }
  return dot
}

/** By word: one more than the place of the broad topic that it hints at, or 0. */
export function assignHints({ words, types }: WordKnowledge): Uint8Array {
  const hints = new Uint8Array(types.size)
  const id = new Map(words.map((word, i) => [word, FIRST_WORD + i]))
  broadTopics.forEach((topic, t) => {
    for (const word of (topicHints[topic] as string).split(' ')) hints[id.get(word) ?? 0] = t + 1
  })
  hints[0] = 0
  return hints
}
