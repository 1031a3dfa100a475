import { useContext } from 'react'
import { useHydrated } from './hydrated.ts'
import { PageLanguage } from './page-language.ts'
import { type TimeLook, timeInWords } from './time-words.ts'

type TimeProps = {
  /** ISO 8601, or a Date. */
  at: string | Date
  /** What is written: the date, date and time, or relative up to a week (the default). */
  as?: TimeLook
}

/**
 * In UTC on the server, in the reader's own zone in the browser. Where nothing hydrates, by page.script.ts. A day without a
 * time, as imports have it, is the same day everywhere.
 */
export function Time({ at, as = 'relative' }: TimeProps) {
  const isHydrated = useHydrated()
  const language = useContext(PageLanguage)
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return null
  const isDay = date.getTime() % 86_400_000 === 0
  const { text, title } = timeInWords(date, as, { isLocal: isHydrated && !isDay, language })
  return (
    // The script may have come first.
    <time
      data-as={isDay ? undefined : as}
      dateTime={date.toISOString()}
      suppressHydrationWarning
      title={title}
    >
      {text}
    </time>
  )
}
