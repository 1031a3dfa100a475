import {
  type Concept,
  findConcepts,
  findConceptsOf,
  isJoining,
  isSmall,
  type Phrase,
  phraseOf,
} from '#analysis/languages/concepts.ts'
import { formsOf, isForm } from '#analysis/languages/inflection.ts'
import { glossOfWholeWord } from '#analysis/languages/typed-words.ts'
import { fold } from '#app/features/reviews/search-words.ts'
import { type QuestionLanguage, questionLanguages } from './question.schema.ts'
import { compounding, type Vocabulary } from './vocabulary.server.ts'

/** Words beside each other, each in its forms, at most `within` words on. A form that ends in "*" may go on. `isRelated`: they speak of what the word names, and do not name it. */
export type Sought = { forms: string[][]; within: number; isRelated: boolean }

/** What a typed word, or several that belong together, stand for in the reviews of this business, in any language. */
export type Meaning = {
  word: string
  english: string[]
  /** Each of its words in its forms, as typed. */
  typed: string[][]
  /** For each language, what is searched for in reviews of that language. */
  sought: Map<string, Sought[]>
  /** The engine knows no such word of the question's language: it may be misspelt. */
  isUnknown: boolean
  /** What was typed, where it is read as another word. */
  misspelt?: string
}

const inflectingNames = new Set(['cs', 'pl', 'tr'])

/** `together`: words of a phrase as typed. `kinds`: compounds that are looked for, the most frequent. */
const most = {
  units: 10,
  wide: 3,
  together: 4,
  shortCompound: 6,
  shortEnding: 4,
  shortStart: 3,
  kinds: 50,
}

/**
 * Each typed word or phrase with the words of its concept in every language of the reviews. One of no concept is looked for in its own
 * forms, and by words of other languages that the engine reads as the same English.
 */
export function findMeanings(
  { own, spoken }: Vocabulary,
  /** Single words, in their order. */
  typed: string[],
  language: QuestionLanguage | undefined,
  /** How many words beside each other may be a phrase. */
  together = most.together,
  /** Takes a word of no concept for those of the phrases that begin with it. */
  isWide = false,
): Meaning[] {
  // A word alone may be in any: those of owners first, as their customers speak.
  const owners = questionLanguages.toSorted((one, other) => placeOf(one) - placeOf(other))
  const languages = [...new Set(language ? [language, ...owners] : [...owners, ...spoken])]
  const names = new Set(own.filter(({ isName, isPerson }) => isName || isPerson).map(({ folded }) => folded))
  const people = new Set(own.filter(({ isPerson }) => isPerson).map(({ folded }) => folded))
  const typedIn = language
  const units = unitsOf(typed, together, languages, language, names)
  return units.map((read) => {
    // A name means nothing else: Tim is no number of times.
    const unit = isPerson(read.word) ? { ...read, concepts: [], gloss: null } : read
    const wide = isWide ? widened(unit) : unit
    return wide === unit ? meaningOf(unit) : { ...meaningOf(wide), english: [unit.word] }
  })

  function placeOf(each: string) {
    return spoken.includes(each) ? spoken.indexOf(each) : spoken.length
  }

  function isPerson(word: string) {
    return people.has(fold(word))
  }

  function meaningOf({ word, concepts, language, gloss }: Unit): Meaning {
    const sought = new Map<string, Sought[]>()
    const seek = (phrase: Phrase, of: string, reviewsIn = of) =>
      sought.set(reviewsIn, [...(sought.get(reviewsIn) ?? []), soughtOf(phrase, of)])
    const phrasesIn = (of: string) => concepts.flatMap(({ phrases }) => phrases[of] ?? [])
    for (const each of spoken) for (const phrase of phrasesIn(each)) seek(phrase, each)
    // The language of a short text is not known.
    for (const phrase of phrasesIn(language)) seek(phrase, language, 'und')
    // The German "Gift" is no English one, and "thé" no article, but a name that nobody glosses is a name everywhere.
    const isUnknown = concepts.length === 0 && gloss === null
    const plain = word.normalize('NFD').replace(/\p{M}/gu, '')
    const isName = (each: string) =>
      isUnknown || [word, plain].every((spelt) => glossOfWholeWord(spelt, each) === null)
    // A name in the forms of all of these, and a word in its own, so that it is looked up once.
    const everywhere = [language, ...spoken.filter((each) => each !== language && isName(each))]
    const { words, within } = phraseOf(word)
    // Sam is not the same, and only some languages inflect names.
    const formsIn = (reviewsIn: string) =>
      words.map((each) =>
        isPerson(word) && !inflectingNames.has(reviewsIn)
          ? [fold(each), `${fold(each)}s`]
          : [
              ...new Set(
                (isPerson(word) ? [reviewsIn] : isUnknown ? everywhere : [language]).flatMap((of) =>
                  formsOf(each, of),
                ),
              ),
            ],
      )
    for (const each of everywhere)
      sought.set(each, [...(sought.get(each) ?? []), { forms: formsIn(each), within, isRelated: false }])
    // A word without a concept: compounds that begin with it.
    if (concepts.length === 0 && language === 'de' && word.length >= most.shortCompound)
      sought.get(language)!.push({ forms: [[`${fold(word)}*`]], within: 1, isRelated: false })
    // A word of no known concept is looked up by its English glosses.
    if (concepts.length === 0 && gloss) {
      seek(phraseOf(gloss), 'en')
      const its = formsOf(gloss, 'en')
      for (const each of own)
        if (
          each.gloss &&
          !isJoining(each.written, [each.language]) &&
          (isForm(its, each.gloss) || isFormOf(each.gloss, gloss, 'en'))
        )
          // Two words of one language that have an English one in common need not mean the same.
          seek({ ...phraseOf(each.folded), isName: each.language !== language }, each.language)
    }
    // Words of the reviews of which the typed word is a form: "emergency" for "emergencies".
    for (const [of, its] of isPerson(word) ? [] : [...sought]) {
      const typed = its.flatMap(({ forms, isRelated }) =>
        forms.length === 1 && !isRelated ? forms[0]!.slice(0, 1) : [],
      )
      const bases = own.filter(
        (each) =>
          each.language === of &&
          !isJoining(each.written, [of]) &&
          typed.some(
            (one) => isFormOf(each.folded, one, of) && isSameGloss(each.gloss, glossOfWholeWord(one, of)),
          ),
      )
      for (const { folded } of bases.slice(0, most.kinds)) seek(phraseOf(folded), of)
    }
    for (const each of compounding) for (const kind of kindsIn(each, sought.get(each) ?? [])) seek(kind, each)
    const named = phrasesIn('en').filter(({ isName }) => isName)
    const english = concepts.length > 0 ? named : [phraseOf(gloss ?? word), phraseOf(word)]
    return {
      word,
      english: english.map(({ written }) => written),
      typed: words.map((each) => formsOf(each, language)),
      sought,
      isUnknown: glossOfWholeWord(word, typedIn ?? language) === null,
    }
  }

  /** "Tomatenpflanzen" are plants. What the engine knows as a whole, such as "Hochzeit", is a word of its own. */
  function kindsIn(language: string, sought: Sought[]): Phrase[] {
    const endings = sought
      .flatMap(({ forms, isRelated }) => (forms.length === 1 && !isRelated ? forms[0]! : []))
      .filter((form) => form.length >= most.shortEnding)
    const isKind = (folded: string) =>
      endings.some((form) => folded.endsWith(form) && folded.length - form.length >= most.shortStart)
    return own
      .filter(
        (each) => each.language === language && each.isNoun && each.gloss === null && isKind(each.folded),
      )
      .toSorted((one, other) => other.reviews - one.reviews)
      .slice(0, most.kinds)
      .map(({ folded }) => phraseOf(folded))
  }
}

function widened(unit: Unit): Unit {
  const concepts = findConceptsOf(unit.word, unit.language)
  return unit.concepts.length === 0 && concepts.length <= most.wide ? { ...unit, concepts } : unit
}

/** The French "fils" is no form of "fil". */
const isSameGloss = (one: string | null, other: string | null) =>
  !one || !other || isForm(formsOf(one, 'en'), other) || isForm(formsOf(other, 'en'), one)

/** Forms keep the beginning of their dictionary form, which spares making those of all others. */
const isFormOf = (base: string, form: string, language: string) =>
  base.slice(0, 2) === form.slice(0, 2) && isForm(formsOf(base, language), form)

/** A word, or several of one concept, and in which language it is one. `gloss`: its English, where it is in no concept. */
type Unit = { word: string; concepts: Concept[]; language: string; gloss: string | null }

/** The longest that are a concept; any other word alone, but none that only joins others, such as "and" or "Herr". */
function unitsOf(
  typed: string[],
  together: number,
  languages: string[],
  language: QuestionLanguage | undefined,
  names: Set<string>,
): Unit[] {
  const units: Unit[] = []
  const isNothing = (word: string) => isJoining(word, language ? [language] : [...questionLanguages])
  const isAllNothing = typed.every(isNothing)
  for (let at = 0; at < typed.length; ) {
    const phrases = Array.from({ length: together }, (_, less) => typed.slice(at, at + together - less))
    const found = (isAllNothing || !isSmall(typed[at]!)) && findUnit(phrases, languages, language, names)
    at += found ? found.word.split(' ').length : 1
    if (found && (isAllNothing || !isNothing(found.word)) && !units.some((each) => isSame(each, found)))
      units.push(found)
  }
  return units.slice(0, most.units)
}

const isSame = (one: Unit, other: Unit) =>
  other.concepts.length > 0 ? one.concepts[0] === other.concepts[0] : one.word === other.word

function findUnit(
  phrases: string[][],
  languages: string[],
  language: QuestionLanguage | undefined,
  names: Set<string>,
): Unit {
  const word = phrases.at(-1)![0]!
  const known = [...(language ? [language] : questionLanguages)].find((each) => glossOfWholeWord(word, each))
  for (const words of phrases) {
    // Another language than the question's is tried only for what the engine does not know in it: "sale" is no French dirt; nor for a name.
    const isOwn = words.length === 1 && (known !== undefined || names.has(fold(word)))
    for (const each of language && isOwn ? [language] : languages) {
      const concepts = findConcepts(words.join(' '), each)
      if (concepts.length > 0) return { word: words.join(' '), concepts, language: each, gloss: null }
    }
  }
  const gloss = known ? glossOfWholeWord(word, known) : null
  const concepts = gloss && known !== 'en' ? findConcepts(gloss, 'en') : []
  return { word, concepts, language: language ?? known ?? languages[0]!, gloss }
}

const soughtOf = ({ words, within, isName }: Phrase, language: string): Sought => ({
  forms: words.map((word) => formsOf(word, language)),
  within,
  isRelated: !isName,
})

/** "waiting times" is "waiting time". */
export function isNamed({ words }: Phrase, name: string) {
  const its = phraseOf(name).words
  return its.length === words.length && words.every((word, at) => isForm(formsOf(word, 'en'), its[at]!))
}
