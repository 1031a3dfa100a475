/** A power of two, large enough that most words share a place with none of the list. */
const PLACES = 4096

/**
 * Tells most words that start no phrase by their ends and length alone, sooner than a map finds that they are strange
 * to it; 1 says only that a word may start one.
 */
export function firstWordFilter(words: Iterable<string>): Uint8Array {
  const filter = new Uint8Array(PLACES)
  for (const word of words) filter[placeOf(word)] = 1
  return filter
}

export const mayStart = (filter: Uint8Array, word: string): boolean => filter[placeOf(word)] === 1

function placeOf(word: string): number {
  const { length } = word
  if (length === 0) return 0
  const second = length > 1 ? word.charCodeAt(1) : 0
  return (word.charCodeAt(0) * 797 + second * 89 + word.charCodeAt(length - 1) * 13 + length) & (PLACES - 1)
}
