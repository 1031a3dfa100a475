import type { CitedSentence, Figure } from './cited-sentence.ts'
import { saysFigure } from './figure-text.ts'
import { dates, numbers, readNumber } from './written-numbers.ts'

/** The texts of the reviews that may be quoted, by id. */
export type QuotableTexts = ReadonlyMap<string, { text: string }>

const quoteMarks = /["“”„«»]/

/**
 * Decides if a composed sentence may be shown: it has a quote, its quotes are exact parts of these texts, it shows no other
 * words in quotation marks, and each of its numbers is one of its figures. `names` may hold digits: "Hotel 21".
 */
export function isSupported(
  sentence: CitedSentence,
  texts: QuotableTexts,
  { names = [] }: { names?: readonly string[] } = {},
): boolean {
  const { text, citations, figures } = sentence
  if (citations.length === 0) return false
  if (!citations.every(({ reviewId, quote }) => isQuote(texts.get(reviewId)?.text, quote))) return false
  const own = [...names, ...citations.map(({ quote }) => `“${quote}”`)].reduce(
    (rest, known) => rest.replaceAll(known, ' '),
    text,
  )
  return !quoteMarks.test(own) && areFigures(own.replace(dates, ' '), figures)
}

/** Not a part of a word: "comfortable" is no quote from "uncomfortable". */
function isQuote(text: string | undefined, quote: string) {
  if (text === undefined || quote.trim() === '') return false
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    if (!isInWord(text, at) && !isInWord(text, at + quote.length)) return true
  }
  return false
}

const letter = /[\p{L}\p{M}\p{N}]/u
/** Chinese and Thai have no spaces between words; none of our languages do without them. */
const isInWord = (text: string, at: number) =>
  at > 0 && at < text.length && letter.test(text[at - 1]!) && letter.test(text[at]!)

function areFigures(text: string, figures: Figure[]) {
  return [...text.matchAll(numbers)].every(([written]) => {
    const number = readNumber(written)
    return number !== null && figures.some((figure) => saysFigure(number, figure))
  })
}
