import { hashOn, type Kind, seedOf } from '../../languages/gloss-table.ts'
import { grammars, stemOf } from '../../languages/grammar.ts'
import { fold } from '../../languages/letters.ts'
import { tokenise } from '../../text/tokens.ts'

export type LanguageGlosses = { words: Map<string, string>; phrases: [string, string][] }

/** Every gloss once, and for each word, stem and phrase its hash and the place of its gloss. */
export type PackedGlosses = { hashes: Int32Array; places: Uint16Array; glosses: string }

/** What adds nothing to the English: the verb is negated by the other word. */
const SILENT = '-'
const SHORTEST_STEM = 4

export function packGlosses(languages: Map<string, LanguageGlosses>): PackedGlosses {
  const glosses = ['']
  const placeOf = new Map<string, number>([['', 0]])
  const entries = new Map<number, number>()
  const put = (language: string, kind: Kind, words: string[], gloss: string) => {
    let hash = seedOf(language, kind)
    for (const [i, word] of words.entries()) hash = hashOn(i === 0 ? hash : hashOn(hash, ' '), word)
    if (entries.has(hash)) return
    const english = gloss === SILENT ? '' : gloss
    let place = placeOf.get(english)
    if (place === undefined) {
      place = glosses.push(english) - 1
      placeOf.set(english, place)
    }
    entries.set(hash, place)
  }
  for (const [language, { words, phrases }] of languages) {
    for (const [word, gloss] of words) put(language, 'word', [word], gloss)
    for (const [word, gloss] of words) put(language, 'word', [fold(word)], gloss)
    for (const [phrase, gloss] of phrases) {
      const parts = tokenise(phrase)
        .filter(({ kind }) => kind === 'word')
        .map(({ lower }) => fold(lower))
      if (parts.length === 1) put(language, 'word', parts, gloss)
      if (parts.length < 2) continue
      put(language, 'start', [parts[0] as string], '')
      put(language, 'phrase', parts, gloss)
    }
    for (const [stem, gloss] of stemsOf(language, words)) put(language, 'stem', [stem], gloss)
  }
  return {
    hashes: Int32Array.from(entries.keys(), (hash) => hash | 0),
    places: Uint16Array.from(entries.values()),
    glosses: glosses.join('\n'),
  }
}

/** The gloss that most forms of a stem have; none where the forms mean different things. */
function stemsOf(language: string, words: Map<string, string>): Map<string, string> {
  const grammar = grammars[language] ?? { endings: [] }
  const votes = new Map<string, Map<string, number>>()
  for (const [word, gloss] of words) {
    const stem = stemOf(fold(word), grammar)
    if (stem.length < SHORTEST_STEM) continue
    const counts = votes.get(stem) ?? new Map<string, number>()
    counts.set(gloss, (counts.get(gloss) ?? 0) + 1)
    votes.set(stem, counts)
  }
  const stems = new Map<string, string>()
  for (const [stem, counts] of votes) {
    const all = [...counts.values()].reduce((a, b) => a + b, 0)
    const [gloss, most] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))
    if (most / all >= 0.4 && !/\bnot\b|\bno\b/.test(gloss)) stems.set(stem, gloss)
  }
  return stems
}
