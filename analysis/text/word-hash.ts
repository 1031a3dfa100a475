import type { Token } from './tokens.ts'

const LONGEST = 40
const NUMBER = hashString('0')

/**
 * A 32-bit number for what a token says, 0 for the marks that say nothing. Case, the length of "soooo" and the
 * value of a number do not matter. The models are keyed by it: any change asks for training anew.
 */
export function hashToken(token: Token): number {
  if (token.kind === 'mark') return hashMark(token.text)
  if (token.kind === 'number' || token.lower === '_num_') return NUMBER
  return hashString(token.lower)
}

/** FNV-1a over at most 40 code units, of which three or more alike count as two. */
export function hashString(word: string): number {
  const length = word.length < LONGEST ? word.length : LONGEST
  let hash = 0x811c9dc5
  let before = 0
  let last = 0
  for (let i = 0; i < length; i++) {
    const code = word.charCodeAt(i)
    if (code === last && code === before) continue
    hash = Math.imul(hash ^ code, 0x01000193)
    before = last
    last = code
  }
  return hash >>> 0 || 1
}

const EXCLAIM = hashString('!')
const SHOUT = hashString('!!')
const QUESTION = hashString('?')
const DISBELIEF = hashString('?!')
const DOTS = hashString('...')
const QUOTE = hashString('"')
const BRACKET = hashString('(')

function hashMark(mark: string): number {
  switch (mark.charCodeAt(0)) {
    case 0x21:
      return mark.length > 1 ? SHOUT : EXCLAIM
    case 0x3f:
      return mark.includes('!') ? DISBELIEF : QUESTION
    case 0x2e:
      return mark.length > 1 ? DOTS : 0
    case 0x2026:
      return DOTS
    case 0x22:
    case 0x201c:
    case 0x201d:
      return QUOTE
    case 0x28:
      return BRACKET
    default:
      return 0
  }
}
