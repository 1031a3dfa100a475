import { Link } from 'react-router'
import { provenanceText } from '#app/features/reviews/public-review.ts'
import { textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import { countOf } from '#app/languages/format.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Stars } from '#app/ui/stars.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Inbox, InboxRow } from './inbox.server.ts'
import { type InboxFilter, inboxAddress } from './inbox-address.ts'

type InboxListProps = { inbox: Inbox; filter: InboxFilter; openId: string | undefined }

/** One page of reviews, each a link. */
export function InboxList({ inbox: { rows, count, isMore, next }, filter, openId }: InboxListProps) {
  return (
    <>
      <p className="border-b border-line px-(--gutter) py-2 text-xs text-muted" role="status">
        {isMore ? `More than ${countOf(count, 'review')}` : countOf(count, 'review')}
        {filter.after && (
          <>
            , older reviews.{' '}
            <Link to={inboxAddress({ ...filter, after: undefined })}>Back to the newest</Link>
          </>
        )}
      </p>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <Link
              aria-current={row.id === openId ? 'true' : undefined}
              className={classNames(
                'grid grid-cols-1 gap-1 border-b border-l-3 border-line py-4 pr-5 pl-[calc(var(--gutter)-3px)] no-underline hover:bg-sheet focus-visible:-outline-offset-2',
                'border-l-transparent',
                row.id === openId && 'min-[1000px]:border-l-ink min-[1000px]:bg-sheet',
              )}
              data-review
              preventScrollReset
              to={inboxAddress({ ...filter, review: row.id })}
            >
              <Row row={row} />
            </Link>
          </li>
        ))}
      </ul>
      {next && (
        <p className="px-(--gutter) py-4">
          <Link className="btn" rel="next" to={inboxAddress({ ...filter, after: next })}>
            Older reviews
          </Link>
        </p>
      )}
    </>
  )
}

function Row({ row }: { row: InboxRow }) {
  return (
    <>
      <span className="flex items-center justify-between gap-2 text-xs text-muted">
        <Stars rating={row.rating} />
        <Time as="date" at={row.writtenAt} />
      </span>
      <span
        className={classNames(
          'line-clamp-2 wrap-anywhere',
          row.beginning ? 'font-serif' : 'text-sm text-muted',
        )}
      >
        {row.title && <strong className="font-medium">{row.title} </strong>}
        {row.beginning === null
          ? row.standing === 'withdrawn'
            ? 'Withdrawn by its author'
            : 'Removed by the operator'
          : textOrNone({ title: row.title, text: row.beginning })}
      </span>
      <span className="flex justify-between gap-3 text-xs">
        <span className="min-w-0 truncate">{row.authorName}</span>
        <span className={classNames('whitespace-nowrap', row.isWithoutReply ? 'font-medium' : 'text-muted')}>
          {standingOf(row)}
        </span>
      </span>
    </>
  )
}

function standingOf({ standing, hasReply, isWithoutReply, isChallenged, isHidden, provenance }: InboxRow) {
  if (standing === 'waiting') return 'Held by a check'
  if (standing === 'withdrawn') return 'Withdrawn'
  if (standing === 'removed') return 'Removed'
  const is = hasReply
    ? 'Replied'
    : isWithoutReply
      ? 'No reply yet'
      : provenance === 'imported' || provenance === 'insider'
        ? provenanceText[provenance].label
        : 'Published'
  if (isHidden) return `${is}, words hidden`
  return isChallenged ? `${is}, challenged` : is
}
