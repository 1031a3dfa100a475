import type { Rating } from '../sentiment/judge-sentiment.ts'
import { type EvidenceWeights, leanOfStars, starWeight } from './evidence.ts'
import type { TermSpan } from './find-terms.ts'
import { type ImpliedPhrase, VERDICT } from './implied-phrases.ts'
import { type Judgement, toJudgement } from './judge-term.ts'
import { PADDING, type Reading } from './read-sentence.ts'

/** Half the log odds of a phrase's own side. */
const SURE = 2.2
/** The same for the languages' own lists, which are quoted only beside stars of their side. */
const SPOKEN = { polarity: 1.6, doubt: 0.3 }
/** A phrase about one of these judges the term before it, if there is one: "the zip broke after a week". */
const ofTerms = new Set([VERDICT, 'reliability', 'quality', 'results'])

/** The judgement of a phrase by itself. Stars that contradict it lower its confidence. */
export function judgePhrase(
  weights: EvidenceWeights,
  { sign, isSpoken }: ImpliedPhrase,
  rating?: Rating,
): Judgement {
  if (sign === 0) return { negative: 0.25, neutral: 0.5, positive: 0.25 }
  const stars = rating ? starWeight(weights) * leanOfStars[rating] : 0
  const { polarity, doubt } = isSpoken ? SPOKEN : { polarity: SURE, doubt: 0 }
  return toJudgement({ polarity: polarity * sign + stars, doubt })
}

/**
 * The term that a phrase judges: one that it takes in and that has its topic, or, for a mere verdict ("too thick"), the
 * last term before it between the same commas and conjunctions. -1 when there is none.
 */
export function termOfPhrase(
  { link }: Reading,
  spans: TermSpan[],
  topics: string[],
  { from, to, topic }: ImpliedPhrase,
): number {
  const within = spans.findIndex((s, i) => s.from < to && from < s.to && topics[i] === topic)
  if (within >= 0 || !ofTerms.has(topic)) return within
  let first = from
  while (first > 0 && link[PADDING + first - 1] === 0) first--
  return spans.findLastIndex((s) => s.from >= first && s.to <= from)
}

/** Whether a one-word phrase is about a term that stands there: between the same commas, or anywhere for manners. */
export function isAboutTerm(
  { link, length }: Reading,
  spans: TermSpan[],
  { from, to, topic }: ImpliedPhrase,
): boolean {
  if (to - from > 1) return false
  if (topic === 'staff') return spans.length > 0
  let [first, last] = [from, to]
  while (first > 0 && link[PADDING + first - 1] === 0) first--
  while (last < length && link[PADDING + last] === 0) last++
  return spans.some((span) => span.from < last && span.to > first && (span.from >= to || span.to <= from))
}
