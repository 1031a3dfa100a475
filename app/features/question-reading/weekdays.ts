import { wordGroupOf } from './objects.ts'
import type { Reading } from './reading.ts'

export function takeWeekdays(reading: Reading) {
  const names = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
  const said =
    '(?:mention(?:s|ed|ing)?|contain(?:s|ing)?|includ(?:e|es|ing)|says?|saying|about|the words?|refer(?:s|ring)? to)'
  for (const { at, groups } of reading.marked.takeAll(
    new RegExp(`(?<=\\b${said} (?:a |the )?)(${names.join('|')}|weekend)s?\\b`),
  ))
    reading.add('words', at, { words: [wordGroupOf(groups[0]!)] })
  if (isOfWhatHappens(reading))
    for (const { at, groups } of reading.marked.takeAll(
      new RegExp(`\\b(?:on|at) (?:a |the )?(${names.join('|')})s?\\b`),
    )) {
      reading.add('words', at, { words: [{ name: groups[0]!, forms: [groups[0]!] }] })
      reading.readAs.push(
        `“${groups[0]}” as a word that reviews mention, not as the day on which they were written`,
      )
    }
  for (const { at, groups } of reading.marked.takeAll(
    new RegExp(`\\b(?:(?:on|at|of|during|written on) )?(?:a |the )?(${names.join('|')})s?\\b`),
  ))
    reading.add('weekday', at, { weekdays: [names.indexOf(groups[0]!) + 1] })
  if (reading.found.some(({ kind }) => kind === 'weekday'))
    reading.marked.takes(/\b(on )?(all )?(the )?other (week)?days?\b/)
  for (const { at } of reading.marked.takeAll(/\b((on|at|of|during|over) )?(a |the )?weekends?\b/))
    reading.add('weekday', at, { weekdays: [6, 7] })
  for (const { at } of reading.marked.takeAll(
    /\b((on|at|of|during|over) )?(a |the )?(week ?days|(?<=\b(?:vs|versus|against|or|and|than|with|to) )week ?day|week ?day(?= _| (?:vs|versus|against|or|and|with) (?:_|week ?end))|working days|business days|during the week)\b/,
  ))
    reading.add('weekday', at, { weekdays: [1, 2, 3, 4, 5] })
}

/** "What annoys customers on Saturdays" asks for reviews that mention Saturdays, whenever they were written. */
const isOfWhatHappens = (reading: Reading) =>
  reading.marked.asks(/^what\b/) &&
  !reading.marked.asks(
    /\b(reviews?|ratings?|rated?|stars|average|wrote|write|written|writing|posted|left|comments?|feedback)\b/,
  )
