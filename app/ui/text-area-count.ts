import { formatNumber, type Language } from '#app/languages/format.ts'

/** Texts in which {count} and {limit} are filled in. */
export type CountWords = { of: string; left: string; over: string }

/** The length of a text in words: `shown` to everyone, `told` to screen readers near the limit. */
export function countInWords(text: string, limit: number, words: CountWords, language: Language) {
  // Counts like the server: an emoji is one character.
  const length = [...text].length
  const left = limit - length
  const say = (sentence: string, count: number) =>
    sentence
      .replace('{count}', formatNumber(count, language))
      .replace('{limit}', formatNumber(limit, language))
  const near = left <= 20 && length > 0 ? say(words.left, left) : ''
  return { isOver: left < 0, shown: say(words.of, length), told: left < 0 ? say(words.over, -left) : near }
}
