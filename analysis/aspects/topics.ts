import type { Token } from '../text/tokens.ts'
import type { TermSpan } from './find-terms.ts'
import { endOfStem } from './words.ts'

export type TopicTable = {
  /** By word: 0 none, else one more than the topic's place in `topics`. */
  topicOf: Uint8Array
  topics: string[]
}

/** Heads that say little alone: "food quality" is about the food, "size of the room" about the room. */
const vague = new Set([
  'quality',
  'service',
  'selection',
  'choice',
  'variety',
  'size',
  'look',
  'looks',
  'design',
  'feel',
  'area',
  'options',
  'feature',
  'features',
  'experience',
  'style',
  'level',
  'type',
  'kind',
  'section',
  'part',
  'side',
  'system',
  'life',
  'time',
  'items',
  'item',
  'list',
  'job',
  'work',
  'performance',
  'condition',
  'color',
  'value',
  'power',
])

/** Two words that together are about something else than each of them. */
const pairs: Record<string, string> = {
  'customer service': 'service',
  'customer support': 'service',
  'tech support': 'service',
  'room service': 'service',
  'technical support': 'service',
  'front desk': 'staff',
  'battery life': 'battery life',
  'waiting time': 'waiting time',
  'wait time': 'waiting time',
  'wait times': 'waiting time',
  'response time': 'waiting time',
  'check in': 'booking',
  'check out': 'booking',
  'delivery time': 'delivery',
  'build quality': 'quality',
  'hard drive': 'storage',
  'value for': 'price',
  'air conditioning': 'room',
  'operating system': 'software',
  'boot time': 'performance',
  'start up': 'performance',
  'wine list': 'drinks',
  'opening hours': 'opening hours',
}

/** The topic that the owner would file a term under; a term of no known topic is filed under its own noun. */
export function topicOfTerm(
  table: TopicTable,
  tokens: Token[],
  words: Int32Array,
  offset: number,
  span: TermSpan,
) {
  const { from } = span
  const to = endOfHead(tokens, span)
  for (let i = to - 1; i > from; i--) {
    const pair = pairs[`${(tokens[i - 1] as Token).lower} ${(tokens[i] as Token).lower}`]
    if (pair !== undefined) return pair
  }
  const head = tokens[to - 1] as Token
  const own = table.topicOf[words[offset + to - 1] as number] as number
  if (own === 0 || vague.has(head.lower)) {
    const others = to < span.to ? [to + 1, span.to] : [from, to - 1]
    for (let i = (others[1] as number) - 1; i >= (others[0] as number); i--) {
      const topic = table.topicOf[words[offset + i] as number] as number
      if (topic !== 0) return table.topics[topic - 1] as string
    }
  }
  return own === 0 ? singular(head.lower.slice(0, endOfStem(head.lower))) : (table.topics[own - 1] as string)
}

/** The head of "size of the room" stands before the "of"; else it is the last word. */
function endOfHead(tokens: Token[], { from, to }: TermSpan): number {
  for (let i = from + 1; i < to - 1; i++) {
    const word = (tokens[i] as Token).lower
    if (word === 'of' || word === 'for' || word === 'in' || word === 'with') return i
  }
  return to
}

export function singular(noun: string): string {
  if (noun.length < 4 || !noun.endsWith('s') || /(?:ss|us|is|ous)$/.test(noun)) return noun
  if (noun.endsWith('ies')) return `${noun.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss|z)es$/.test(noun)) return noun.slice(0, -2)
  return noun.slice(0, -1)
}
