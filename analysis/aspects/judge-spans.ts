import type { AspectModel } from './aspect-model.ts'
import {
  type Evidence,
  emptyEvidence,
  FOUND,
  forgetStars,
  gatherEvidence,
  type Surroundings,
  weigh,
} from './evidence.ts'
import type { TermSpan } from './find-terms.ts'
import { type Judgement, judgeTerm, type Leaning, toJudgement } from './judge-term.ts'
import { ownClauses } from './own-clauses.ts'
import { PADDING, type Reading } from './read-sentence.ts'

const evidence = emptyEvidence()
let isTerm = new Uint8Array(512 + 2 * PADDING)

export type TwoJudgements = { judgement: Judgement; byWords: Judgement }

/** How the sentence in `reading` judges each term that was found there. */
export function judgeSpans(
  model: AspectModel,
  reading: Reading,
  spans: TermSpan[],
  around: Surroundings,
): TwoJudgements[] {
  const judgements: TwoJudgements[] = []
  eachEvidence(model, reading, spans, around, (found) => {
    const beside = around.rating && weigh(model.evidence, found)
    if (beside) forgetStars(found)
    const byWords = weigh(model.evidence, found, FOUND)
    judgements.push({ judgement: beside ?? byWords, byWords })
  })
  return judgements
}

/** The same from the words around each term alone. */
export function judgeByWords(model: AspectModel, reading: Reading, spans: TermSpan[]): Judgement[] {
  markTerms(reading, spans)
  return spans.map((_, i) => toJudgement(leaning(model, reading, spans, i, whole(reading))))
}

/** Calls `use` with the facts about each term, in order; they are overwritten by the next. */
export function eachEvidence(
  model: AspectModel,
  reading: Reading,
  spans: TermSpan[],
  around: Surroundings,
  use: (evidence: Evidence) => void,
): void {
  markTerms(reading, spans)
  ownClauses(reading, spans).forEach((clause, i) => {
    const atLarge = leaning(model, reading, spans, i, whole(reading))
    const inClause = isAll(clause, reading) ? atLarge : leaning(model, reading, spans, i, clause)
    gatherEvidence(
      evidence,
      reading,
      model.cues,
      spans,
      i,
      clause,
      { sentence: atLarge, clause: inClause },
      around,
    )
    use(evidence)
  })
}

const whole = ({ length }: Reading): TermSpan => ({ from: 0, to: length })
const isAll = ({ from, to }: TermSpan, { length }: Reading) => from === 0 && to === length

function leaning(
  { judgements }: AspectModel,
  reading: Reading,
  spans: TermSpan[],
  i: number,
  bounds: TermSpan,
): Leaning {
  return judgeTerm(judgements, reading, spans, i, isTerm, bounds)
}

function markTerms({ length }: Reading, spans: TermSpan[]): void {
  const places = length + 2 * PADDING
  if (isTerm.length < places) isTerm = new Uint8Array(places * 2)
  isTerm.fill(0, 0, places)
  for (const { from, to } of spans) isTerm.fill(1, PADDING + from, PADDING + to)
}
