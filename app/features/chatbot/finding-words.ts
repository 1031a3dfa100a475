import { type SQL, sql } from 'drizzle-orm'
import { fold } from '#app/features/question-reading/words.ts'
import { searchedWords } from '#app/features/reviews/search-words.ts'

/** A word of so few letters is a whole word: "sam" is not in "same". */
const wholeLetters = 3
const isWhole = (word: string) => [...word].length <= wholeLetters

// A form may be of one language only, as "de:kind": in English reviews "kind" is no child.
const languagePrefix = /^([a-z]{2}):/
const wordsOf = (form: string) => form.replace(languagePrefix, '')
const isOfLanguage = (form: string, language: string) => {
  const own = languagePrefix.exec(form)?.[1]
  return !own || own === language
}

/** Any of the words or phrases, as `search_words` has them. */
export function tsqueryOf(forms: string[]): SQL {
  const each = forms
    .map((form) => searchedWords(wordsOf(form)).map((word) => (isWhole(word) ? word : `${word}:*`)))
    .filter((words) => words.length > 0)
    .map((words) => `(${words.join(' & ')})`)
  return each.length > 0
    ? sql`to_tsquery('simple', directory_fold(${each.join(' | ')}))`
    : sql`to_tsquery('simple', '')`
}

/** The words one after the other; the last may go on. */
export const phraseQueryOf = (phrase: string): SQL =>
  sql`to_tsquery('simple', directory_fold(${`${searchedWords(phrase).join(' <-> ')}${isWhole(phrase) ? '' : ':*'}`}))`

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds a text that has one of these words or phrases, ignoring case and accents. */
export function patternOf(forms: string[]): RegExp {
  const each = forms.map((form) => {
    const words = searchedWords(fold(wordsOf(form)))
    const phrase = words.map(escaped).join('[^\\p{L}\\p{N}]{1,3}')
    return isWhole(words.at(-1) ?? '') ? `${phrase}(?![\\p{L}\\p{N}])` : phrase
  })
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${each.filter(Boolean).join('|') || '(?!)'})`, 'iu')
}

/** A text of no known language may be of any. */
export function hasWords(text: string, forms: string[], language: string) {
  const own = forms.filter((form) => language === 'und' || isOfLanguage(form, language))
  return own.length > 0 && patternOf(own).test(fold(text))
}

export const shownForm = wordsOf
