import type { Token } from '../text/tokens.ts'

const COMMON_ENGLISH = new Set(
  `the a an and or but is are was were be been to of in on at for with from by it its it's i we you they he she my our your
  this that these those not no very so too great good bad nice best love not never place service staff food would will
  have has had do does did don't didn't wasn't can could there here what when all as if just really more`.split(/\s+/),
)

/**
 * The language of a text as a BCP-47 tag, or `und` when it is too short to say.
 * English is known by its function words.
 */
export function detectLanguage(tokens: Token[]): string {
  let words = 0
  let english = 0
  for (let i = 0; i < tokens.length && words < 200; i++) {
    const token = tokens[i] as Token
    if (token.kind !== 'word') continue
    words++
    if (COMMON_ENGLISH.has(token.lower)) english++
  }
  if (words === 0) return 'und'
  return english / words >= 0.2 ? 'en' : 'und'
}
