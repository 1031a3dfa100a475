import type { Reading } from './read-sentence.ts'
import { PADDING } from './read-sentence.ts'
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
  if (came.length < n * 3) came = new Uint8Array(n * 6)
  for (let i = 0; i < n; i++) {
    const place = PADDING + from + i
    if (reading.scored[place] !== SCORED) score(tables, reading, place, eagerness)
  }
  return readBack(n, from, bestLast(tables.transitions, reading, PADDING + from, n, eagerness))
}

/** Notes in `came` the best tag before each tag at each place; returns the best tag of the last place. */
function bestLast(
  t: TermTables['transitions'],
  { begin: beginOf, inside: insideOf }: Reading,
  first: number,
  n: number,
  eagerness: number,
): number {
  const [toOutside, toBegin] = [t[0] as number, t[1] as number]
  const [begunToOutside, begunToBegin, begunToInside] = [t[3] as number, t[4] as number, t[5] as number]
  const [insideToOutside, insideToBegin, insideToInside] = [t[6] as number, t[7] as number, t[8] as number]
  let outside = 0
  let begun = IMPOSSIBLE
  let inside = IMPOSSIBLE
  for (let i = 0; i < n; i++) {
    const stays = outside + toOutside
    const ends = begun + begunToOutside
    const leaves = inside + insideToOutside
    const begins = outside + toBegin
    const beginsAfterOne = begun + begunToBegin
    const beginsAfterMore = inside + insideToBegin
    const goesOn = begun + begunToInside
    const goesFurther = inside + insideToInside
    came[i * 3] = stays >= ends && stays >= leaves ? 0 : ends >= leaves ? 1 : 2
    came[i * 3 + 1] =
      begins >= beginsAfterOne && begins >= beginsAfterMore ? 0 : beginsAfterOne >= beginsAfterMore ? 1 : 2
    came[i * 3 + 2] = goesOn >= goesFurther ? 1 : 2
    outside = larger(stays, larger(ends, leaves))
    begun =
      larger(begins, larger(beginsAfterOne, beginsAfterMore)) + (beginOf[first + i] as number) + eagerness
    inside = larger(goesOn, goesFurther) + (insideOf[first + i] as number)
  }
  if (inside > outside && inside > begun) return 2
  return begun > outside ? 1 : 0
}

/** Faster than `Math.max`, which also looks for NaN and -0. */
const larger = (a: number, b: number) => (a >= b ? a : b)

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

function readBack(n: number, offset: number, last: number): TermSpan[] {
  const spans: TermSpan[] = []
  let tag = last
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
