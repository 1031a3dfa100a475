import type { Token } from '../text/tokens.ts'
import type { TermSpan } from './find-terms.ts'
import { singular } from './nouns.ts'
import { type Part, partOf } from './parts-of-speech.ts'
import { PADDING, type Reading } from './read-sentence.ts'

const words = (list: string) => list.trim().split(/\s+/)

/** Nothing that an owner could act on: people in the author's life, times, and words that can mean anything. */
const never = new Set(
  words(`husband wife son daughter mum mom mam dad father mother brother sister aunt uncle nan gran grandma grandad
    grandmother grandfather niece nephew cousin partner boyfriend girlfriend fiance fiancé fiancée family friend mate
    child kid wedding birthday anniversary funeral honeymoon christmas easter
    monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
    september october november december today tomorrow yesterday tonight weekend
    time place thing stuff way lot bit day night week month year hour minute second morning afternoon evening midnight
    sense luck people person everyone everybody anyone someone one`),
)
const beforePlaces = new Set(['in', 'from', 'near', 'outside'])
const articles = new Set(words('the a an my our your his her their this'))
const NO_NOUN = new Set<Part>(['adjective', 'other'])
/** A capital inside a sentence. */
const SHAPE_CAPITALISED_INSIDE = 7

/** True for a term that cannot be an aspect: somebody in the author's life, a time, a place, an emoji, no noun. */
export function isNeverTerm({ shape }: Reading, tokens: Token[], { from, to }: TermSpan): boolean {
  const last = tokens[to - 1] as Token
  for (let i = from; i < to; i++) if ((tokens[i] as Token).kind === 'emoji') return true
  const before = tokens[from - 1]?.lower ?? ''
  if (!last.isForeign && NO_NOUN.has(partOf(last)) && !articles.has(before)) return true
  if (to - from > 1) return false
  if (last.kind !== 'word' || last.lower.length < 2 || never.has(singular(last.lower))) return true
  return shape[PADDING + from] === SHAPE_CAPITALISED_INSIDE && beforePlaces.has(before)
}
