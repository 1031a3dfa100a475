import { isDigit, isSpace, isUpper, isWordCode } from './characters.ts'
import { endOfEmoji, endOfEmoticon } from './emoji.ts'

/** One piece of a text. `start` and `end` are UTF-16 code units, `end` exclusive. */
export type Token = {
  start: number
  end: number
  text: string
  /** Lower case, typographic apostrophes made straight, emoji without skin tone and variation. */
  lower: string
  kind: TokenKind
  /** Of another language: `lower` is its English where that is known, `text` the word as written. */
  isForeign?: true
}

/** `mark` is punctuation (a run of the same `!`, `?` or `.` is one token); `emoji` includes `:-)`. */
export type TokenKind = 'word' | 'number' | 'emoji' | 'mark'

const APOSTROPHE = 0x27
const CURLY_APOSTROPHE = 0x2019
const EMOJI_VARIATIONS = /[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]/gu

/** Splits any string into tokens, in one pass. Blanks, lone surrogates and control characters are dropped. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (isSpace(code)) {
      at++
      continue
    }
    if (isWordCode(code)) {
      const end = endOfWord(text, at)
      tokens.push(makeToken(text, at, end, isDigit(code) ? 'number' : 'word'))
      at = end
      continue
    }
    const emojiEnd = code < 0x80 ? endOfEmoticon(text, at) : endOfEmoji(text, at)
    if (emojiEnd > at) {
      tokens.push(makeToken(text, at, emojiEnd, 'emoji'))
      at = emojiEnd
      continue
    }
    const end = endOfMark(text, at, code)
    if (!isUnprintable(code)) tokens.push(makeToken(text, at, end, 'mark'))
    at = end
  }
  return tokens
}

function makeToken(text: string, start: number, end: number, kind: TokenKind): Token {
  const piece = text.slice(start, end)
  return { start, end, text: piece, lower: lowerOf(piece, kind), kind }
}

function lowerOf(piece: string, kind: TokenKind): string {
  if (kind === 'emoji') return piece.replace(EMOJI_VARIATIONS, '')
  if (kind === 'mark' || isPlainLower(piece)) return piece
  return kind === 'word' ? piece.toLowerCase().replaceAll('’', "'") : piece.toLowerCase()
}

/** Most words are in small letters already. */
function isPlainLower(piece: string): boolean {
  for (let i = 0; i < piece.length; i++) {
    const code = piece.charCodeAt(i)
    if (code >= 0x80 || isUpper(code)) return false
  }
  return true
}

/** Words keep inner apostrophes ("don't"), numbers inner points and commas ("4.5", "1,000"). */
function endOfWord(text: string, start: number): number {
  let at = start + 1
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (isWordCode(code)) {
      at++
    } else if (joinsWord(text, at, code)) {
      at += 2
    } else {
      break
    }
  }
  return at
}

function joinsWord(text: string, at: number, code: number): boolean {
  if (at + 1 >= text.length) return false
  const next = text.charCodeAt(at + 1)
  if (code === APOSTROPHE || code === CURLY_APOSTROPHE) return isWordCode(next)
  const isPointOrComma = code === 0x2e || code === 0x2c
  return isPointOrComma && isDigit(next) && isDigit(text.charCodeAt(at - 1))
}

function endOfMark(text: string, start: number, code: number): number {
  let at = start + 1
  if (code === 0x21 || code === 0x3f) {
    while (text.charCodeAt(at) === 0x21 || text.charCodeAt(at) === 0x3f) at++
  } else if (code === 0x2e || code === 0x2a || code === 0x2d) {
    while (text.charCodeAt(at) === code) at++
  } else if (code >= 0xd800 && code <= 0xdbff) {
    const low = text.charCodeAt(at)
    if (low >= 0xdc00 && low <= 0xdfff) at++
  }
  return at
}

function isUnprintable(code: number): boolean {
  return code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0xd800 && code <= 0xdfff)
}
