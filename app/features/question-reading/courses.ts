import type { Reading } from './reading.ts'

const course =
  /\b(gett?ing|got|gotten|gets?|becom\w*|became|going|went|gone|any) (any |much |a lot )?(better|worse)\b(?! (?:reviews|ratings|stars|scores|feedback|marks|rated))|\bbetter or worse\b|\bimprov\w*|\bdeteriorat\w*|\bworsen\w*/

const comparing = /\b(vs|versus|than|compar\w*)\b|\b(?<!better |worse )or\b/

/** "Is breakfast getting better or worse?" asks for the ratings of those who mention it, in the course of time. */
export function takeCourse(reading: Reading): boolean {
  const { marked, found } = reading
  const periods = found.filter(({ kind }) => kind === 'period')
  if (!marked.asks(course) || marked.asks(comparing) || !reading.hasObject() || periods.length > 1)
    return false
  reading.opinion = null
  reading.isTwofold = false
  return true
}
