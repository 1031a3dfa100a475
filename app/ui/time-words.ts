import { type Language, localeOf } from '#app/languages/format.ts'

export type TimeLook = 'relative' | 'date' | 'exact'

type Where = {
  /** IANA name. Undefined in a browser: that of its reader. */
  timeZone?: string
  /** False in a document that may be read much later: it cannot say "2 hours ago". */
  isLive?: boolean
  language: Language
}

/** A time in words, in the language of the page. `title` is the exact time, to hover over. */
export function timeInWords(date: Date, look: TimeLook, { timeZone, isLive = true, language }: Where) {
  const locale = localeOf(language)
  const title = date.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
  if (look === 'exact') return { text: title, title }
  const day = date.toLocaleDateString(locale, { dateStyle: 'medium', timeZone })
  const since = look === 'relative' && isLive ? sinceOrUntil(date, locale) : null
  return { text: since ?? day, title }
}

const units = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** "2 hours ago", for up to a week. */
function sinceOrUntil(date: Date, locale: string) {
  const seconds = (date.getTime() - Date.now()) / 1000
  if (Math.abs(seconds) > 7 * 86400) return null
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return words.format(Math.trunc(seconds / length), unit)
  }
  return words.format(0, 'second')
}
