import { foldedText } from '#app/platform/visible-text.ts'

/** The marks that the database leaves out. */
const accents = /[\u0300-\u036f]+/g

const word = /[\p{L}\p{N}\p{M}]+/gu

/**
 * The words of a search: letters and digits only, so that nothing typed becomes an operator. They are decomposed first,
 * because some letters stand for several words (ﷺ) or are in brackets (⑴).
 */
export function searchedWords(typed: string) {
  const words = typed.normalize('NFKD').replace(accents, '').match(word) ?? []
  return words.filter((each) => /[\p{L}\p{N}]/u.test(each))
}

/** A single letter must be a whole word: as the beginning of a word it would match nearly every review. */
export const isWholeWord = (word: string) => [...word.normalize('NFC')].length === 1

/** "refund|erstattung": any of them, each as a whole word. */
export const isAnyOf = (typed: string) => typed.includes('|')

/** Finds the words of a text that begin with a searched word, ignoring case and accents. */
export function findSearched(text: string, typed: string) {
  const searched = searchedWords(typed).map((each) => ({
    is: isWholeWord(each) || isAnyOf(typed),
    folded: fold(each),
  }))
  return [...text.matchAll(word)].flatMap(({ 0: found, index }) => {
    const folded = fold(found)
    const isFound = searched.some((each) =>
      each.is ? folded === each.folded : folded.startsWith(each.folded),
    )
    return isFound ? [{ start: index, end: index + found.length, label: 'found' as const }] : []
  })
}

const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ð: 'd',
  þ: 't',
}

/** Folds text as directory_fold does in the database. */
export const fold = (text: string) =>
  foldedText(text)
    .toLowerCase()
    .replace(/[ßæœøłđħıðþ]/g, (letter) => letters[letter]!)
