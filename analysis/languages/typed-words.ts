import { partOf } from '../aspects/parts-of-speech.ts'
import { loadEngine } from '../engine.ts'
import type { Token } from '../text/tokens.ts'
import { glossOfWord } from './gloss.ts'

const glossaryOf = (language: string) => loadEngine().foreign.languages.get(language)?.glossary

/** The English for one word of another language, as the engine reads it; null for English and for unknown words. */
export function glossOfTypedWord(word: string, language: string): string | null {
  const known = glossaryOf(language)
  return (known && glossOfWord(known, word.toLowerCase())?.join(' ')) || null
}

/** The same, but not by the last part of a compound alone: "Klimaservice" is not about every service. An English word is its own. */
export function glossOfWholeWord(word: string, language: string): string | null {
  const lower = word.toLowerCase()
  if (language === 'en') {
    const token = { kind: 'word', lower, text: word, start: 0, end: word.length } as Token
    return partOf(token) === 'unknown' ? null : lower
  }
  const known = glossaryOf(language)
  const grammar = known && { ...known.grammar, hasCompounds: false }
  return (known && glossOfWord({ ...known, grammar: grammar! }, lower)?.join(' ')) || null
}
