import { formatNumber } from '#app/languages/format.ts'

/** With {count} and {limit}. */
export type CountWords = { of: string; left: string; over: string }

/** How long a text is, in words: `shown` to everybody, `told` to screen readers when the limit is near. */
export function countInWords(text: string, limit: number, words: CountWords) {
  // As the server counts: an emoji is one.
  const length = [...text].length
  const left = limit - length
  const say = (sentence: string, count: number) =>
    sentence.replace('{count}', formatNumber(count)).replace('{limit}', formatNumber(limit))
  const near = left <= 20 && length > 0 ? say(words.left, left) : ''
  return { isOver: left < 0, shown: say(words.of, length), told: left < 0 ? say(words.over, -left) : near }
}
