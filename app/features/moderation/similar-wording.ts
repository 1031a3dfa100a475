import { foldedText } from '#app/platform/visible-text.ts'

/** About five words. Customers who do not know each other write shorter ones alike: "Great service, thank you!" */
const lettersOfOwnText = 25

export const isOwnText = (text: string) =>
  (foldedText(text).match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= lettersOfOwnText

/** Compares texts with this one: alike if at least half of all runs of three words are in both. Short ones never are. */
export function likeWording(text: string) {
  const own = runsOf(text)
  return (other: string) => {
    const others = runsOf(other)
    const common = [...own].filter((run) => others.has(run)).length
    return common > 0 && common * 2 >= own.size + others.size - common
  }
}

function runsOf(text: string) {
  if (!isOwnText(text)) return new Set<string>()
  const words =
    foldedText(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`))
}
