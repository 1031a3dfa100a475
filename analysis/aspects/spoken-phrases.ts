import type { Label } from '../sentiment/judge-sentiment.ts'
import { denials } from '../text/denials.ts'
import { folded, phraseSource, phrasesIn } from '../text/phrase-pattern.ts'
import type { Sentence } from '../text/sentences.ts'
import type { Token } from '../text/tokens.ts'
import { cs } from './phrases/cs.ts'
import { da } from './phrases/da.ts'
import { de } from './phrases/de.ts'
import { en } from './phrases/en.ts'
import { es } from './phrases/es.ts'
import { fr } from './phrases/fr.ts'
import { it } from './phrases/it.ts'
import { nl } from './phrases/nl.ts'
import { pl } from './phrases/pl.ts'
import { pt } from './phrases/pt.ts'
import { sv } from './phrases/sv.ts'
import { tr } from './phrases/tr.ts'

/** A stretch of the text that praises (`sign` 1) or blames (-1) a topic without naming it, or by what it was spared. */
export type SpokenPhrase = {
  start: number
  end: number
  topic: string
  sign: 1 | -1
  isQuotable?: boolean
}

/**
 * By language: topics, each with its sign, and the phrases under it, as `phrasesIn` reads them: "no wait" praises, "charged twice"
 * blames.
 */
const lists: Record<string, string> = { cs, da, de, en, es, fr, it, nl, pl, pt, sv, tr }

type Listed = { pattern: RegExp; topic: string; sign: 1 | -1 }
type Compiled = { phrases: Map<string, Listed[]>; denied: Record<1 | -1, RegExp>; notAfter: RegExp }

const compiled = new Map<string, Compiled>()
const NUMBER = '#'
/** After two letters: a word with any ending. */
const ANY = '*'

/** What one sentence says in set phrases, in order, none within another; nothing in a question. */
export function findSpoken(text: string, sentence: Sentence, language: string): SpokenPhrase[] {
  const known = phrasesOf(language)
  const { start, end, tokens } = sentence
  if (!known || tokens.at(-1)?.text.includes('?')) return []
  const found: SpokenPhrase[] = []
  let said: string | undefined
  let next = 0
  for (const { at, word } of beginningsIn(tokens, start)) {
    if (at < next) continue
    const possible = known.phrases.get(word) ?? known.phrases.get(word.slice(0, 2) + ANY)
    if (!possible) continue
    said ??= folded(text.slice(start, end))
    const longest = longestAt(known, possible, said, at)
    if (!longest) continue
    next = longest.end
    found.push({ ...longest, start: start + at, end: start + next })
  }
  return found
}

/** Where words begin, from `offset` on, also after an apostrophe; a number is "#". */
export function beginningsIn(tokens: Token[], offset: number): { at: number; word: string }[] {
  const found: { at: number; word: string }[] = []
  for (const { start, lower, kind } of tokens) {
    if (kind === 'number') found.push({ at: start - offset, word: NUMBER })
    if (kind !== 'word') continue
    const said = folded(lower)
    const apostrophe = said.indexOf("'")
    found.push({ at: start - offset, word: apostrophe < 0 ? said : said.slice(0, apostrophe) })
    if (apostrophe > 0) found.push({ at: start - offset + apostrophe + 1, word: said.slice(apostrophe + 1) })
  }
  return found
}

function longestAt({ denied, notAfter }: Compiled, possible: Listed[], said: string, at: number) {
  let longest: { end: number; topic: string; sign: 1 | -1 } | undefined
  for (const { pattern, topic, sign } of possible) {
    pattern.lastIndex = at
    const end = at + (pattern.exec(said)?.[0].length ?? 0)
    if (end <= (longest?.end ?? at)) continue
    if (denied[sign].test(said.slice(0, at)) || notAfter.test(said.slice(end))) continue
    longest = { end, topic, sign }
  }
  return longest
}

function phrasesOf(language: string): Compiled | undefined {
  const known = compiled.get(language)
  const [list, denial] = [lists[language], denials[language]]
  if (known || list === undefined || !denial) return known
  const denied = anyOf(denial.before)
  const phrases = new Map<string, Listed[]>()
  let [topic, sign]: [string, 1 | -1] = ['', 1]
  for (const line of list.trim().split('\n')) {
    if (!line.startsWith(' ')) {
      topic = line.slice(0, -2)
      sign = line.endsWith('+') ? 1 : -1
      continue
    }
    for (const phrase of phrasesIn(line)) {
      const listed = { pattern: new RegExp(phraseSource(phrase, denied), 'y'), topic, sign }
      for (const key of new Set(firstWordsOf(phrase))) phrases.set(key, [...(phrases.get(key) ?? []), listed])
    }
  }
  // A word has its own phrases and those of any word that begins like it.
  for (const [word, own] of phrases) {
    const like = phrases.get(word.slice(0, 2) + ANY)
    if (like && !word.endsWith(ANY)) phrases.set(word, [...own, ...like])
  }
  const made = {
    phrases,
    denied: { '-1': deniedWithin(denied, 3), 1: deniedWithin(denied, 1) },
    notAfter: new RegExp(`^\\s+(?:[\\p{L}\\p{N}'-]+\\s+)?${anyOf(denial.after)}`, 'u'),
  }
  compiled.set(language, made)
  return made
}

/** Matches what ends with a denial and at most so many words. */
const deniedWithin = (denied: string, words: number) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${denied}[\\s'-]+(?:[\\p{L}\\p{N}'-]+\\s+){0,${words}}$`, 'u')

/**
 * The first word of a phrase, as `beginningsIn` gives it; of one with any ending the first two letters and a mark.
 */
export function firstWordsOf(phrase: string): string[] {
  const words = folded(phrase).split(/\s+/)
  const last = words.findIndex((word) => !word.endsWith('?'))
  return words
    .slice(0, last + 1)
    .flatMap((word) => word.replace(/\?$/, '').split('|'))
    .map((choice) => {
      if (choice.startsWith('#')) return NUMBER
      const word = choice.replace(/[+'].*/, '')
      return word.includes('*') ? word.slice(0, 2) + ANY : word
    })
}

const anyOf = (list: string) =>
  `(?:${
    phrasesIn(list)
      .map((phrase) => phraseSource(phrase))
      .join('|') || '(?!)'
  })`

/** Half the log odds that a set phrase adds to its sentence; in sentences of more than `WHOLE` words it adds less. */
const SURE = 1.5
const WHOLE = 10

/** The same phrases; each is quotable if its sentence is shown with the same label. */
export const withQuotability = (
  spoken: SpokenPhrase[],
  { label, shown }: { label: Label; shown: boolean },
): SpokenPhrase[] =>
  spoken.map((phrase) => ({
    ...phrase,
    isQuotable: shown && label === (phrase.sign > 0 ? 'positive' : 'negative'),
  }))

/** The phrases that overlap the part of their sentence that these tokens make up. */
export const overlapping = (spoken: SpokenPhrase[], tokens: Token[]): SpokenPhrase[] =>
  spoken.filter(({ start, end }) => start < tokens.at(-1)!.end && end > tokens[0]!.start)

/** What the phrases of a sentence of so many words add to its polarity. */
export function leanOf(spoken: SpokenPhrase[], words: number): number {
  const signs = spoken.reduce((sum, { sign }) => sum + sign, 0)
  return SURE * Math.max(-1, Math.min(1, signs)) * Math.min(1, WHOLE / Math.max(1, words))
}
