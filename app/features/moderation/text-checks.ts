import type { FailedCheck } from '#app/features/reviews/review.vocabulary.ts'

// A bare name counts as a link only with one of these endings: "was great.Service was slow" contains none.
const address =
  /(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]{2,}\.(?:com|net|org|info|biz|io|co|shop|store|online|site|xyz|app|dev|me|ly|de|uk|fr|nl|es|it|pl|eu|us|ru|cn|in|example)\b(?:\/\S*)?/i
const mailAddress = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.[\p{L}]{2,}/u
/** Seven or more digits written as one number: a phone number, an account, a card. */
const longNumber = /(?:\+|\b)\d(?:[ ().\-/]{0,2}\d){6,}\b/
const date = /\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b/g
const accountNumber = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,}/
const advertising =
  /\b(?:promo(?:tion)?[ -]?code|discount code|coupon code|use (?:my )?code|click here|visit (?:my|our) (?:site|website|shop|page)|follow (?:me|us) on|dm me|buy (?:followers|now)|earn money|make money|work from home|casino|free crypto|guaranteed (?:income|returns)|whats?app me|telegram (?:me|@))\b/i

/**
 * The text checks that a review fails. They never receive the rating, so they cannot use it.
 */
export function checkWords(title: string | null, text: string): FailedCheck[] {
  const words = `${title ?? ''}\n${text}`
  const withoutDates = words.replace(date, ' ')
  const failed: FailedCheck[] = []
  const withoutMail = words.replace(new RegExp(mailAddress, 'gu'), ' ')
  if (address.test(withoutMail)) failed.push('links')
  if (advertising.test(words)) failed.push('advertising')
  if (mailAddress.test(words) || longNumber.test(withoutDates) || accountNumber.test(words))
    failed.push('personal_data')
  return failed
}
