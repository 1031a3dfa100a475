import type { Token } from '../text/tokens.ts'

/** How many tokens back the negated word may be. */
const REACH = 4

const helpers = new Set(
  `a an the i we you he she it they me us him her them my our your his its their this that these those there here
  is was are were be been am have has had do does did will would can could to of for with at in on by as so very
  really and or but however although not no never`.split(/\s+/),
)

/** Moves a "not" that follows what it negates before it, as in English: "clean not" becomes "not clean". */
export function putNegationFirst(tokens: Token[], negatesBack: 'always' | 'atEnd'): Token[] {
  let ordered: Token[] | undefined
  for (let i = 1; i < tokens.length; i++) {
    const token = tokens[i] as Token
    if (token.lower !== 'not' || !token.isForeign) continue
    // A gloss such as "not clean" is in order already.
    if (tokens[i + 1]?.start === token.start) continue
    if (negatesBack === 'atEnd' && !endsClause(tokens[i + 1])) continue
    const at = placeOfNegated(ordered ?? tokens, i)
    if (at === i) continue
    ordered ??= tokens.slice()
    ordered.copyWithin(at + 1, at, i)
    ordered[at] = token
  }
  return ordered ?? tokens
}

function endsClause(next: Token | undefined): boolean {
  return next === undefined || next.kind !== 'word' || next.lower === 'and' || next.lower === 'but'
}

function placeOfNegated(tokens: Token[], from: number): number {
  for (let at = from - 1; at >= Math.max(0, from - REACH); at--) {
    const { kind, lower } = tokens[at] as Token
    if (kind !== 'word') break
    if (!helpers.has(lower)) return at
  }
  return from
}
