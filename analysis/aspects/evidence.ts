import type { Rating } from '../sentiment/judge-sentiment.ts'
import { moodBetween, type SentenceMood } from '../sentiment/mood.ts'
import { COMPARISON, CONDITION, PERSON, TIME } from './cues.ts'
import type { TermSpan } from './find-terms.ts'
import { type Leaning, toJudgement } from './judge-term.ts'
import { countInside } from './judgement-features.ts'
import { BLAME, NEGATION, PADDING, PRAISE, type Reading } from './read-sentence.ts'

/** Facts that speak for praise where they are above 0 and for blame below. */
export const signedFacts = [
  'always',
  'sentenceRead',
  'clauseRead',
  'clauseMood',
  'sentenceMood',
  'nearestWord',
  'stars',
  'starsInStory',
] as const

/** Facts that speak for "neither" where they are above 0. */
export const plainFacts = [
  'always',
  'sentenceDoubt',
  'clauseDoubt',
  'readingsDiffer',
  'moodDiffers',
  'starsDiffer',
  'starsKnown',
  'termBegins',
  'judgingWordNear',
  'termsBeside',
  'turns',
  'people',
  'times',
  'conditions',
  'comparisons',
  'negated',
  'clauseWords',
  'marks',
  'possessive',
] as const

/** The facts about one term; the object is reused for the next. */
export type Evidence = { signed: Float64Array; plain: Float64Array }

export type EvidenceWeights = Evidence

export const emptyEvidence = (): Evidence => ({
  signed: new Float64Array(signedFacts.length),
  plain: new Float64Array(plainFacts.length),
})

export type Surroundings = { mood: SentenceMood; rating?: Rating | undefined }

/**
 * How far stars lean to praise or blame. Two and four lean little: their reviews name what was good, or the one thing that
 * was not.
 */
export const leanOfStars: Record<Rating, number> = { 1: -2, 2: -0.7, 3: 0, 4: 0.4, 5: 2 }

/** For the same reason more of what such a review names is judged. */
const knownStars: Record<Rating, number> = { 1: 1, 2: 0.78, 3: 1, 4: 0.78, 5: 1 }

/**
 * What a term that the tagger found adds to the doubt where there are no stars: some such terms are only mentioned. About as
 * much as `starsKnown`, and never so much less that stars on a judgement's side would make it less likely.
 */
export const FOUND = 1.6

/** Fills `out` with the facts about term `index`, which is spoken of in `clause`. */
export function gatherEvidence(
  out: Evidence,
  reading: Reading,
  cues: Uint8Array,
  spans: TermSpan[],
  index: number,
  clause: TermSpan,
  read: { sentence: Leaning; clause: Leaning },
  { mood, rating }: Surroundings,
): void {
  const span = spans[index] as TermSpan
  const stars = rating ? leanOfStars[rating] : 0
  const clauseMood = moodBetween(mood, clause.from, clause.to)
  const nearest = nearestJudgement(reading, span, clause)
  const leaning = limit(read.sentence.polarity) + limit(read.clause.polarity)
  const { signed, plain } = out
  signed[0] = 1
  signed[1] = limit(read.sentence.polarity)
  signed[2] = limit(read.clause.polarity)
  signed[3] = limit(clauseMood)
  signed[4] = limit(mood.whole)
  signed[5] = nearest
  signed[6] = stars
  signed[7] = nearest === 0 ? stars : 0
  plain.fill(0)
  plain[0] = 1
  plain[1] = limit(read.sentence.doubt)
  plain[2] = limit(read.clause.doubt)
  plain[3] = Math.abs((signed[1] as number) - (signed[2] as number))
  plain[4] = Math.max(0, -leaning * Math.sign(clauseMood))
  plain[5] = Math.max(0, -leaning * Math.sign(stars))
  plain[6] = rating ? knownStars[rating] : 0
  plain[7] = Math.max(-4, Math.min(6, reading.begin[PADDING + span.from] as number)) / 2
  plain[8] = nearest === 0 ? 0 : 1
  plain[9] = countInside(spans, index, -1, clause) + countInside(spans, index, 1, clause)
  countCues(plain, reading, cues, clause)
  plain[16] = Math.log2(clause.to - clause.from)
  plain[18] = (cues[reading.word[PADDING + span.from - 1] as number] as number) & PERSON ? 1 : 0
}

function countCues(
  plain: Float64Array,
  { tone, word, link, shape }: Reading,
  cues: Uint8Array,
  { from, to }: TermSpan,
) {
  for (let p = PADDING + from; p < PADDING + to; p++) {
    const cue = cues[word[p] as number] as number
    if (link[p] === 2) plain[10] = 1
    if (cue & PERSON) plain[11] = Math.min(3, (plain[11] as number) + 1)
    if (cue & TIME) plain[12] = 1
    if (cue & CONDITION) plain[13] = 1
    if (cue & COMPARISON) plain[14] = 1
    if (tone[p] === NEGATION) plain[15] = 1
    if (shape[p] === 2) plain[17] = 1
  }
}

/** The closest judging word of the clause: 1 praise, -1 blame, less the further away; turned round when negated. */
function nearestJudgement(reading: Reading, { from, to }: TermSpan, clause: TermSpan): number {
  for (let distance = 1; distance <= 8; distance++) {
    const sign = signAt(reading, from - distance, clause) || signAt(reading, to - 1 + distance, clause)
    if (sign !== 0) return sign / Math.sqrt(distance)
  }
  return 0
}

function signAt({ tone, negated }: Reading, i: number, { from, to }: TermSpan): number {
  if (i < from || i >= to) return 0
  const found = tone[PADDING + i]
  if (found !== PRAISE && found !== BLAME) return 0
  return (found === PRAISE ? 1 : -1) * (negated[PADDING + i] === 1 ? -1 : 1)
}

export function weigh(weights: EvidenceWeights, { signed, plain }: Evidence, moreDoubt = 0) {
  return toJudgement({ polarity: dot(weights.signed, signed), doubt: dot(weights.plain, plain) + moreDoubt })
}

export function forgetStars({ signed, plain }: Evidence): void {
  signed[6] = signed[7] = 0
  plain[5] = plain[6] = 0
}

/** The weight of each further star in the logit of praise. */
export const starWeight = ({ signed }: EvidenceWeights) => signed[signedFacts.indexOf('stars')] as number

function dot(weights: Float64Array, facts: Float64Array): number {
  let sum = 0
  for (let k = 0; k < facts.length; k++) sum += (weights[k] as number) * (facts[k] as number)
  return sum
}

const limit = (logit: number) => Math.max(-4, Math.min(4, logit))
