import { loadEngine } from '../engine.ts'
import { glossOfWord } from './gloss.ts'

/** The English for one word of another language, as the engine reads it; null for English and for unknown words. */
export function glossOfTypedWord(word: string, language: string): string | null {
  const known = loadEngine().foreign.languages.get(language)
  return (known && glossOfWord(known.glossary, word.toLowerCase())?.join(' ')) || null
}
