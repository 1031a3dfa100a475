import { useEffect, useRef, useState } from 'react'
import { Form, Link } from 'react-router'
import { May } from '#app/features/businesses/business-context.tsx'
import { textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import { tagNames } from '#app/features/tags/review-tags.tsx'
import { type Tag, tagLimits } from '#app/features/tags/tag.vocabulary.ts'
import { countOf } from '#app/languages/format.ts'
import { besideReview } from '#app/languages/review.en.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Face } from '#app/ui/face.tsx'
import { NameField } from '#app/ui/name-field.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Inbox, InboxRow } from './inbox.server.ts'
import { exportAddress, type InboxFilter, inboxAddress, selectionPrefix } from './inbox-address.ts'
import { InboxKeys } from './keyboard-shortcuts.tsx'

/** What is in no file: only published reviews are exported. */
const neverPublished = ['waiting', 'withdrawn', 'removed']

type InboxListProps = {
  inbox: Inbox
  filter: InboxFilter
  openId: string | undefined
  /** By review. */
  tags: Record<string, Tag[]>
  /** The refusal of an action on the selected reviews. */
  refused: FormResult | undefined
}

export function InboxList({
  inbox: { rows, count, isMore, next },
  filter,
  openId,
  tags,
  refused,
}: InboxListProps) {
  const opened = useOpened(openId)
  return (
    <>
      <div className="flex items-baseline justify-between gap-4 border-b border-line py-2 pr-5 pl-(--gutter) text-xs text-muted pointer-coarse:py-3">
        <p role="status">
          {isMore ? `More than ${countOf(count, 'review')}` : countOf(count, 'review')}
          {filter.after && (
            <>
              , older reviews.{' '}
              <Link className="reach" to={inboxAddress({ ...filter, after: undefined })}>
                Back to the newest
              </Link>
            </>
          )}
        </p>
        <div className="flex items-baseline gap-4">
          {/* On a plan without exports, this link leads to the plans. */}
          {!neverPublished.includes(filter.state) && (
            <a className="reach whitespace-nowrap" href={exportAddress(filter)}>
              Export published as CSV
            </a>
          )}
          <InboxKeys />
        </div>
      </div>
      <May right="reply">
        <BulkActs refused={refused} />
      </May>
      <ul>
        {rows.map((row) => (
          <li
            className={classNames(
              'grid grid-cols-[auto_minmax(0,1fr)] border-b border-l-3 border-line border-l-transparent hover:bg-sheet',
              row.id === openId && 'min-[1000px]:border-l-ink min-[1000px]:bg-sheet',
            )}
            data-row
            key={row.id}
          >
            <SelectRow isUnread={row.isWithoutReply && opened?.has(row.id) === false} row={row} />
            <Link
              aria-current={row.id === openId ? 'true' : undefined}
              className="grid grid-cols-1 gap-1 py-4 pr-5 no-underline focus-visible:-outline-offset-2"
              data-review
              preventScrollReset
              to={inboxAddress({ ...filter, review: row.id })}
            >
              <Row row={row} tags={tags[row.id] ?? []} />
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

function Row({ row, tags }: { row: InboxRow; tags: Tag[] }) {
  return (
    <>
      <span className="flex items-center justify-between gap-2 text-xs text-muted">
        <Stars rating={row.rating} />
        <Time as="date" at={row.writtenAt} />
      </span>
      {row.product && <span className="truncate text-xs font-medium">{row.product}</span>}
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
      <span className="flex items-center justify-between gap-3 text-xs">
        <span className="flex min-w-0 items-center gap-2">
          {row.authorName && <Face isSmall name={row.authorName} />}
          <span className="min-w-0 truncate">{row.authorName}</span>
        </span>
        <span className={classNames('whitespace-nowrap', row.isWithoutReply ? 'font-medium' : 'text-muted')}>
          {standingOf(row)}
        </span>
      </span>
      {tags.length > 0 && (
        <span className="text-xs text-muted wrap-anywhere">
          <span className="sr-only">Tags: </span>
          {tags.map(({ name }) => name).join(' · ')}
        </span>
      )}
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
      ? 'To reply'
      : provenance === 'imported' || provenance === 'insider'
        ? besideReview.provenance[provenance]
        : 'Published'
  if (isHidden) return `${is}, words hidden`
  return isChallenged ? `${is}, challenged` : is
}

const formId = 'selection'

/** The box of a row. It belongs to the form above the list. */
function SelectRow({ row: { id, authorName }, isUnread }: { row: InboxRow; isUnread: boolean }) {
  return (
    <label className="relative cursor-pointer pt-4 pr-3 pl-[calc(var(--gutter)-3px)]">
      {isUnread && (
        <span className="unread">
          New<span className="sr-only">, not opened yet</span>
        </span>
      )}
      <input
        aria-label={`Select the review by ${authorName ?? 'an author no longer shown'}`}
        className="tick"
        data-select
        form={formId}
        name={selectionPrefix + id}
        type="checkbox"
      />
    </label>
  )
}

/**
 * Tags for the selected reviews. It appears with the first selected box, also without JavaScript. Tags are all that
 * several reviews can get at once: a challenge needs grounds of its own, and customers notice when many get the same reply.
 */
function BulkActs({ refused }: { refused: FormResult | undefined }) {
  const error = refused?.errors.tag ?? refused?.message
  const form = useRef<HTMLFormElement>(null)
  const [count, setCount] = useState(0)
  useEffect(() => {
    const recount = () => setCount(document.querySelectorAll('[data-select]:checked').length)
    recount()
    document.addEventListener('change', recount)
    const afterReset = () => setTimeout(recount)
    document.addEventListener('reset', afterReset)
    return () => {
      document.removeEventListener('change', recount)
      document.removeEventListener('reset', afterReset)
    }
  }, [])
  return (
    <Form
      className="sticky top-0 z-10 hidden gap-2 [&:has(~ul_[data-select]:checked)]:grid border-b border-line bg-paper px-(--gutter) py-3"
      id={formId}
      method="post"
      onSubmit={(event) => setTimeout(() => (event.target as HTMLFormElement).reset())}
      preventScrollReset
      ref={form}
    >
      <p className="flex items-center justify-between gap-3 text-sm">
        <span role="status">{count > 0 ? `${countOf(count, 'review')} selected` : 'Tag these reviews'}</span>
        <button className="text-xs underline underline-offset-4 pointer-coarse:min-h-11" type="reset">
          Clear
        </button>
      </p>
      <NameField
        className="w-24 flex-1"
        error={error}
        id="selection"
        label="Tag for the selected reviews"
        list={tagNames}
        maxLength={tagLimits.name.max}
        name="tag"
        placeholder="Tag"
      >
        <Button name="act" value="tag">
          Add
        </Button>
        <Button kind="quiet" name="act" value="untag">
          Remove
        </Button>
      </NameField>
    </Form>
  )
}

const kept = 'inbox-opened'
const mostKept = 500

/** The reviews that were opened in this browser; null until that is known. Nobody's reading is stored with us. */
function useOpened(openId: string | undefined): Set<string> | null {
  const [opened, setOpened] = useState<Set<string> | null>(null)
  useEffect(() => {
    const known = readKept()
    const all = openId ? [openId, ...known.filter((id) => id !== openId)].slice(0, mostKept) : known
    localStorage.setItem(kept, JSON.stringify(all))
    setOpened(new Set(all))
  }, [openId])
  return opened
}

function readKept(): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(kept) ?? '[]')
    return Array.isArray(known) ? known.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
