import { Link } from 'react-router'
import type { Act } from '#app/features/log-format/acts.ts'
import { challengeReasonText } from '#app/features/reviews/review.vocabulary.ts'
import { countOf } from '#app/languages/format.ts'
import { Time } from '#app/ui/time.tsx'
import type { HistoryEntry } from './review-history.server.ts'

const acts: Partial<Record<Act, string>> = {
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
  answer_removed: 'Reply deleted by you',
  picture_hidden: 'Picture hidden by the operator',
  pictures_changed: 'Pictures changed',
  set_back: 'Set back by a restored backup',
  withdrawn: 'Withdrawn by its author',
  removed: 'Removed by the operator',
  erased: 'Erased',
  imported: 'Imported',
}

/** The cases on the transparency page on which an act of this kind appears. */
const cases: Partial<Record<Act, string>> = {
  challenged: 'challenged',
  decided: 'challenged',
  removed: 'removed',
  refused: 'refused',
  withdrawn: 'withdrawn',
}

type ReviewHistoryProps = { history: HistoryEntry[]; businessId: string }

export function ReviewHistory({ history, businessId }: ReviewHistoryProps) {
  if (history.length === 0) return null
  const record = `/business/${businessId}/transparency`
  return (
    <details className="fold">
      <summary>
        <h2 className="font-sans text-sm font-medium">History</h2>
      </summary>
      <ol className="ml-[5px] grid gap-4 border-l border-rule">
        {history.map((entry, index) => (
          <li
            className="relative grid gap-0.5 pl-5 text-sm before:absolute before:top-[7px] before:-left-[4.5px] before:size-2 before:rounded-full before:border before:border-rule before:bg-paper"
            key={entry.entryId}
          >
            <span>{actOf(entry, history.slice(index + 1))}</span>
            <Note entry={entry} />
            <span className="text-xs text-muted">
              <Time as="exact" at={entry.at} />,{' '}
              {entry.index === null ? 'soon in the log' : `log entry ${entry.index}`}
              {cases[entry.act] && !entry.isAboutReply && entry.decision?.about !== 'report' && (
                <>
                  , <Link to={`${record}/${cases[entry.act]}`}>among all such cases</Link>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-xs text-muted">
        Each is an entry in our log. <a href={record}>Your transparency page</a>
      </p>
    </details>
  )
}

function actOf({ act, actor, stars, decision, isAboutReply }: HistoryEntry, earlier: HistoryEntry[]) {
  if (act === 'answered') {
    const before = earlier.find((each) => each.act === 'answered' || each.act === 'answer_removed')
    return before?.act === 'answered' ? 'Reply edited by you' : acts.answered
  }
  if (act === 'answer_removed' && actor === 'operator') return 'Reply removed by the operator'
  if (act === 'edited' && stars && stars.before !== stars.after)
    return `${acts.edited}: from ${stars.before} to ${countOf(stars.after, 'star')}`
  if (decision) return decisions[decision.about][decision.outcome](isAboutReply ? 'reply' : 'review')
  return acts[act] ?? act
}

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
