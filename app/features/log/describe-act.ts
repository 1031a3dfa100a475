import type { CheckedAct } from './format/authors-file.ts'
import type { ActEntry } from './format/entry.ts'
import type { Seen } from './format/trust.ts'

// Words of the tools that check files, in a terminal and on the page to save.

/** "2026-11-22: published by the operator" */
export const describeAct = ({ act, actor, day, standing }: ActEntry) => {
  const after = [act, 'none', 'waiting'].includes(standing) ? '' : `. The review is ${standing}`
  const date = new Date(day * 86_400_000).toISOString().slice(0, 10)
  return `${date}: ${act.replace('_', ' ')} by the ${actor === 'rule' ? 'service' : actor}${after}`
}

export function describePlace({ place, isOverdue, by: until }: CheckedAct) {
  if (place) return `In the log: entry ${place.index} of ${place.size}. ${describeSeen(place.seen)}`
  const promise = `in the log yet. Promised by ${until.toUTCString()}.`
  return isOverdue
    ? `NOT ${promise} Download the file again: if this stays, the receipt proves a broken promise.`
    : `Not ${promise}`
}

export const describeSeen = (seen: readonly Seen[]) =>
  `Seen by ${seen.map(({ name, at }) => `${name} on ${new Date(at * 1000).toUTCString()}`).join(', ') || 'no witness among the keys'}.`

export const notProven =
  'Not proven: that the review is honest, that its author acted in person, or that nothing else was sent.'
