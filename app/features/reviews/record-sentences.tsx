import { countOf } from './counted.ts'
import type { PublicRecord } from './public-record.server.ts'

const sum = (groups: { total: number }[]) => groups.reduce((all, { total }) => all + total, 0)

/** "294 came in, 290 stand, 4 were removed." Withdrawn and refused ones came in as well. */
export function recordHeading({ standing, removed, refused, withdrawn }: PublicRecord) {
  const stand = sum(standing)
  const gone = sum(removed)
  const notPublished = sum(refused)
  const takenBack = withdrawn.reduce((all, each) => all + each, 0)
  const came = stand + gone + notPublished + takenBack
  if (came === 0) return 'Nothing came in yet.'
  const parts = [
    `${came.toLocaleString('en')} came in`,
    `${stand.toLocaleString('en')} ${stand === 1 ? 'stands' : 'stand'}`,
  ]
  parts.push(
    gone === 0 ? 'none was removed' : `${gone.toLocaleString('en')} ${gone === 1 ? 'was' : 'were'} removed`,
  )
  return `${parts.join(', ')}.`
}

/** What is neither standing nor removed, so that the numbers add up. */
export function WaitingSentence({ record }: { record: PublicRecord }) {
  const { refused, withdrawn, waitingForAuthor, waitingForOperator } = record
  const takenBack = withdrawn.reduce((all, each) => all + each, 0)
  const parts = [
    `${takenBack} ${takenBack === 1 ? 'was' : 'were'} withdrawn by ${takenBack === 1 ? 'its author' : 'their authors'}`,
    `${sum(refused)} ${sum(refused) === 1 ? 'was' : 'were'} refused before publishing`,
    `${waitingForAuthor} ${waitingForAuthor === 1 ? 'waits' : 'wait'} for an author to confirm an address`,
    `${waitingForOperator} ${waitingForOperator === 1 ? 'waits' : 'wait'} for the operator`,
  ]
  return <>{`${new Intl.ListFormat('en').format(parts)}.`}</>
}

export function AnswerRecord({ record: { answers, standing } }: { record: PublicRecord }) {
  const own = sum(standing.filter(({ provenance }) => provenance !== 'imported'))
  const { count, medianHours } = answers
  if (count === 0 || medianHours === null) return <p>The business has not answered a review yet.</p>
  return (
    <p>
      The business answered {count.toLocaleString('en')} of {countOf(own, 'review')} collected here, half of
      them within {duration(medianHours)}.
    </p>
  )
}

function duration(hours: number) {
  if (hours < 1) return 'an hour'
  return hours < 48 ? countOf(Math.ceil(hours), 'hour') : countOf(Math.ceil(hours / 24), 'day')
}

export function ChallengeRecord({ record: { challenges } }: { record: PublicRecord }) {
  const { open, upheld, rejected } = challenges
  const all = open + upheld + rejected
  if (all === 0) return <p>The business has challenged no review.</p>
  return (
    <p>
      The business challenged {countOf(all, 'review')}: {open} open, {upheld} upheld by the operator,{' '}
      {rejected} rejected. A challenged review stays, marked, until the operator has decided.
    </p>
  )
}
