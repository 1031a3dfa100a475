import type { FailedCheck } from '#app/features/reviews/review.vocabulary.ts'
import { foldedText } from '#app/platform/folded-text.ts'

// Texts come from strangers, so each pattern takes time in proportion to their length: whatever repeats is bounded, starts
// where nothing of its kind precedes it, or nothing has to follow it.

// A bare name counts as a link only with one of these endings: "was great.Service was slow" contains none.
const address =
  /https?:\/\/\S|www\.\S|[a-z0-9-]{2}\.(?:com|net|org|info|biz|io|co|shop|store|online|site|xyz|app|dev|me|ly|de|uk|fr|nl|es|it|pl|eu|us|ru|cn|in|example)\b/i
const mailAddress = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}/gu
const firstMailAddress = new RegExp(mailAddress, 'u')
/** Seven or more digits written as one number: a phone number, an account, a card. */
const longNumber = /(?<!\w)\p{Nd}(?:[ ().\-\u2010/]{0,2}\p{Nd}){6}/u
/** Numbers joined by one and the same mark: a date, or a phone number such as 01.71.55.50.19. */
const joinedNumbers = /(?<!\d)\d{1,4}([./-])\d{1,4}(?:\1\d{1,4})*(?!\d)/g
const date = /^(?:\d{4}(.)\d{1,2}\1\d{1,2}|\d{1,2}(.)\d{1,2}\2(?:\d{2}|\d{4}))$/
const accountNumber = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3}/
const advertising =
  /\b(?:promo(?:tion)?[ -]?code|discount code|coupon code|use (?:my )?code|click here|visit (?:my|our) (?:site|website|shop|page)|follow (?:me|us) on|dm me|buy (?:followers|now)|earn money|make money|work from home|casino|free crypto|guaranteed (?:income|returns)|whats?app me|telegram (?:me|@))\b/i

/**
 * The text checks that these texts fail together. They never receive the rating, so they cannot use it. Full-width
 * digits, bold letters and invisible characters in between change nothing.
 */
export const checkWords = (...texts: (string | null)[]): FailedCheck[] => [
  ...new Set(findFailingWords(...texts).map(({ check }) => check)),
]

export type FailingWords = { check: FailedCheck; words: string }

/** The passages for which `checkWords` fails these texts, without invisible characters and decorated letters. */
export function findFailingWords(...texts: (string | null)[]): FailingWords[] {
  const words = foldedText(texts.join('\n'))
  const withoutMail = words.replace(mailAddress, ' ')
  const withoutDates = words.replace(joinedNumbers, (found) => (date.test(found) ? ' ' : found))
  const first = (check: FailedCheck, text: string, pattern: RegExp) => {
    const found = pattern.exec(text)
    return found ? [{ check, words: wholeWords(text, found) }] : []
  }
  return [
    ...first('links', withoutMail, address),
    ...first('advertising', words, advertising),
    ...first('personal_data', words, firstMailAddress),
    ...first('personal_data', withoutDates, longNumber),
    ...first('personal_data', words, accountNumber),
  ]
}

/** What was found, to the end of its last word or number, at most 60 characters more, without the mark that follows. */
function wholeWords(text: string, { index, 0: found }: RegExpExecArray) {
  const rest = text.slice(index + found.length)
  return (found + /^(?:\S| (?=\d)){0,60}/.exec(rest)![0]).replace(/[.,;:!?)"'”’]{1,3}$/, '')
}
