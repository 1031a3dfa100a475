const SHORTEST = 4
const LONGEST = 15
const OFFSET = 0x811c9dc5
const PRIME = 0x01000193
const A = 0x61
const Z = 0x7a

/**
 * The hash of the most frequent known word that is one slip away from `word`: a letter too few, too many,
 * another, or two swapped; never the first. 0 when there is none. `rankOf` gives a word's place by frequency
 * for its hash, 0 for an unknown one.
 */
export function correctSpelling(word: string, rankOf: (hash: number) => number): number {
  const { length } = word
  if (length < SHORTEST || length > LONGEST || !isPlain(word)) return 0
  const codes = codesOf(word)
  let best = 0
  let bestRank = Number.POSITIVE_INFINITY
  const consider = (hash: number) => {
    const rank = rankOf(hash >>> 0)
    if (rank > 0 && rank < bestRank) {
      best = hash >>> 0
      bestRank = rank
    }
  }
  let prefix = step(OFFSET, codes[0] as number)
  for (let at = 1; at <= length; at++) {
    const code = codes[at] as number
    if (at < length) consider(rest(prefix, codes, at + 1, length))
    if (at + 1 < length)
      consider(rest(step(step(prefix, codes[at + 1] as number), code), codes, at + 2, length))
    for (let letter = A; letter <= Z; letter++) {
      const put = step(prefix, letter)
      consider(rest(put, codes, at, length))
      if (at < length) consider(rest(put, codes, at + 1, length))
    }
    prefix = step(prefix, code)
  }
  return best
}

/** FNV-1a, as `hashString` has it for words without long runs of one letter. */
function step(hash: number, code: number): number {
  return Math.imul(hash ^ code, PRIME)
}

function rest(hash: number, codes: Uint8Array, from: number, length: number): number {
  let on = hash
  for (let i = from; i < length; i++) on = step(on, codes[i] as number)
  return on
}

const room = new Uint8Array(LONGEST + 1)

/** The letters of a short plain word; overwritten by the next. A thousand hashes are made from them. */
function codesOf(word: string): Uint8Array {
  for (let i = 0; i < word.length; i++) room[i] = word.charCodeAt(i)
  return room
}

function isPlain(word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i)
    if (code < A || code > Z) return false
  }
  return true
}
