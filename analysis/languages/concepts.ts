import { readFileSync } from 'node:fs'
import { formsOf, isForm } from './inflection.ts'
import { fold } from './letters.ts'

/**
 * Words that stand beside each other, at most `within` words on; folded, in their dictionary form. Not a name, where they only speak of
 * the concept, as "dirty" of cleanliness.
 */
export type Phrase = { written: string; words: string[]; within: number; isName: boolean }

/**
 * One narrow thing that customers speak of, by its words in each language. `filed`: as the engine files it, a cause, or a topic that is
 * complained about ("price-") or praised ("price+").
 */
export type Concept = { name: string; phrases: Record<string, Phrase[]>; filed: string[] }

/** Beside other words these say nothing. */
const small = new Set(
  fold(
    `the of our my der die das den dem des ein eine einen von zum zur im am de du la le les un une au aux del el los las una di della dei
    delle il lo gli al alla het een van do da dos os um uma en ett et too very zu sehr so trop très tres muy demasiado troppo molto te erg
    muito za för meget moc příliš çok herr herrn frau mr mrs ms miss mme madame monsieur señor señora signor signora`,
  ).split(/\s+/),
)
export const isSmall = (word: string) => word.length === 1 || small.has(fold(word))

const wordsOf = (text: string) => fold(text.toLowerCase()).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []

export function phraseOf(written: string): Phrase {
  const words = wordsOf(written)
  const telling = words.filter((word) => !isSmall(word))
  return telling.length > 1
    ? { written, words: telling, within: telling.length < words.length ? 3 : 2, isName: true }
    : { written, words, within: 2, isName: true }
}

let concepts: Concept[] | undefined

/** Reads `concepts.tsv`, once: what only speaks of the concept is behind "||". */
function readConcepts(): Concept[] {
  if (concepts) return concepts
  const [head, ...lines] = readFileSync(new URL('concepts.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const languages = head!.split('\t').slice(1, 13)
  concepts = lines.map((line) => {
    const [name, ...columns] = line.split('\t')
    const phrases = languages.map((language, at) => [language, phrasesOf(columns[at]!, language)])
    return { name: name!, phrases: Object.fromEntries(phrases), filed: columns[12]?.split('|') ?? [] }
  })
  return concepts
}

function phrasesOf(column: string, language: string): Phrase[] {
  const [names = '', others = ''] = column.split('||').map((part) => part.split('|').filter(Boolean))
  return [...names, ...others].flatMap((written, at) => {
    const phrase = { ...phraseOf(written), isName: at < names.length }
    // Only English tells a loan car from a car loan by the order: "Stunde abgesagt", "abgesagte Stunde".
    const isFree = language !== 'en' && phrase.words.length === 2 && phrase.within === 2
    return isFree ? [phrase, { ...phrase, words: phrase.words.toReversed() }] : [phrase]
  })
}

/** `rank`: of its concept in the file. `at`: of the phrase among those of its concept. */
type Entry = { concept: Concept; rank: number; phrase: Phrase; at: number }

/** By language, the phrases that name a concept by how their first word begins: to inflect all of them takes a millisecond and more. */
const entries = new Map<string, Map<string, Entry[]>>()
const BEGINNING = 2

function entriesIn(language: string): Map<string, Entry[]> {
  const known = entries.get(language)
  if (known) return known
  const all = readConcepts().flatMap((concept, rank) =>
    (concept.phrases[language] ?? []).map((phrase, at): Entry => ({ concept, rank, phrase, at })),
  )
  const named = all.filter(({ phrase }) => phrase.isName && phrase.words.length > 0)
  const made = Map.groupBy(named, ({ phrase }) => phrase.words[0]!.slice(0, BEGINNING))
  entries.set(language, made)
  return made
}

/** A word begins as its dictionary form does, but for participles: "gebucht". */
const isParticiple = (word: string, language: string) =>
  (language === 'de' || language === 'nl') && /^.{0,6}ge/.test(word)

/** What words of a language stand for, in any form and order: what they name first of all, else whatever they are another word of. */
export function findConcepts(written: string, language: string): Concept[] {
  const words = phraseOf(written).words.map((word) => ({
    word,
    forms: formsOf(word, language),
    beginning: word.slice(0, BEGINNING),
    isParticiple: isParticiple(word, language),
  }))
  const isOf = ({ words: its }: Phrase) =>
    its.length === words.length &&
    its.every((one) =>
      words.some(
        (other) =>
          (other.isParticiple || other.beginning === one.slice(0, BEGINNING)) &&
          (isForm(formsOf(one, language), other.word) || isForm(other.forms, one)),
      ),
    )
  const known = entriesIn(language)
  const candidates = words.some((each) => each.isParticiple)
    ? [...known.values()].flat()
    : [...new Set(words.map(({ beginning }) => beginning))].flatMap((each) => known.get(each) ?? [])
  const found = candidates
    .filter(({ phrase }) => isOf(phrase))
    .sort((one, other) => one.rank - other.rank || one.at - other.at)
  const first = found.filter(({ at }) => at === 0)
  return [...new Set((first.length > 0 ? first : found).map(({ concept }) => concept))]
}
