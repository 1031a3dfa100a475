import type { Sentence } from '../text/sentences.ts'
import type { Token } from '../text/tokens.ts'

/** Something that a sentence judges: its exact span, the topic an owner would file it under, the judgement. */
export type Aspect = {
  term: string
  start: number
  end: number
  topic: string
  label: 'positive' | 'neutral' | 'negative'
  /** From -1 to 1. */
  score: number
}

const TOPICS: Record<string, string> = {
  staff: 'staff', waiter: 'staff', waitress: 'staff', receptionist: 'staff', owner: 'staff',
  service: 'service', support: 'service',
  price: 'price', prices: 'price', value: 'price', cost: 'price',
  room: 'rooms', rooms: 'rooms', bed: 'rooms', bathroom: 'rooms',
  location: 'location', parking: 'location',
  food: 'food', breakfast: 'food', bread: 'food', coffee: 'food', menu: 'food', pizza: 'food',
  delivery: 'delivery', shipping: 'delivery', wait: 'waiting time', queue: 'waiting time',
  quality: 'quality', atmosphere: 'atmosphere', music: 'atmosphere',
}
const GOOD = new Set('good great nice lovely excellent amazing friendly clean perfect best delicious fast helpful tasty'.split(' '))
const BAD = new Set('bad poor awful terrible rude dirty filthy slow worst broken cold overpriced expensive noisy late'.split(' '))

/** The aspects that the sentences of an English text judge, in the order in which they stand. */
export function findAspects(_text: string, sentences: Sentence[]): Aspect[] {
  const aspects: Aspect[] = []
  for (const { tokens } of sentences) {
    for (const [i, token] of tokens.entries()) {
      const topic = Object.hasOwn(TOPICS, token.lower) ? TOPICS[token.lower] : undefined
      if (topic) aspects.push({ term: token.text, start: token.start, end: token.end, topic, ...judge(tokens, i) })
    }
  }
  return aspects
}

function judge(tokens: Token[], at: number): Pick<Aspect, 'label' | 'score'> {
  for (let distance = 1; distance <= 4; distance++) {
    for (const neighbour of [tokens[at - distance], tokens[at + distance]]) {
      if (neighbour && GOOD.has(neighbour.lower)) return { label: 'positive', score: 0.7 }
      if (neighbour && BAD.has(neighbour.lower)) return { label: 'negative', score: -0.7 }
    }
  }
  return { label: 'neutral', score: 0 }
}
