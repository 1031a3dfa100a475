import { folded, phraseSource } from './cue-pattern.ts'
import { cuesByLanguage } from './cues-by-language.ts'

const compiled = new Map<string, RegExp[]>()

/** The weekday that a sentence names, 0 for Monday. Null for none, and for several. */
export function findWeekday(sentence: string, language: string): number | null {
  const said = folded(sentence)
  const named = patternsOf(language).flatMap((pattern, day) => (pattern.test(said) ? [day] : []))
  return named.length === 1 ? named[0]! : null
}

function patternsOf(language: string): RegExp[] {
  const known = compiled.get(language)
  if (known) return known
  const days = cuesByLanguage[language]?.weekdays ?? []
  const patterns = days.map((day) => new RegExp(`(?<![\\p{L}\\p{N}])${phraseSource(day)}`, 'u'))
  compiled.set(language, patterns)
  return patterns
}
