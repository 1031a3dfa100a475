import { useContext } from 'react'
import { useHydrated } from './hydrated.ts'
import { PageLanguage, PageTimeZone } from './page-language.ts'
import { type TimeLook, timeInWords } from './time-words.ts'

type TimeProps = {
  /** ISO 8601, or a Date. */
  at: string | Date
  /** What is written: the date, date and time, or relative up to a week (the default). */
  as?: TimeLook
}

/**
 * In the zone of the business in its own area. Elsewhere in UTC on the server and in the reader's zone in the browser, by
 * page.script.ts where nothing hydrates. A day without a time, as imports have it, is the same day everywhere.
 */
export function Time({ at, as = 'relative' }: TimeProps) {
  const isHydrated = useHydrated()
  const language = useContext(PageLanguage)
  const ownZone = useContext(PageTimeZone)
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return null
  const isDay = date.getTime() % 86_400_000 === 0
  const isLive = isHydrated && !isDay
  const timeZone = isDay ? 'UTC' : (ownZone ?? (isHydrated ? undefined : 'UTC'))
  const words = timeInWords(date, as, { timeZone, isLive, language })
  const title = timeZone === 'UTC' ? `${words.title} UTC` : words.title
  return (
    // The script may have changed the text before hydration.
    <time
      data-as={isDay ? undefined : as}
      dateTime={date.toISOString()}
      suppressHydrationWarning
      title={title}
    >
      {as === 'exact' ? title : words.text}
    </time>
  )
}
