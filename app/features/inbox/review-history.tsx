import { Link } from 'react-router'
import type { ReviewEntryKind } from '#app/features/receipts/log.schema.ts'
import { challengeReasonText } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { countOf } from '#app/languages/format.ts'
import { Time } from '#app/ui/time.tsx'
import { Block } from './block.tsx'
import type { HistoryEntry } from './review-history.server.ts'

const acts: Record<ReviewEntryKind, string> = {
  submitted: 'Received',
  confirmed: 'Address confirmed',
  published: 'Published',
  held: 'Held by a check',
  refused: 'Refused by the operator',
  hidden: 'Words hidden while the operator decides',
  restored: 'Public again',
  edited: 'Edited by its author',
  challenged: 'Challenged by you',
  decided: 'Decided by the operator',
  appealed: 'Appealed by its author',
  consented: 'Consent changed by its author',
  answered: 'Public reply by you',
  reply_withdrawn: 'Reply deleted by you',
  withdrawn: 'Withdrawn by its author',
  removed: 'Removed by the operator',
  erased: 'Erased',
  erased_by_operator: 'Erased by the operator for the author',
  imported: 'Imported',
}

/** The cases on the transparency page on which an act of this kind appears. */
const cases: Partial<Record<ReviewEntryKind, string>> = {
  challenged: 'challenged',
  decided: 'challenged',
  removed: 'removed',
  refused: 'refused',
  withdrawn: 'withdrawn',
}

type ReviewHistoryProps = { history: HistoryEntry[]; businessId: string }

/** The review's entries in the log, the newest first. */
export function ReviewHistory({ history, businessId }: ReviewHistoryProps) {
  if (history.length === 0) return null
  const record = `/business/${businessId}/transparency`
  return (
    <Block
      id="history"
      note={
        <>
          Each is an entry in our log. <a href={record}>Your transparency page</a>
        </>
      }
      title="History"
    >
      <ol className="ml-[5px] grid gap-4 border-l border-rule">
        {history.map((entry, index) => (
          <li
            className="relative grid gap-0.5 pl-5 text-sm before:absolute before:top-[7px] before:-left-[4.5px] before:size-2 before:rounded-full before:border before:border-rule before:bg-paper"
            key={entry.entryId}
          >
            <span>{actOf(entry, history.slice(index + 1))}</span>
            <Note entry={entry} />
            <span className="text-xs text-muted">
              <Time as="exact" at={entry.at} />, log entry{' '}
              <code title={entry.entryId}>{entry.entryId.slice(-8)}</code>
              {cases[entry.kind] && !entry.isAboutReply && entry.decision?.about !== 'report' && (
                <>
                  , <Link to={`${record}/${cases[entry.kind]}`}>among all such cases</Link>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Block>
  )
}

function actOf({ kind, stars, decision, isAboutReply }: HistoryEntry, earlier: HistoryEntry[]) {
  if (kind === 'answered') {
    const before = earlier.find((each) => each.kind === 'answered' || endsReply(each))
    return before?.kind === 'answered' ? 'Reply edited by you' : acts.answered
  }
  if (kind === 'removed' && isAboutReply) return 'Reply removed by the operator'
  if (kind === 'edited' && stars && stars.before !== stars.after)
    return `${acts.edited}: from ${stars.before} to ${countOf(stars.after, 'star')}`
  if (decision) return decisions[decision.about][decision.outcome](isAboutReply ? 'reply' : 'review')
  return acts[kind]
}

const endsReply = ({ kind, isAboutReply }: HistoryEntry) =>
  kind === 'reply_withdrawn' || (kind === 'removed' && isAboutReply)

const decisions = {
  challenge: {
    upheld: () => 'Your challenge was upheld by the operator',
    rejected: () => 'Your challenge was rejected by the operator',
  },
  appeal: {
    upheld: () => 'The author’s appeal was accepted by the operator',
    rejected: () => 'The author’s appeal was rejected by the operator',
  },
  report: {
    upheld: (what: string) => `A reader’s report of the ${what} was upheld by the operator`,
    rejected: (what: string) => `A reader’s report of the ${what} was rejected by the operator`,
  },
}

function Note({ entry: { challenge, decision } }: { entry: HistoryEntry }) {
  const text = challenge
    ? `${challengeReasonText[challenge.reason]}: ${challenge.grounds}`
    : decision?.note
      ? decision.note
      : null
  return text && <span className="max-w-measure text-muted wrap-anywhere whitespace-pre-line">{text}</span>
}
