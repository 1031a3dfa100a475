import { isSpace, isUpper } from './characters.ts'
import type { Token } from './tokens.ts'

/** A stretch of the text from its first token to its last. */
export type Sentence = { start: number; end: number; tokens: Token[] }

const ABBREVIATIONS = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'prof',
  'st',
  'jr',
  'sr',
  'vs',
  'eg',
  'ie',
  'e.g',
  'i.e',
  'approx',
  'dept',
  'est',
  'inc',
  'ltd',
])
const CLOSING = new Set(['"', "'", '”', '’', ')', ']', '»', '」', '』'])

/** Groups the tokens of `text` into sentences. Every token is in exactly one of them. */
export function splitSentences(text: string, tokens: Token[]): Sentence[] {
  const sentences: Sentence[] = []
  let first = 0
  for (let i = 0; i < tokens.length; i++) {
    const last = endsAt(text, tokens, i)
    if (last < 0 && i < tokens.length - 1) continue
    const end = last < 0 ? i : last
    sentences.push(makeSentence(tokens.slice(first, end + 1)))
    first = end + 1
    i = end
  }
  return sentences
}

function makeSentence(tokens: Token[]): Sentence {
  return { start: (tokens[0] as Token).start, end: (tokens[tokens.length - 1] as Token).end, tokens }
}

/** The index of the last token of a sentence that ends at or just after token `i`, or -1. */
function endsAt(text: string, tokens: Token[], i: number): number {
  const token = tokens[i] as Token
  if (token.kind !== 'mark') return startsNewLine(text, tokens, i) ? i : -1
  const first = token.text.charCodeAt(0)
  const isFinal = first === 0x21 || first === 0x3f || first === 0x2e || first === 0x2026
  const isWide = first === 0x3002 || first === 0xff01 || first === 0xff1f || first === 0x0964
  if (!isWide && !(isFinal && endsHere(text, tokens, i, first)))
    return startsNewLine(text, tokens, i) ? i : -1
  return withTrailers(tokens, i)
}

function endsHere(text: string, tokens: Token[], i: number, first: number): boolean {
  const token = tokens[i] as Token
  const next = tokens[i + 1]
  if (!next) return true
  const before = tokens[i - 1]
  if (first === 0x2e || first === 0x2026) {
    const isSpaced = isSpace(text.charCodeAt(token.end)) || CLOSING.has(next.text) || next.kind === 'emoji'
    if (!before || (before.kind === 'mark' && !CLOSING.has(before.text))) return isSpaced
    const wordLength = before.end - before.start
    if (!isSpaced) return wordLength > 3 && token.end - token.start === 1 && isUpper(next.text.charCodeAt(0))
    if (token.end - token.start === 1 && ABBREVIATIONS.has(before.lower)) return false
    if (wordLength === 1 && before.kind === 'word' && before.lower !== 'i') return false
    // "we waited … and waited": dots before a small letter are a pause.
    if ((first === 0x2026 || token.end - token.start > 1) && next.kind === 'word')
      return isUpper(next.text.charCodeAt(0))
  }
  return true
}

/** Closing quotes and emoji right after the full stop still belong to the sentence. */
function withTrailers(tokens: Token[], i: number): number {
  let last = i
  while (last + 1 < tokens.length) {
    const next = tokens[last + 1] as Token
    const touches = next.start === (tokens[last] as Token).end
    if (next.kind === 'emoji' || (touches && CLOSING.has(next.text))) last++
    else break
  }
  return last
}

/** A line break ends a sentence unless the next line goes on with a small letter. */
function startsNewLine(text: string, tokens: Token[], i: number): boolean {
  const next = tokens[i + 1]
  if (!next) return false
  const end = (tokens[i] as Token).end
  if (next.start === end + 1 && text.charCodeAt(end) !== 10) return false
  let breaks = 0
  for (let at = end; at < next.start; at++) if (text.charCodeAt(at) === 10) breaks++
  if (breaks === 0) return false
  return breaks > 1 || next.kind !== 'word' || next.text !== next.lower
}
