import type { Token } from '../text/tokens.ts'
import type { TermSpan } from './find-terms.ts'
import { ownNoun } from './nouns.ts'
import { isSecondOfPair, topicOfNoun, topicOfPair } from './topic-nouns.ts'
import type { Named } from './trade.ts'
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
  'pot',
  'cup',
  'mug',
  'bowl',
  'slice',
  'piece',
  'bottle',
])

/** The topic that an owner would file a term under, and the noun that names it. A term of no known topic is its own. */
export function nameTerm(
  table: TopicTable,
  tokens: Token[],
  words: Int32Array,
  offset: number,
  span: TermSpan,
): Named {
  const { from } = span
  const to = endOfHead(tokens, span)
  for (let i = to - 1; i > from; i--) {
    if (!isSecondOfPair.has((tokens[i] as Token).lower)) continue
    const pair = `${(tokens[i - 1] as Token).lower} ${(tokens[i] as Token).lower}`
    const topic = topicOfPair[pair]
    if (topic !== undefined) return { topic, noun: pair }
  }
  const topicAt = (i: number) => table.topics[(table.topicOf[words[offset + i] as number] as number) - 1]
  const nounAt = (i: number) => {
    const { lower } = tokens[i] as Token
    return ownNoun(lower.slice(0, endOfStem(lower)))
  }
  const noun = nounAt(to - 1)
  const joined = topicOfNoun(noun)
  const own = topicAt(to - 1) ?? (joined === noun ? undefined : joined)
  if (own === undefined || vague.has((tokens[to - 1] as Token).lower)) {
    const [first, end] = to < span.to ? [to + 1, span.to] : [from, to - 1]
    for (let i = end - 1; i >= first; i--) {
      const topic = topicAt(i)
      if (topic !== undefined) return { topic, noun: nounAt(i) }
    }
  }
  const head = tokens[to - 1] as Token
  if (own !== undefined) return { topic: own, noun }
  // Only a noun of a known topic has an English name that is surely right.
  const written = head.isForeign ? head.text.toLowerCase() : noun
  return { topic: written, noun: written }
}

/** The head of "size of the room" stands before the "of"; else it is the last word. */
function endOfHead(tokens: Token[], { from, to }: TermSpan): number {
  for (let i = from + 1; i < to - 1; i++) {
    const word = (tokens[i] as Token).lower
    if (word === 'of' || word === 'for' || word === 'in' || word === 'with') return i
  }
  return to
}
