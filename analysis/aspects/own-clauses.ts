import type { TermSpan } from './find-terms.ts'
import { BLAME, PADDING, PRAISE, type Reading } from './read-sentence.ts'

/** How far from a term a clause may reach, in words; bounds the work on endless sentences. */
const REACH = 40
const SOFT = 1
const TURN = 2

/**
 * The part of the sentence that speaks of each term: as far as a "but" at either side, and as far as the comma or
 * "and" between two terms where both sides judge.
 */
export function ownClauses(reading: Reading, terms: TermSpan[]): TermSpan[] {
  const clauses: TermSpan[] = []
  for (const term of terms) {
    const before = clauses.at(-1)
    clauses.push(before && term.to <= before.to ? { ...before } : betweenTurns(reading, term))
  }
  for (let i = 0; i + 1 < terms.length; i++) {
    const [clause, next] = [clauses[i] as TermSpan, clauses[i + 1] as TermSpan]
    const [term, other] = [terms[i] as TermSpan, terms[i + 1] as TermSpan]
    if (clause.to <= other.from) continue
    const cut = firstLink(reading, term.to, other.from)
    if (cut < 0 || !judges(reading, clause.from, cut) || !judges(reading, cut + 1, next.to)) continue
    clause.to = cut
    next.from = cut + 1
  }
  return clauses
}

function betweenTurns({ link, length }: Reading, { from, to }: TermSpan): TermSpan {
  const clause = { from, to }
  const [first, last] = [Math.max(0, from - REACH), Math.min(length, to + REACH)]
  while (clause.from > first && link[PADDING + clause.from - 1] !== TURN) clause.from--
  while (clause.to < last && link[PADDING + clause.to] !== TURN) clause.to++
  return clause
}

function firstLink({ link }: Reading, from: number, to: number): number {
  for (let i = from; i < to; i++) if (link[PADDING + i] === SOFT) return i
  return -1
}

export function judges({ tone }: Reading, from: number, to: number): boolean {
  for (let p = PADDING + from; p < PADDING + to; p++) if (tone[p] === PRAISE || tone[p] === BLAME) return true
  return false
}
