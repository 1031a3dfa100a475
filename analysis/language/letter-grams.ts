import type { Token } from '../text/tokens.ts'

const LONGEST_GRAM = 4
const LONGEST_WORD = 40
const EDGE = 0x20

/**
 * Calls `visit` with a hash of 32 bits for each word and for each run of one to four letters in it; a blank marks the
 * edges of a word. Names with digits or underscores are in no language.
 */
export function eachLetterGram(token: Token, visit: (hash: number) => void) {
  if (token.kind !== 'word') return
  const word = token.lower
  if (/[\d_]/.test(word)) return
  const length = Math.min(word.length, LONGEST_WORD)
  const codeAt = (at: number) => (at < 0 || at >= length ? EDGE : word.charCodeAt(at))
  for (let start = -1; start < length; start++) {
    let hash = 0x811c9dc5
    for (let size = 1; size <= LONGEST_GRAM && start + size <= length + 1; size++) {
      hash = Math.imul(hash ^ codeAt(start + size - 1), 0x01000193)
      if (size > 1 || start >= 0) visit(spread(hash, size))
    }
  }
  let hash = 0x811c9dc5
  for (let at = 0; at < length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  visit(spread(hash, LONGEST_GRAM + 1))
}

function spread(hash: number, size: number): number {
  let mixed = Math.imul(hash ^ size, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 13)) >>> 0
}
