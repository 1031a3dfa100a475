import { countOf } from '#app/features/reviews/counted.ts'
import type { ShownRecord } from './shown-record.ts'

/** "294 came in, 290 stand, 4 were removed." Withdrawn and refused ones came in as well. */
export function recordHeading({ totals: { cameIn, standing, removed } }: ShownRecord) {
  if (cameIn === 0) return 'Nothing came in yet.'
  const gone = removed === 0 ? 'none was removed' : `${were(removed)} removed`
  return `${cameIn.toLocaleString('en')} came in, ${standing.toLocaleString('en')} ${standing === 1 ? 'stands' : 'stand'}, ${gone}.`
}

/** What is neither standing nor removed, so that the numbers add up. */
export function waitingSentence({ totals }: ShownRecord) {
  const { refused, withdrawn, waitingForAuthor, waitingForOperator } = totals
  const parts = [
    withdrawn > 0 && `${were(withdrawn)} withdrawn by ${withdrawn === 1 ? 'its author' : 'their authors'}`,
    refused > 0 && `${were(refused)} refused before publishing`,
    waitingForAuthor > 0 &&
      `${waits(waitingForAuthor)} for ${waitingForAuthor === 1 ? 'its author' : 'their authors'} to confirm an address`,
    waitingForOperator > 0 && `${waits(waitingForOperator)} for the operator`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? '' : `${listed(parts)}.`
}

const were = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'was' : 'were'}`
const waits = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'waits' : 'wait'}`

export const listed = (parts: string[]) => new Intl.ListFormat('en').format(parts)

/** "20 minutes", "6 hours", "3 days" */
export function duration(hours: number) {
  if (hours < 1) return countOf(Math.max(1, Math.round(hours * 60)), 'minute')
  return hours < 48 ? countOf(Math.round(hours), 'hour') : countOf(Math.round(hours / 24), 'day')
}

/** How often chance alone makes a difference as large. */
export function likelihood(chance: number) {
  if (chance < 0.001) return 'fewer than 1 of 1,000'
  return chance < 0.01 ? `${Math.round(chance * 1000)} of 1,000` : `${Math.round(chance * 100)} of 100`
}
