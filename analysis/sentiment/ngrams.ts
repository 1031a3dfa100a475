import type { Token } from '../text/tokens.ts'

/** Buckets of the n-gram table; a power of two. */
export const BUCKETS = 1 << 21

/** A 32-bit hash (FNV-1a) of a lower-cased word; "soooo" and "sooo" are one word, numbers are all alike. */
export function hashWord(token: Token): number {
  if (token.kind === 'number') return 0x1234567
  const word = token.lower
  const length = Math.min(word.length, 40)
  let hash = 0x811c9dc5
  for (let i = 0; i < length; i++) {
    const code = word.charCodeAt(i)
    if (i > 1 && code === word.charCodeAt(i - 1) && code === word.charCodeAt(i - 2)) continue
    hash = Math.imul(hash ^ code, 0x01000193)
  }
  return hash >>> 0
}

/** Calls `visit` with the bucket of every 1-, 2- and 3-gram and the index of its first and last token. */
export function eachNgram(tokens: Token[], visit: (bucket: number, first: number, last: number) => void) {
  let one = 0
  let two = 0
  let oneAt = -1
  let twoAt = -1
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token
    if (token.kind === 'mark' && token.text !== '!' && token.text !== '?') continue
    const hash = hashWord(token)
    visit(bucketOf(hash), i, i)
    if (oneAt >= 0) visit(bucketOf(Math.imul(one, 0x9e3779b1) + hash), oneAt, i)
    if (twoAt >= 0) visit(bucketOf(Math.imul(Math.imul(two, 0x85ebca6b) + one, 0x9e3779b1) + hash), twoAt, i)
    two = one
    twoAt = oneAt
    one = hash
    oneAt = i
  }
}

function bucketOf(hash: number): number {
  let mixed = hash | 0
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return (mixed ^ (mixed >>> 15)) & (BUCKETS - 1)
}
