import { loadAspectModel } from '../aspects/aspect-model.ts'
import type { TermSpan } from '../aspects/find-terms.ts'
import { wordId } from '../aspects/words.ts'
import type { ByWords } from '../confidence.ts'
import type { Sentence } from '../text/sentences.ts'
import type { Token } from '../text/tokens.ts'
import { type Tells, tellsOf } from './tells.ts'

/** A part of a sentence that may take a side of its own, judged by its words. */
export type Clause = { start: number; end: number; byWords: ByWords; tells: Tells }

const TURN = 2
/** Fewest words of a clause. */
const FEWEST = 2

/** The clauses of a sentence: as far as commas, "and" and "but". Empty where there is but one. */
export function clausesIn(tokens: Token[]): TermSpan[] {
  const spans: TermSpan[] = []
  const model = loadAspectModel()
  let from = 0
  let words = 0
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    if (token.kind === 'word') words++
    const link = (model.words[wordId(model.vocabulary, token)] as number) >> 24
    if (link === 0 || words < (link === TURN ? FEWEST : FEWEST + 1) || i + 1 - from < 2) continue
    spans.push({ from, to: i })
    from = i
    words = 0
  }
  if (spans.length === 0) return spans
  if (words < FEWEST) spans.at(-1)!.to = tokens.length
  else spans.push({ from, to: tokens.length })
  return spans.length === 1 ? [] : spans
}

/** Judges each clause of a sentence by `judge`, which is given its tokens; a sentence of one is judged as `whole`. */
export function judgeClauses(
  { start, end, tokens }: Sentence,
  { label, score, confidence }: ByWords,
  judge: (clause: Token[]) => ByWords,
): Clause[] {
  const spans = clausesIn(tokens)
  if (spans.length === 0)
    return [{ start, end, byWords: { label, score, confidence }, tells: tellsOf(tokens) }]
  return spans.map(({ from, to }) => {
    const its = tokens.slice(from, to)
    const { label, score, confidence } = judge(its)
    // Glosses may be out of order.
    const [start, end] = [
      Math.min(...its.map((token) => token.start)),
      Math.max(...its.map((token) => token.end)),
    ]
    return { start, end, byWords: { label, score, confidence }, tells: tellsOf(its) }
  })
}
