import type { ReviewEntryKind } from '#app/features/receipts/log.schema.ts'
import { Time } from '#app/ui/time.tsx'
import { Block } from './block.tsx'
import type { ReviewDetail } from './review-detail.server.ts'

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
  withdrawn: 'Withdrawn by its author',
  removed: 'Removed by the operator',
  erased: 'Erased',
  imported: 'Imported',
}

/** The review's entries in the log, the newest first. */
export function ReviewHistory({ review: { history } }: { review: ReviewDetail }) {
  if (history.length === 0) return null
  const firstReply = history.findLast(({ kind }) => kind === 'answered')?.entryId
  return (
    <Block id="history" note="Each is an entry in our log" title="History">
      <ol className="ml-[5px] grid gap-4 border-l border-rule">
        {history.map(({ entryId, kind, at }) => (
          <li
            className="relative pl-5 text-sm before:absolute before:top-[7px] before:-left-[4.5px] before:size-2 before:rounded-full before:border before:border-rule before:bg-paper"
            key={entryId}
          >
            {kind === 'answered' && entryId !== firstReply ? 'Reply edited by you' : acts[kind]}
            <span className="block text-xs text-muted">
              <Time as="exact" at={at} />, log entry <code title={entryId}>{entryId.slice(-8)}</code>
            </span>
          </li>
        ))}
      </ol>
    </Block>
  )
}
