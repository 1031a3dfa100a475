import { shiftDays, shiftMonths } from './calendar.ts'
import type { Reading } from './reading.ts'

const monthsOfRecent = 6

const course =
  /\b(gett?ing|got|gotten|gets?|becom\w*|became|going|went|gone|any) (any |much |a lot )?(better|worse)\b(?! (?:reviews|ratings|stars|scores|feedback|marks|rated))|\bbetter or worse\b|\bimprov\w*|\bdeteriorat\w*|\bworsen\w*/

const comparing = /\b(vs|versus|than|compar\w*)\b|\b(?<!better |worse )or\b/

/**
 * "Is breakfast getting better or worse?": those who mention it now against those who did before. Adds the two times:
 * since the day named or in the last months, and all before.
 */
export function takeCourse(reading: Reading): boolean {
  const { marked, background } = reading
  const periods = reading.found.filter(({ kind }) => kind === 'period')
  const [period] = periods
  const isOpen = period === undefined || (period.set.from !== undefined && !period.set.to)
  if (!marked.asks(course) || marked.asks(comparing) || !reading.hasObject() || !isOpen || periods.length > 1)
    return false
  const from = period?.set.from ?? shiftMonths(background.at, -monthsOfRecent)
  if (!period) reading.add('period', 0, { from })
  reading.add('period', marked.words.length, { to: shiftDays(from, -1) })
  reading.opinion = null
  reading.isTwofold = false
  return true
}
