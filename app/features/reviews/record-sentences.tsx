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
    happened(takenBack, 'was withdrawn by its author', 'were withdrawn by their authors'),
    happened(sum(refused), 'was refused before publishing', 'were refused before publishing'),
    happened(waitingForAuthor, 'waits for its author', 'wait for their authors', ' to confirm an address'),
    happened(waitingForOperator, 'waits for the operator', 'wait for the operator'),
  ].filter((part) => part !== '')
  if (parts.length === 0) return null
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

const happened = (count: number, one: string, many: string, end = '') =>
  count === 0 ? '' : `${count.toLocaleString('en')} ${count === 1 ? one : many}${end}`

/** Whether taking reviews away lifted the average. */
export function RemovalEffect({ record: { standing, removed } }: { record: PublicRecord }) {
  const own = standing.filter(({ provenance }) => provenance !== 'imported')
  const now = averageOf(own)
  const withAll = averageOf([...own, ...removed])
  if (removed.length === 0 || now === null || withAll === null) return <>Nothing was removed so far.</>
  return (
    <>
      With the removed ones the average would be {withAll.toFixed(2)}; without them it is {now.toFixed(2)}.
    </>
  )
}

function averageOf(groups: { byRating: readonly number[]; total: number }[]) {
  const stars = groups.reduce(
    (all, { byRating }) => all + byRating.reduce((s, n, at) => s + n * (at + 1), 0),
    0,
  )
  const count = sum(groups)
  return count === 0 ? null : stars / count
}
