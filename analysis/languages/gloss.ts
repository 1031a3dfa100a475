import { isUpper } from '../text/characters.ts'
import type { Token } from '../text/tokens.ts'
import { type GlossTable, glossOf, hashOn, type Kind, seedOf } from './gloss-table.ts'
import { type Grammar, grammars, stemOf } from './grammar.ts'
import { fold } from './letters.ts'
import { putNegationFirst } from './negation.ts'

const LONGEST_PHRASE = 6
/** Fewest letters of the last part of a compound, and of what precedes it. */
const LAST_PART = 4
const FIRST_PART = 3
/** Fewer letters than this precede the apostrophe of an elision: "dell'hotel", "qu'il", "l'accueil". */
const LONGEST_ELISION = 7

export type Glossary = { table: GlossTable; grammar: Grammar; seeds: Record<Kind, number> }

export function glossaryOf(table: GlossTable, language: string): Glossary {
  const seeds = {
    word: seedOf(language, 'word'),
    stem: seedOf(language, 'stem'),
    phrase: seedOf(language, 'phrase'),
    start: seedOf(language, 'start'),
  }
  return { table, grammar: grammars[language] ?? { endings: [] }, seeds }
}

/**
 * The tokens of a sentence with their English glosses in `lower`, at the same offsets, for the English parts of the
 * engine. A gloss of two words becomes two tokens with the same offsets; an unknown word stays as it is.
 */
export function glossTokens(glossary: Glossary, tokens: Token[]): Token[] {
  const glossed: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token
    if (token.kind !== 'word') {
      // A lone apostrophe, as in "un po' caro", is no token in a language that elides.
      if (token.text !== "'" || !glossary.grammar.elides) glossed.push(token)
      continue
    }
    const phrase = longestPhrase(glossary, tokens, i)
    if (phrase) {
      pushGloss(glossed, phrase.gloss, joined(tokens.slice(i, phrase.end)))
      i = phrase.end - 1
    } else pushWord(glossary, glossed, token)
  }
  return glossary.grammar.negatesBack ? putNegationFirst(glossed, glossary.grammar.negatesBack) : glossed
}

function longestPhrase({ table, seeds }: Glossary, tokens: Token[], from: number) {
  const first = fold((tokens[from] as Token).lower)
  if (glossOf(table, hashOn(seeds.start, first)) === undefined) return undefined
  let hash = hashOn(seeds.phrase, first)
  let longest: { end: number; gloss: string[] } | undefined
  const last = Math.min(tokens.length, from + LONGEST_PHRASE)
  for (let i = from + 1; i < last; i++) {
    const token = tokens[i] as Token
    if (token.text === '-') continue
    if (token.kind !== 'word') break
    hash = hashOn(hashOn(hash, ' '), fold(token.lower))
    const gloss = glossOf(table, hash)
    if (gloss) longest = { end: i + 1, gloss }
  }
  return longest
}

function pushWord(glossary: Glossary, glossed: Token[], token: Token) {
  const gloss = glossOfWord(glossary, token.lower)
  const apostrophe = token.lower.indexOf("'")
  if (gloss) {
    // "L'équipe" is named "équipe".
    const cut = apostrophe > 0 && apostrophe < LONGEST_ELISION && glossary.grammar.elides ? apostrophe + 1 : 0
    pushGloss(glossed, gloss, { ...token, start: token.start + cut, text: token.text.slice(cut) })
    return
  }
  if (apostrophe > 0 && apostrophe < LONGEST_ELISION && glossary.grammar.elides) {
    const cut = apostrophe + 1
    const before = glossOf(glossary.table, hashOn(glossary.seeds.word, token.lower.slice(0, cut)))
    if (before)
      pushGloss(glossed, before, { ...token, text: token.text.slice(0, cut), end: token.start + cut })
    if (cut < token.lower.length)
      pushWord(glossary, glossed, {
        ...token,
        start: token.start + cut,
        text: token.text.slice(cut),
        lower: token.lower.slice(cut),
      })
    return
  }
  glossed.push({ ...token, text: withoutCapital(token.text), isForeign: true })
}

function joined(tokens: Token[]): Token {
  const text = tokens.map((token) => token.text).join(' ')
  return { ...(tokens[0] as Token), end: (tokens.at(-1) as Token).end, text }
}

/** An empty gloss adds no token: in "ne … pas", "pas" alone is the negation. */
function pushGloss(glossed: Token[], gloss: string[], { start, end, text, kind }: Token) {
  for (const lower of gloss)
    glossed.push({ start, end, text: withoutCapital(text), lower, kind, isForeign: true })
}

/** German capitalises all nouns; a capital must not make them names. */
function withoutCapital(text: string): string {
  return isUpper(text.charCodeAt(1)) ? text : text.toLowerCase()
}

/** The English of a word in lower case; `undefined` for a word that nobody glossed. */
export function glossOfWord({ table, seeds, grammar }: Glossary, word: string): string[] | undefined {
  const exact = glossOf(table, hashOn(seeds.word, word))
  if (exact) return exact
  const folded = fold(word)
  const find = (part: string) => glossOf(table, hashOn(seeds.word, part))
  const known = folded === word ? undefined : find(folded)
  if (known || folded.length > 40) return known
  return (
    glossOfShort(folded, find) ??
    glossOfNegated(folded, grammar, (part) => find(part) ?? glossOfStem(part)) ??
    glossOfStem(folded) ??
    (grammar.hasCompounds ? glossOfLastPart(folded) : undefined)
  )

  function glossOfStem(part: string): string[] | undefined {
    return glossOf(table, hashOn(seeds.stem, stemOf(part, grammar)))
  }

  function glossOfLastPart(compound: string): string[] | undefined {
    for (let at = FIRST_PART; at <= compound.length - LAST_PART; at++) {
      const found = find(compound.slice(at))
      if (found) return found
    }
    return undefined
  }
}

/** "suuuper" as "super". */
function glossOfShort(word: string, find: (word: string) => string[] | undefined) {
  const short = word.replace(/(.)\1{2,}/g, '$1')
  return short === word ? undefined : find(short)
}

function glossOfNegated(
  word: string,
  { negativePrefixes, without, negativeVerb }: Grammar,
  find: (word: string) => string[] | undefined,
): string[] | undefined {
  const rest = negativePrefixes?.find(
    (prefix) => word.startsWith(prefix) && word.length >= prefix.length + LAST_PART,
  )?.length
  const stem = rest ? word.slice(rest) : (without?.exec(word)?.[1] ?? negativeVerb?.exec(word)?.[1])
  const gloss = stem === undefined ? undefined : find(stem)
  return gloss && ['not', ...gloss]
}
