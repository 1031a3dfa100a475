import { useHydrated } from './hydrated.ts'

type TimeProps = {
  /** ISO 8601, or a Date. */
  at: string | Date
  /** What is written: the date, date and time, or relative up to a week (the default). */
  as?: 'relative' | 'date' | 'exact'
}

/** UTC on the server; in the browser the reader's own zone and language. The exact time stands in its title. */
export function Time({ at, as = 'relative' }: TimeProps) {
  const isHydrated = useHydrated()
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return null
  const locale = isHydrated ? undefined : 'en-GB'
  const timeZone = isHydrated ? undefined : 'UTC'
  const exact = date.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const day = date.toLocaleDateString(locale, { dateStyle: 'medium', timeZone })
  const texts = {
    date: day,
    exact: isHydrated ? exact : `${exact} UTC`,
    relative: (isHydrated && sinceOrUntil(date)) || day,
  }
  return (
    // Scripts that came later than the page (platform/late-page.server.ts) may know of a later time.
    <time dateTime={date.toISOString()} suppressHydrationWarning title={isHydrated ? exact : `${exact} UTC`}>
      {texts[as]}
    </time>
  )
}

const units = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
] as const

function sinceOrUntil(date: Date) {
  const seconds = (date.getTime() - Date.now()) / 1000
  if (Math.abs(seconds) > 7 * 86400) return null
  const words = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return words.format(Math.trunc(seconds / length), unit)
  }
  return words.format(0, 'second')
}
