import type { FailedCheck } from '#app/features/reviews/review.vocabulary.ts'
import {
  accountNumber,
  linkedAddress,
  linkedWord,
  longNumber,
  mailAddress,
  withoutDates,
} from '#app/platform/contact-details.ts'
import { foldedText } from '#app/platform/visible-text.ts'

const firstMailAddress = new RegExp(mailAddress, 'u')

// Words of a trade are not advertising: people write about hotels with a casino.
const advertising =
  /\b(?:promo(?:tion)?[ -]?code|discount code|coupon code|use (?:my )?code|click here|visit (?:my|our) (?:site|website|shop|page)|follow (?:me|us) on|dm me|buy (?:followers|now)|(?:earn|make) money (?:online|fast|from home)|online casino|free crypto|guaranteed (?:income|returns)|whats?app me|telegram (?:me|@))\b/i

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
  const hasAt = words.includes('@')
  const withoutMail = hasAt ? words.replace(mailAddress, ' ') : words
  const first = (check: FailedCheck, text: string, pattern: RegExp) => {
    const found = pattern.exec(text)
    return found ? [{ check, words: wholeWords(text, found) }] : []
  }
  return [
    ...first('links', withoutMail, linkedAddress),
    ...first('links', withoutMail, linkedWord),
    ...first('advertising', words, advertising),
    ...(hasAt ? first('personal_data', words, firstMailAddress) : []),
    ...first('personal_data', withoutDates(words), longNumber),
    ...first('personal_data', words, accountNumber),
  ]
}

/** What was found, to the end of its last word or number, at most 60 characters more, without the mark that follows. */
function wholeWords(text: string, { index, 0: found }: RegExpExecArray) {
  const rest = text.slice(index + found.length)
  return (found + /^(?:\S| (?=\d)){0,60}/.exec(rest)![0]).replace(/[.,;:!?)"'”’]{1,3}$/, '')
}
