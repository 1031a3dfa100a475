import { ownNoun } from '#analysis/aspects/nouns.ts'
import { foldedText } from '#app/platform/folded-text.ts'

/** A word as it is compared: without case and accents. */
export const fold = (text: string) => foldedText(text).toLowerCase()

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const ordinals: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, last: 4 }

/** "3", "three", "a": null for a word that is no number. */
export function numberOf(word: string | undefined): number | null {
  if (!word) return null
  if (/^\d{1,4}$/.test(word)) return Number(word)
  if (word === 'a' || word === 'an') return 1
  const at = numberWords.indexOf(word)
  return at < 0 ? null : at
}

export const ordinalOf = (word: string | undefined): number | null =>
  (word && (ordinals[word] ?? Number(/^([1-4])(?:st|nd|rd|th)$/.exec(word)?.[1] ?? 0))) || null

const contractions: [RegExp, string][] = [
  [/\b(they|you|we)re\b(?= (?:imported|invited|not|the|all|from|so|only|too))/g, '$1 are'],
  [/\b(does|did|have|has|had|is|are|was|could|would|should|do)nt\b/g, '$1 not'],
  [/\bincl\b\.?/g, 'including'],
  [/\bexcl\b\.?/g, 'excluding'],
  [/\bcheck[- ]?in(s?)\b/g, 'checkin'],
  [/\b(what|who|where|when|how|that|there|it|here)['’]?s\b/g, '$1 is'],
  [/\bcan['’]t\b/g, 'can not'],
  [/\bwon['’]t\b/g, 'will not'],
  [/\b(do|does|did|have|has|had|is|are|was|were|could|would|should)n['’]?t\b/g, '$1 not'],
  [/\bw\/(?:o|out)\b/g, 'without'],
  [/\b([1-5]) ?\+/g, '$1 or more '],
  [/\bw\/ ?/g, 'with '],
  [/#/g, ' number of '],
  [/\b([1-5])-?star/g, '$1 star'],
  [/\b(we|i|you|they)['’](ve|re|ll|d|m)\b/g, '$1'],
  [/\bcannot\b/g, 'can not'],
  [/(\p{L})['’]s\b/gu, '$1'],
  [/(\d)\s*\*+/g, '$1 star '],
  [/★/g, ' star'],
  [/%/g, ' percent '],
  [/(\d{4})-(\d\d)-(\d\d)/g, '$1_$2_$3'],
  [/(\d{1,2})[./](\d{1,2})[./](\d{4})/g, '$3_$2_$1'],
]

/** The words of a question, folded and without punctuation. Dates become "2026_03_12". */
export function questionWords(question: string): string[] {
  const plain = contractions
    .reduce((text, [from, to]) => text.replace(from, to), fold(question))
    .replace(/[+&]/g, ' and ')
  return plain.match(/\d+_\d+_\d+|[\p{L}\p{N}\p{M}]+/gu) ?? []
}

/** True if one letter was changed, left out, added, or changed places with its neighbour. */
export function isOneTypoAway(one: string, other: string) {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [rest, restOther] = [one.slice(at), other.slice(at)]
  return (
    rest.slice(1) === restOther.slice(1) ||
    rest.slice(1) === restOther ||
    rest === restOther.slice(1) ||
    (rest[0] === restOther[1] && rest[1] === restOther[0] && rest.slice(2) === restOther.slice(2))
  )
}

/** The noun in its singular and usual spelling. */
export const ownNounOf = (word: string) => ownNoun(word)
