import type { TermSpan } from '../aspects/find-terms.ts'
import { partOf } from '../aspects/parts-of-speech.ts'
import { isUpper } from '../text/characters.ts'
import type { Token } from '../text/tokens.ts'

/** After these a word that nobody glossed is a noun. */
const articles = new Set('the a an my our your his her their this these'.split(' '))

/**
 * A term without the verbs, adverbs and function words at its ends and without an adjective behind it; nothing where no
 * noun is left. German writes nouns with a capital.
 */
export function thingOf(
  language: string,
  text: string,
  tokens: Token[],
  span: TermSpan,
): TermSpan | undefined {
  let { from, to } = span
  while (to > from && !isNoun(to - 1)) to--
  while (from < to - 1 && partOf(tokens[from] as Token) === 'other') from++
  return from < to ? { from, to } : undefined

  function isNoun(i: number): boolean {
    const token = tokens[i] as Token
    const part = partOf(token)
    if (part === 'noun') return true
    const hasCapital = language === 'de' && isUpper(text.charCodeAt(token.start))
    if (part === 'noun or verb') return hasCapital || language !== 'de'
    return part === 'unknown' && i > 0 && (hasCapital || articles.has((tokens[i - 1] as Token).lower))
  }
}
