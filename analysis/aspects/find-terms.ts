import type { Reading } from './reading.ts'
import { PADDING } from './reading.ts'
import { TERM_FEATURES, termFeatures } from './term-features.ts'

export type TermTables = {
  /** Score of [word][place in a window of five][begin, inside]. */
  byWord: Float32Array | Int8Array
  /** Score of [row of a joint feature][begin, inside]; the number of rows is a power of two. */
  byRow: Float32Array | Int8Array
  wordScale: number
  rowScale: number
  /** `transitions[from * 3 + to]`: 0 outside, 1 begin, 2 inside. */
  transitions: Float32Array
  /** Added to every begin: more terms are found when it is higher. */
  eagerness: number
}

/** Tokens `from` up to, not including, `to` of a sentence. */
export type TermSpan = { from: number; to: number }

const IMPOSSIBLE = -1e9
/** Words whose own score is below this (most commas and articles) are in no term, whatever stands around. */
const HOPELESS = -4
/** In `reading.scored`: nothing is left to add, however eager the tagger is. */
const SCORED = 1
const rows = new Int32Array(TERM_FEATURES)
let best = new Float64Array(256 * 3)
let came = new Uint8Array(256 * 3)

/**
 * The likeliest sequence of terms in a sentence, or in its tokens `from` up to, not including, `to`, by Viterbi's
 * algorithm. More terms are found when `eagerness` is higher.
 */
export function findTerms(
  tables: TermTables,
  reading: Reading,
  from = 0,
  to = reading.length,
  eagerness = tables.eagerness,
): TermSpan[] {
  const n = to - from
  if (best.length < n * 3) {
    best = new Float64Array(n * 6)
    came = new Uint8Array(n * 6)
  }
  for (let i = 0; i < n; i++) step(tables, reading, from, i, eagerness)
  return readBack(n, from)
}

function step(tables: TermTables, reading: Reading, offset: number, i: number, eagerness: number): void {
  const place = offset + i + PADDING
  if (reading.scored[place] !== SCORED) score(tables, reading, place, eagerness)
  const { transitions: t } = tables
  const at = i * 3
  const outside = i === 0 ? 0 : (best[at - 3] as number)
  const begun = i === 0 ? IMPOSSIBLE : (best[at - 2] as number)
  const inside = i === 0 ? IMPOSSIBLE : (best[at - 1] as number)
  for (let to = 0; to < 3; to++) {
    const fromOutside = to === 2 ? 2 * IMPOSSIBLE : outside + (t[to] as number)
    const fromBegun = begun + (t[3 + to] as number)
    const fromInside = inside + (t[6 + to] as number)
    const from = fromOutside >= fromBegun && fromOutside >= fromInside ? 0 : fromBegun >= fromInside ? 1 : 2
    best[at + to] = from === 0 ? fromOutside : from === 1 ? fromBegun : fromInside
    came[at + to] = from
  }
  best[at + 1] = (best[at + 1] as number) + (reading.begin[place] as number) + eagerness
  best[at + 2] = (best[at + 2] as number) + (reading.inside[place] as number)
}

/** How much the word at a place begins or continues a term. Joint features are left out where they cannot help. */
function score(
  { byWord, byRow, wordScale, rowScale }: TermTables,
  reading: Reading,
  place: number,
  eagerness: number,
) {
  let beginByWord = 0
  let insideByWord = 0
  for (let o = 0; o < 5; o++) {
    const at = ((reading.word[place + o - 2] as number) * 5 + o) * 2
    beginByWord += byWord[at] as number
    insideByWord += byWord[at + 1] as number
  }
  let begin = beginByWord * wordScale
  let inside = insideByWord * wordScale
  if (begin + eagerness > HOPELESS || inside > HOPELESS) {
    termFeatures(reading, place, byRow.length / 2 - 1, rows, 0)
    let beginByRow = 0
    let insideByRow = 0
    for (let f = 0; f < TERM_FEATURES; f++) {
      const at = (rows[f] as number) * 2
      beginByRow += byRow[at] as number
      insideByRow += byRow[at + 1] as number
    }
    begin += beginByRow * rowScale
    inside += insideByRow * rowScale
    reading.scored[place] = SCORED
  }
  reading.begin[place] = begin
  reading.inside[place] = inside
}

function readBack(n: number, offset: number): TermSpan[] {
  const spans: TermSpan[] = []
  if (n === 0) return spans
  const last = (n - 1) * 3
  let tag = 0
  for (let t = 1; t < 3; t++) if ((best[last + t] as number) > (best[last + tag] as number)) tag = t
  let to = -1
  for (let i = n - 1; i >= 0; i--) {
    if (tag !== 0 && to < 0) to = i + 1
    if (tag === 1) {
      spans.push({ from: offset + i, to: offset + to })
      to = -1
    }
    tag = came[i * 3 + tag] as number
  }
  return spans.reverse()
}
