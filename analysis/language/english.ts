import type { Token } from '../text/tokens.ts'

/** Frequent in English and rare or absent in its neighbours ("was", "is", "in" are also Dutch or German). */
const ENGLISH_ONLY = new Set(
  `the and this that with were are very not but they you my had would there their which great good food place service staff
  room it's from been our your what when because just really also would could should about more than don't didn't wasn't
  i've i'm we've you're they're never always again everything nothing recommend definitely nice friendly price quality
  wouldn't couldn't isn't doesn't can't won't after before who how love loved best better work works worked time way only
  some any will all out up if much too other did does their them these those here well even back go get got make made`.split(
    /\s+/,
  ),
)

const MOST_WORDS = 40
/** So many settle it, whatever else stands among those words. */
const ENOUGH = MOST_WORDS / 6

/** True when the beginning is plainly English; false says nothing. Much cheaper than the profiles. */
export function isPlainEnglish(tokens: Token[]): boolean {
  let words = 0
  let hits = 0
  for (let i = 0; i < tokens.length && words < MOST_WORDS; i++) {
    const token = tokens[i] as Token
    if (token.kind !== 'word') continue
    words++
    if (ENGLISH_ONLY.has(token.lower) && ++hits > ENOUGH) return true
  }
  return hits >= 2 && hits * (hits > 3 ? 8 : 4) >= words
}
