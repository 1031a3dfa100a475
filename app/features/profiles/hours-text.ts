import type { ProfileWords } from '#app/languages/en.ts'
import { fillWords } from '#app/languages/fill-words.ts'
import { formatClock, formatWeekday, type Language } from '#app/languages/format.ts'
import type { Interval, OpenState } from './opening-hours.ts'

/** "9:00–12:30, 14:00–18:00", in the language of the page. */
export function intervalsInWords(intervals: Interval[], words: ProfileWords, language: Language) {
  if (intervals.length === 0) return words.closed
  return intervals
    .map(({ from, to }) =>
      from === 0 && to === 1440
        ? words.allDay
        : `${formatClock(from, language)}–${formatClock(to, language)}`,
    )
    .join(', ')
}

/** "Open until 18:00", "Closed now, opens Monday at 9:00". */
export function openInWords(state: OpenState, words: ProfileWords, language: Language) {
  if (state.isOpen) {
    if (state.until === null) return words.openNow
    return fillWords(words.openUntil, { time: formatClock(state.until, language) })
  }
  if (!state.opens) return words.closedNow
  const { day, at, isToday } = state.opens
  const time = formatClock(at, language)
  return isToday
    ? fillWords(words.opensToday, { time })
    : fillWords(words.opensOn, { time, day: formatWeekday(day, language) })
}
