/** The topics that guests and customers rate everywhere; each takes in the narrower topics after it. */
const parts = {
  room: ['room', 'bed', 'bathroom', 'noise'],
  service: ['service', 'staff', 'booking', 'waiting time'],
  location: ['location'],
  cleanliness: ['cleanliness'],
  price: ['price'],
}

export const broadTopics = Object.keys(parts)

/** By narrow topic: the place of its broad topic. */
export const BROAD: Partial<Record<string, number>> = Object.fromEntries(
  Object.values(parts).flatMap((narrow, t) => narrow.map((topic) => [topic, t])),
)

export type TopicEvidence = {
  /** The words of each sentence that speaks of it. */
  sentences: number[][]
  /** The scores of its aspects, and those of words that hint at it in sentences without an aspect. */
  scores: number[]
  hinted: number[]
}

export const PAIR_ROWS = 1 << 16

export function topicRow(a: number, b: number): number {
  let hash = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x27d4eb2f)
  return (hash ^ (hash >>> 14)) & (PAIR_ROWS - 1)
}
