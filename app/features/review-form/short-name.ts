import { reviewLimits } from '#app/features/reviews/review.vocabulary.ts'
import { lengthOf } from '#app/platform/visible-text.ts'

const titles = new Set(
  'dr prof professor mr mrs ms miss mx sir herr frau mme mlle sr sra srta sig sigra dott dhr mevr'.split(' '),
)
const suffixes = new Set('jr sr ii iii iv phd md mba msc bsc ma ba esq'.split(' '))

/** Names in these scripts have no initials. */
const withoutInitials =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/**
 * First name and initial of a name as a shop has it: "Dr. Anna Maria von der Heide" becomes "Anna H.". A single word
 * stays, and so does a name without initials. Of an email address at most its words before the "@" are used.
 */
export function shortName(written: string, language: string) {
  const name = withoutAddress(written).replace(/\s+/gu, ' ').trim()
  if (withoutInitials.test(name)) return name
  const words = inOrder(name.replace(/\([^)]*\)/g, ''))
  const title = words.length > 1 && titles.has(bare(words[0]!)) ? words[0] : undefined
  const [first, ...rest] = words.filter((word) => !titles.has(bare(word)) || words.length === 1)
  const [shown, last] = rest.length === 0 && title ? [title, first] : [first, rest.at(-1)]
  if (!shown) return name
  const short = last
    ? `${cased(shown, name, language)} ${initialOf(last, language)}.`
    : cased(shown, name, language)
  const length = lengthOf(short)
  return length < reviewLimits.authorName.min || length > reviewLimits.authorName.max ? name : short
}

/** "anna.lindqvist+shop@mail.example" and "Anna Lindqvist <anna@mail.example>" as names. */
function withoutAddress(written: string) {
  if (!written.includes('@')) return written
  const before = written.split('<')[0]!
  return before.includes('@') || !before.trim()
    ? written
        .replace(/^\s*<?/, '')
        .split(/[+@]/)[0]!
        .replace(/[._-]+/g, ' ')
    : before
}

/** The words that have letters, without suffixes; "Lindqvist, Anna" turned round. */
function inOrder(name: string) {
  const parts = name
    .split(',')
    .map((part) => part.split(' ').filter((word) => /\p{L}/u.test(word) && !suffixes.has(bare(word))))
  return parts.length === 2 ? [...parts[1]!, ...parts[0]!] : parts.flat()
}

const bare = (word: string) => word.toLowerCase().replace(/[.’']/g, '')

/** ANNA and anna become Anna where the whole name is written so. */
function cased(word: string, name: string, language: string) {
  const isOneCase = name === name.toUpperCase() || name === name.toLowerCase()
  if (!isOneCase || word.includes('.') || lengthOf(word) < 3) return word
  return word
    .toLocaleLowerCase(language)
    .replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toLocaleUpperCase(language))
}

function initialOf(word: string, language: string) {
  const letters = word.slice(word.search(/\p{L}/u))
  const [initial] = new Intl.Segmenter(language).segment(letters)
  return initial!.segment.toLocaleUpperCase(language)
}
