import type { Language } from './languages.ts'

// How numbers, shares, dates and lists are written, on every page and in every mail: in the language of the page.

/** English is British: "21 Nov 2026". */
export const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language)

/** Intl's objects are slow to make, so that each is made once. */
function once<Format>(make: (locale: string) => Format) {
  const made = new Map<string, Format>()
  return (language: string) => {
    const format = made.get(language) ?? make(localeOf(language))
    made.set(language, format)
    return format
  }
}

const numbers = once((locale) => new Intl.NumberFormat(locale))
const wholePercents = once(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
)
const tenthsOfPercents = once(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
)
const dates = (options: Intl.DateTimeFormatOptions) =>
  once((locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }))
const mediumDates = dates({ dateStyle: 'medium' })
const longDates = dates({ dateStyle: 'long' })
const daysOfMonth = dates({ day: 'numeric', month: 'long' })
const months = dates({ month: 'long', year: 'numeric' })
const monthNames = { long: dates({ month: 'long' }), short: dates({ month: 'short' }) }
const conjunctions = once((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))
const disjunctions = once((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }))

type Time = string | Date

/** "5,000" */
export const formatNumber = (value: number, language: Language = 'en') => numbers(language).format(value)

/** Of a share from 0 to 1: "97%", "4.2%", "99.6%". What is not none is never 0%, and what is not all never 100%. */
export function formatPercent(share: number, language: Language = 'en') {
  const least = 0.001
  if (share > 0 && share < least) return `<${tenthsOfPercents(language).format(least)}`
  if (share < 1 && share > 1 - least) return `>${tenthsOfPercents(language).format(1 - least)}`
  return (share < 0.1 || share > 0.99 ? tenthsOfPercents : wholePercents)(language).format(share)
}

/** "21 Nov 2026", in UTC as all of these. */
export const formatDate = (at: Time, language: Language = 'en') => mediumDates(language).format(new Date(at))

/** "21 November 2026" */
export const formatLongDate = (at: Time, language: Language = 'en') =>
  longDates(language).format(new Date(at))

/** "21 November" */
export const formatDay = (at: Time, language: Language = 'en') => daysOfMonth(language).format(new Date(at))

/** "November 2026" */
export const formatMonth = (at: Time, language: Language = 'en') => months(language).format(new Date(at))

/** "November", "Nov" */
export const formatMonthName = (at: Time, length: 'long' | 'short' = 'long', language: Language = 'en') =>
  monthNames[length](language).format(new Date(at))

/** "bread, cake and coffee" */
export const formatList = (parts: string[], language: Language = 'en') => conjunctions(language).format(parts)

/** "bread, cake or coffee" */
export const formatChoices = (parts: string[], language: Language = 'en') =>
  disjunctions(language).format(parts)

const languageNames = once((locale) => new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }))

/** "German", for pages that are in English alone; "an unknown language" for `und`. */
export function formatLanguage(tag: string) {
  if (tag === 'und') return 'an unknown language'
  try {
    return languageNames('en').of(tag) ?? tag
  } catch {
    return tag
  }
}

/** "1 review", "312 reviews": for pages that are in English alone. */
export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
