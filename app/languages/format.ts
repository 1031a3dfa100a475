import type { Language } from './languages.ts'

export type { Language }

// How numbers, shares, dates and lists are written, on every page and in every mail: in the language of the page.

const variants: Record<string, string> = { en: 'en-GB', pt: 'pt-PT' }

/** English is British ("21 Nov 2026"), and Portuguese that of Portugal. */
export const localeOf = (language: string) => variants[language] ?? language

const made = new Map<string, unknown>()

/** Intl's objects are slow to make, so that each is made once. */
function once<Format>(name: string, language: string, make: (locale: string) => Format) {
  const key = `${name} ${language}`
  if (!made.has(key)) made.set(key, make(localeOf(language)))
  return made.get(key) as Format
}

const looks = {
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
  day: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  longName: { month: 'long' },
  shortName: { month: 'short' },
  clock: { hour: 'numeric', minute: '2-digit' },
  weekday: { weekday: 'long' },
} as const

const dateFormat = (look: keyof typeof looks, language: Language) =>
  once(look, language, (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...looks[look] }))

const writeDate = (at: Time, look: keyof typeof looks, language: Language) =>
  dateFormat(look, language).format(new Date(at))

const writePercent = (share: number, digits: 0 | 1, language: Language) =>
  once(
    `percent ${digits}`,
    language,
    (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }),
  ).format(share)

const writeList = (parts: string[], type: 'conjunction' | 'disjunction', language: Language) =>
  once(type, language, (locale) => new Intl.ListFormat(locale, { type })).format(parts)

type Time = string | Date

/** "5,000" */
export const formatNumber = (value: number, language: Language = 'en') =>
  once('number', language, (locale) => new Intl.NumberFormat(locale)).format(value)

/** Of a share from 0 to 1: "97%", "4.2%", "99.6%". What is not none is never 0%, and what is not all never 100%. */
export function formatPercent(share: number, language: Language = 'en') {
  const least = 0.001
  if (share > 0 && share < least) return `<${writePercent(least, 1, language)}`
  if (share < 1 && share > 1 - least) return `>${writePercent(1 - least, 1, language)}`
  return writePercent(share, share < 0.1 || share > 0.99 ? 1 : 0, language)
}

/** 4.35 is 4.4: rounded from the two decimals that other places show, so that no reader finds 4.35 beside 4.3. */
export const roundToTenths = (average: number) => Math.round(Math.round(average * 100) / 10) / 10

/** An average of stars: "4.38", and "4.4" where a rating stands alone. */
export const formatAverage = (average: number, decimals: 1 | 2 = 2, language: Language = 'en') =>
  once(
    `average ${decimals}`,
    language,
    (locale) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  ).format(decimals === 1 ? roundToTenths(average) : average)

/** "21 Nov 2026", in UTC as all of these. */
export const formatDate = (at: Time, language: Language = 'en') => writeDate(at, 'medium', language)

/** "21 November 2026" */
export const formatLongDate = (at: Time, language: Language = 'en') => writeDate(at, 'long', language)

/** "21 November" */
export const formatDay = (at: Time) => writeDate(at, 'day', 'en')

/** "November 2026" */
export const formatMonth = (at: Time, language: Language = 'en') => writeDate(at, 'month', language)

/** "November 2026" after "since", where Czech and Polish put the month into another case. */
export function formatSinceMonth(at: Time, language: Language) {
  const [alone, inDate] = (['month', 'long'] as const).map(
    (look) =>
      dateFormat(look, language)
        .formatToParts(new Date(at))
        .find(({ type }) => type === 'month')!.value,
  )
  return formatMonth(at, language).replace(alone!, inDate!)
}

/** "November", "Nov" */
export const formatMonthName = (at: Time, length: 'long' | 'short' = 'long') =>
  writeDate(at, `${length}Name`, 'en')

/** "9:00", of minutes after midnight. */
export const formatClock = (minutes: number, language: Language) =>
  writeDate(new Date(minutes * 60_000), 'clock', language)

/** "Monday", of 0. */
export const formatWeekday = (day: number, language: Language = 'en') =>
  // 1 January 2024 was a Monday.
  writeDate(new Date(Date.UTC(2024, 0, 1 + day)), 'weekday', language)

/** "bread, cake and coffee" */
export const formatList = (parts: string[], language: Language = 'en') =>
  writeList(parts, 'conjunction', language)

/** "bread, cake or coffee" */
export const formatChoices = (parts: string[], language: Language = 'en') =>
  writeList(parts, 'disjunction', language)

/** "German"; "an unknown language" for `und`, on pages that are in English alone. */
export function formatLanguage(tag: string, language: Language = 'en') {
  if (tag === 'und') return 'an unknown language'
  try {
    return (
      once(
        'language',
        language,
        (locale) => new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }),
      ).of(tag) ?? tag
    )
  } catch {
    return tag
  }
}

/** "1 review", "312 reviews": for pages that are in English alone. */
export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** "Personal data": a phrase that stands elsewhere within a sentence. */
export const capitalised = (phrase: string, language: Language = 'en') =>
  phrase.charAt(0).toLocaleUpperCase(localeOf(language)) + phrase.slice(1)

/** "20 minutes", "6 hours", "3 days" */
export function formatHours(hours: number, language: Language = 'en') {
  if (hours < 1) return formatUnit(Math.max(1, Math.round(hours * 60)), 'minute', language)
  return hours < 48
    ? formatUnit(Math.round(hours), 'hour', language)
    : formatUnit(Math.round(hours / 24), 'day', language)
}

const formatUnit = (count: number, unit: 'minute' | 'hour' | 'day', language: Language) =>
  once(
    `unit ${unit}`,
    language,
    (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
  ).format(count)

/** Rounds to a tenth: precise enough for drawing, and short in the page. */
export const rounded = (value: number) => Math.round(value * 10) / 10
