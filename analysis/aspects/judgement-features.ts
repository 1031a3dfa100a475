import type { TermSpan } from './find-terms.ts'
import { BLAME, PADDING, PRAISE, type Reading } from './read-sentence.ts'

/** How far from a term its sentence is read, in words; bounds the work on endless sentences. */
const REACH = 24
const MOST_BIGRAMS = 16
/** A blank place: what stands before and after a sentence. */
const OUTSIDE = 0
/** Side, distance and what lies between (4), or within the term, each plain or negated. */
export const ROLES = (2 * 4 * 4 + 1) * 2
export const MOST_WORDS = 2 * REACH + 8
export const MOST_ROWS = 2 * MOST_BIGRAMS + 12

/** What a judgement of one term is made from; reused from term to term. */
export type JudgementFeatures = {
  words: Int32Array
  roles: Int32Array
  wordCount: number
  rows: Int32Array
  rowCount: number
}

export const emptyFeatures = (): JudgementFeatures => ({
  words: new Int32Array(MOST_WORDS),
  roles: new Int32Array(MOST_WORDS),
  wordCount: 0,
  rows: new Int32Array(MOST_ROWS),
  rowCount: 0,
})

type Side = { tone: number; distance: number; between: number; praise: number; blame: number; turns: number }

const left: Side = { tone: 0, distance: 0, between: 0, praise: 0, blame: 0, turns: 0 }
const right: Side = { tone: 0, distance: 0, between: 0, praise: 0, blame: 0, turns: 0 }

/**
 * Fills `f` for term `index` of `spans`, as if the words `bounds` were the whole sentence; `isTerm[place]` is 1 on the
 * words of any term.
 */
export function judgementFeatures(
  f: JudgementFeatures,
  r: Reading,
  spans: TermSpan[],
  index: number,
  isTerm: Uint8Array,
  mask: number,
  bounds: TermSpan,
): void {
  const { from, to } = spans[index] as TermSpan
  const [lowest, highest] = [PADDING + bounds.from, PADDING + bounds.to - 1]
  f.wordCount = 0
  f.rowCount = 0
  for (let p = PADDING + from; p < PADDING + Math.min(to, from + 6); p++) addWord(f, r, p, ROLES / 2 - 1)
  walk(f, r, PADDING + from - 1, -1, left, isTerm, mask, lowest)
  walk(f, r, PADDING + to, 1, right, isTerm, mask, highest)
  const head = PADDING + to - 1
  addRow(f, 1, r.word[head] as number, 0, 0, mask)
  addRow(f, 2, left.tone, left.distance, left.between, mask)
  addRow(f, 3, right.tone, right.distance, right.between, mask)
  addRow(f, 4, left.tone * 8 + left.between, right.tone * 8 + right.between, 0, mask)
  const wordAt = (place: number) => r.word[place < lowest || place > highest ? OUTSIDE : place] as number
  addRow(f, 5, wordAt(PADDING + from - 1), wordAt(PADDING + from - 2), 0, mask)
  addRow(f, 6, wordAt(head + 1), wordAt(head + 2), 0, mask)
  addRow(f, 7, Math.min(3, left.praise + right.praise), Math.min(3, left.blame + right.blame), 0, mask)
  addRow(f, 8, (left.praise > 0 ? 1 : 0) + (left.blame > 0 ? 2 : 0), left.turns, right.turns, mask)
  addRow(f, 9, (right.praise > 0 ? 1 : 0) + (right.blame > 0 ? 2 : 0), left.turns, right.turns, mask)
  addRow(f, 10, r.word[head] as number, left.tone, right.tone, mask)
  const before = countInside(spans, index, -1, bounds)
  const after = countInside(spans, index, 1, bounds)
  addRow(f, 11, Math.min(4, before + 1 + after), before === 0 ? 0 : after === 0 ? 2 : 1, 0, mask)
}

/** How many terms stand between term `index` and the bounds, counted up to three. */
export function countInside(spans: TermSpan[], index: number, direction: 1 | -1, bounds: TermSpan): number {
  for (let count = 0; ; count++) {
    const span = spans[index + direction * (count + 1)]
    if (count === 3 || span === undefined || span.from < bounds.from || span.to > bounds.to) return count
  }
}

/** Reads away from the term, one side, up to place `edge`; notes what lies between: 1 a comma, 2 another term, 3 a "but". */
function walk(
  f: JudgementFeatures,
  r: Reading,
  start: number,
  direction: 1 | -1,
  side: Side,
  isTerm: Uint8Array,
  mask: number,
  edge: number,
): void {
  side.tone = 0
  side.distance = 0
  side.between = 0
  side.praise = 0
  side.blame = 0
  side.turns = 0
  let between = 0
  let bigrams = 0
  const last = direction > 0 ? Math.min(edge, start + REACH - 1) : Math.max(edge, start - REACH + 1)
  for (let p = start, distance = 1; direction > 0 ? p <= last : p >= last; p += direction, distance++) {
    const near = distance < 3 ? distance - 1 : distance < 5 ? 2 : 3
    addWord(f, r, p, ((direction > 0 ? 4 : 0) + near) * 4 + between)
    const tone = r.tone[p] as number
    if (tone === PRAISE) side.praise++
    if (tone === BLAME) side.blame++
    if (side.tone === 0 && (tone === PRAISE || tone === BLAME)) {
      side.tone = 1 + tone * 2 + (r.negated[p] as number)
      side.distance = near
      side.between = between
    }
    if (between < 2 && bigrams < MOST_BIGRAMS) {
      bigrams++
      const word = r.word[p] as number
      const beyond = r.word[p === edge ? OUTSIDE : p + direction] as number
      if (direction > 0) addRow(f, 12, word, beyond, 0, mask)
      else addRow(f, 12, beyond, word, 0, mask)
    }
    const link = r.link[p] as number
    if (link === 2) {
      between = 3
      side.turns = 1
    } else if (between < 2 && isTerm[p] === 1) between = 2
    else if (between < 1 && link === 1) between = 1
  }
}

function addWord(f: JudgementFeatures, r: Reading, place: number, role: number): void {
  f.words[f.wordCount] = r.word[place] as number
  f.roles[f.wordCount] = role * 2 + (r.negated[place] as number)
  f.wordCount++
}

function addRow(f: JudgementFeatures, template: number, a: number, b: number, c: number, mask: number): void {
  let hash = Math.imul(template, 0x9e3779b1)
  hash = Math.imul(hash ^ a, 0x85ebca6b)
  hash = Math.imul((hash ^ (hash >>> 13)) + b, 0xc2b2ae35)
  hash = Math.imul((hash ^ (hash >>> 15)) + c, 0x27d4eb2f)
  f.rows[f.rowCount] = (hash ^ (hash >>> 14)) & mask
  f.rowCount++
}
