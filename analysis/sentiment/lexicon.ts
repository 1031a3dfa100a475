import { hashString } from '../text/word-hash.ts'
import type { Words } from './words.ts'

const NEGATIONS = new Set(
  `not no never none nobody nothing neither nor without hardly barely cannot can't don't doesn't didn't isn't wasn't aren't
  weren't won't wouldn't couldn't shouldn't haven't hasn't hadn't ain't dont didnt doesnt isnt wasnt cant wont`
    .split(/\s+/)
    .map(hashString),
)
const BUT = new Set(['but', 'however', 'although'].map(hashString))
/**
 * By the upper 12 bits of a word's hash: 1 where it may be a negation or a "but", as asking two sets about every word is
 * slow.
 */
const mayTurn = new Uint8Array(1 << 12)
for (const hash of [...NEGATIONS, ...BUT]) mayTurn[hash >>> 20] = 1

/** How many words a negation reaches, and what it leaves of a valence. */
const REACH = 3
const TURNED = -0.7
/** In "nice but loud" the second half counts more. */
const BEFORE_BUT = 0.5

/**
 * The sum of what a lexicon gives to the words of a sentence. `valences` has a number for each row of the word
 * table, ten times the lexicon's (-4 to 4). `given` takes what each token gives, times `unit`.
 */
export function valenceOf(
  valences: Int8Array,
  { rows, hashes, places, count }: Words,
  given?: Float64Array,
  unit = 1,
): number {
  let sum = 0
  let reach = 0
  for (let i = 0; i < count; i++) {
    const hash = hashes[i] as number
    const isTurn = mayTurn[hash >>> 20] === 1
    if (isTurn && NEGATIONS.has(hash)) {
      reach = REACH
      continue
    }
    if (isTurn && BUT.has(hash)) {
      sum *= BEFORE_BUT
      reach = 0
      continue
    }
    const valence = valences[rows[i] as number] ?? 0
    if (valence !== 0) {
      const meant = reach > 0 ? TURNED * valence : valence
      const place = places[i] as number
      sum += meant
      if (given) given[place] = (given[place] as number) + (unit * meant) / 10
    }
    reach--
  }
  return sum / 10
}
