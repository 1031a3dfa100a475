export type TimeLook = 'relative' | 'date' | 'exact'

/**
 * A time in words: for the reader, in the zone and language of their browser; without `isLocal`, in UTC.
 *
 * @returns `title` is the exact time, to hover over.
 */
export function timeInWords(date: Date, look: TimeLook, isLocal: boolean) {
  const locale = isLocal ? undefined : 'en-GB'
  const timeZone = isLocal ? undefined : 'UTC'
  const exact = date.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const title = isLocal ? exact : `${exact} UTC`
  if (look === 'exact') return { text: title, title }
  const day = date.toLocaleDateString(locale, { dateStyle: 'medium', timeZone })
  const since = look === 'relative' && isLocal ? sinceOrUntil(date) : null
  return { text: since ?? day, title }
}

const units = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** "2 hours ago", for up to a week. */
function sinceOrUntil(date: Date) {
  const seconds = (date.getTime() - Date.now()) / 1000
  if (Math.abs(seconds) > 7 * 86400) return null
  const words = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return words.format(Math.trunc(seconds / length), unit)
  }
  return words.format(0, 'second')
}
