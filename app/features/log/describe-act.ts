import type { CheckedAct } from './format/authors-file.ts'
import type { ActEntry } from './format/entry.ts'
import type { Seen } from './format/trust.ts'

// Words of the tools that check files, in a terminal and on the page to save.

const by = {
  author: 'the author',
  business: 'the business',
  operator: 'the operator',
  rule: 'a rule of the service',
}

export const dateOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10)
const minuteOf = (seconds: number) =>
  `${new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** "2026-11-22: published by the operator" */
export const describeAct = ({ act, actor, day, standing }: ActEntry) => {
  const name = act.replace('_', ' ')
  return `${dateOf(day)}: ${name} by ${by[actor]}${act === standing || standing === 'none' ? '' : `, then ${standing}`}`
}

export function describePlace({ place, isOverdue, by: until }: CheckedAct) {
  if (place) return `In the log at ${place.index}, of ${place.size} entries. ${describeSeen(place.seen)}`
  const time = minuteOf(until.getTime() / 1000)
  return isOverdue
    ? `NOT shown to be in the log, which was promised by ${time}. Download the file again; if this stays, the receipt proves a broken promise.`
    : `Not in the log yet. Promised by ${time}.`
}

export const describeSeen = (seen: readonly Seen[]) =>
  seen.length === 0
    ? 'No witness that you named has seen this state of the log.'
    : `Seen by ${seen.map(({ name, at }) => `${name} on ${minuteOf(at)}`).join(', ')}.`

export const notProven =
  'Not proven: that the review is honest, that an act was really its author’s hand, or that nothing was sent without a receipt.'
