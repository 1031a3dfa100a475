import type { Dimension } from './query.schema.ts'
import type { Reading } from './reading.ts'

export function takeDimension(reading: Reading): Dimension | null {
  const names: [Dimension, string][] = [
    ['weekday', '(?:days? of the week|weekdays?|days?)'],
    ['month', 'months?'],
    ['week', 'weeks?'],
    ['quarter', 'quarters?'],
    ['year', 'years?'],
    ['language', 'languages?'],
    ['source', '(?:sources?|channels?|ways?|sites?|platforms?)'],
    ['rating', '(?:stars?|ratings?|star ratings?|scores?)'],
  ]
  const lead =
    '(?:by|per|each|every|which|what|in which|in what|on which|on what|for each|for every|how many|across|between|our|most) (?:the |different |our )?'
  reading.marked.takes(
    /\b(break|breaking|broken|split|splitting)( it| them)?( down| up)?\b|\bbreakdown( of)?\b/,
  )
  if (reading.marked.takes(/\bmonth (by|to|over) month\b|\bmonthly\b/)) return 'month'
  if (reading.marked.takes(/\bweek (by|to|over) week\b|\bweekly\b/)) return 'week'
  if (reading.marked.takes(/\bquarter (by|to|over) quarter\b|\bquarterly\b/)) return 'quarter'
  if (reading.marked.takes(/\b(yearly|year (by|on|over) year|annually)\b/)) return 'year'
  const ranked = '(?<=\\b(?:best|worst|busiest|quietest|slowest|strongest|weakest|happiest|highest|lowest) )'
  for (const [dimension, name] of names) {
    if (reading.marked.takes(new RegExp(`${ranked}${name}\\b(?! (?:rated|reviews?))`))) return dimension
    if (dimension === 'rating') {
      if (
        reading.marked.takes(
          new RegExp(
            `\\b(?:by|per|(?:in|for|of|with) (?:each|every)|broken down by|split by|each) ${name}\\b`,
          ),
        )
      )
        return dimension
      continue
    }
    const pattern = dimension === 'source' || dimension === 'language' ? lead : lead.replace('|our|most', '')
    if (reading.marked.takes(new RegExp(`\\b${pattern}${name}\\b`))) return dimension
  }
  if (
    reading.marked.has(/^when\b/) &&
    reading.marked.asks(
      /\b(most|fewest|least|best|worst|highest|lowest|happiest|unhappiest|busiest|quietest)\b/,
    ) &&
    !reading.marked.asks(/\b(newest|latest|last|first|oldest) \w*/)
  ) {
    reading.marked.takes(/^when\b/)
    reading.marked.takes(/\bin (a|one|any) (single )?month\b/)
    return 'month'
  }
  return null
}
