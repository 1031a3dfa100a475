import { partOf } from '../aspects/parts-of-speech.ts'
import { loadEngine } from '../engine.ts'
import { type Token, tokenise } from '../text/tokens.ts'
import { glossOfWord, glossTokens } from './gloss.ts'
import { glossOf, hashOn } from './gloss-table.ts'
import { stemOf } from './grammar.ts'
import { fold } from './letters.ts'

/** Fewest letters of a part of a compound, and what may join it to the next. */
const FEWEST = 4
const JOINTS = ['', 's', 'n', 'en', 'e', 'er']

const glossaryOf = (language: string) => loadEngine().foreign.languages.get(language)?.glossary

/** The English for one word of another language, as the engine reads it; null for English and for unknown words. */
export function glossOfTypedWord(word: string, language: string): string | null {
  const known = glossaryOf(language)
  return (known && glossOfWord(known, word.toLowerCase())?.join(' ')) || null
}

/** The same, but not by the last part of a compound alone: "Klimaservice" is not about every service. */
export function glossOfWholeWord(word: string, language: string): string | null {
  const known = glossaryOf(language)
  const grammar = known && { ...known.grammar, hasCompounds: false }
  return (known && glossOfWord({ ...known, grammar: grammar! }, word.toLowerCase())?.join(' ')) || null
}

/** The English for several words that mean something together: "petit déjeuner". Null where each speaks for itself. */
export function glossOfTypedPhrase(words: string, language: string): string | null {
  const known = glossaryOf(language)
  if (!known) return null
  const glossed = glossTokens(known, tokenise(words))
  const [first] = glossed
  return first && glossed.every(({ end }) => end === first.end)
    ? glossed.map(({ lower }) => lower).join(' ')
    : null
}

/** The English for the two parts of a compound that is no word of its own: "Hafermilch". None where nobody knows both. */
export function glossesOfParts(word: string, language: string): string[] {
  const glossary = glossaryOf(language)
  const whole = fold(word.toLowerCase())
  if (!glossary?.grammar.hasCompounds || whole.length > 40) return []
  const { table, seeds, grammar } = glossary
  const known = (part: string) =>
    part.length < FEWEST
      ? undefined
      : (glossOf(table, hashOn(seeds.word, part)) ??
        glossOf(table, hashOn(seeds.stem, stemOf(part, grammar))))
  if (glossOf(table, hashOn(seeds.word, whole))) return []
  for (let at = FEWEST; at <= whole.length - FEWEST; at++) {
    const last = known(whole.slice(at))
    const before = whole.slice(0, at)
    const first =
      last &&
      JOINTS.flatMap((joint) =>
        before.endsWith(joint) ? [known(before.slice(0, at - joint.length))] : [],
      ).find(Boolean)
    if (first) return [first.join(' '), last.join(' ')]
  }
  return []
}

/** Whether an English word names a thing, or may. */
export function isThing(word: string): boolean {
  const part = partOf({ kind: 'word', lower: word, text: word, start: 0, end: word.length } as Token)
  return part === 'noun' || part === 'noun or verb' || part === 'unknown'
}
