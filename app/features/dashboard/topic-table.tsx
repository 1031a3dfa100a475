import { useContext, useId } from 'react'
import { Link } from 'react-router'
import { topicName } from '#app/features/analyses/topic-name.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { countOf, formatDate, formatNumber } from '#app/languages/format.ts'
import { SentimentSign, SharedPatterns } from '#app/ui/sentiment.tsx'
import { Claim, InPlace } from './claim.tsx'
import { aboutTopic } from './claims.ts'
import type { Topic, Topics } from './topics.server.ts'

type TopicTableProps = {
  topics: Topics
  /** The plan lets the owner rename, join and mute topics. What was changed on a larger plan can be undone on any. */
  isEditable: boolean
}

/** Praise on the left, complaints on the right, the topic between them, and what changed. */
export function TopicTable({ topics: { topics, isChanged }, isEditable }: TopicTableProps) {
  const id = useId()
  const isAnyChange = topics.some(({ change }) => change)
  const most = Math.max(1, ...topics.flatMap(({ praise, complaints }) => [praise, complaints]))
  return (
    <>
      <SharedPatterns id={id} />
      {topics.length === 0 ? (
        <p className="text-sm text-muted">No topic has praise or complaints yet.</p>
      ) : (
        <table className="w-full table-fixed text-sm">
          <caption className="sr-only">Reviews that praise or complain, by topic</caption>
          <thead className="text-xs text-muted">
            <tr className="border-b border-line">
              <th className="py-2 text-right font-normal" scope="col">
                Praise <SentimentSign label="positive" text="of reviews" />
              </th>
              <th className={isAnyChange ? 'w-[92px] sm:w-[136px]' : 'w-[136px]'} scope="col">
                <span className="sr-only">Topic</span>
              </th>
              <th className="py-2 font-normal whitespace-nowrap" scope="col">
                <SentimentSign label="negative" text="in reviews:" /> Complaints
              </th>
              {isAnyChange && (
                <th className="w-[68px] py-2 text-right font-normal sm:w-[124px]" scope="col">
                  Change
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {topics.map((topic) => (
              <tr className="border-b border-line" key={topic.topic}>
                <td className="py-2">
                  <Bar
                    count={topic.praise}
                    id={id}
                    label="positive"
                    most={most}
                    to={inboxAddress(aboutTopic(topic.topic, 'positive'))}
                  />
                </td>
                <th className="px-2 text-center font-normal wrap-anywhere" scope="row">
                  <Claim of={aboutTopic(topic.topic)}>{topicName(topic.topic)}</Claim>
                </th>
                <td className="py-2">
                  <Bar
                    count={topic.complaints}
                    id={id}
                    label="negative"
                    most={most}
                    to={inboxAddress(aboutTopic(topic.topic, 'negative'))}
                  />
                </td>
                {isAnyChange && (
                  <td className="py-2 text-right">
                    <Change topic={topic} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {(topics.length > 0 || isEditable || isChanged) && (
        <p className="mt-3 text-xs text-muted">
          What fewer than three authors mention is left out.{' '}
          {(isEditable || isChanged) && (
            <Link to="/business/analytics/topics">
              {isEditable ? 'Rename, join or mute topics' : 'Your changes to topics'}
            </Link>
          )}
        </p>
      )}
    </>
  )
}

type BarProps = {
  /** Of the shared patterns. */
  id: string
  label: 'positive' | 'negative'
  count: number
  most: number
  to: string
}

/** The number is at the outer end of its bar; both link to those reviews where there is an inbox. */
function Bar({ id, label, count, most, to }: BarProps) {
  const hasInbox = useContext(InPlace) === null
  const isPraise = label === 'positive'
  const share = Math.max((72 * count) / most, 1)
  const bar = (
    <svg aria-hidden className="block overflow-visible" height="20" width="100%">
      {count > 0 && (
        <rect
          className={isPraise ? 'fill-positive' : 'edge-negative'}
          fill={isPraise ? undefined : `url(#${id}-negative)`}
          height="12"
          width={`${share}%`}
          x={isPraise ? `${100 - share}%` : 0}
          y="4"
        />
      )}
      <text
        className="fill-ink tabular-nums"
        dx={isPraise ? -7 : 7}
        textAnchor={isPraise ? 'end' : 'start'}
        x={isPraise ? `${count > 0 ? 100 - share : 100}%` : `${count > 0 ? share : 0}%`}
        y="15"
      >
        {formatNumber(count)}
      </text>
    </svg>
  )
  if (count === 0) {
    return (
      <>
        {bar}
        <span className="sr-only">none</span>
      </>
    )
  }
  const words = (
    <>
      {bar}
      <span className="sr-only">
        {countOf(count, 'review')} with {isPraise ? 'praise' : 'complaints'}
      </span>
    </>
  )
  if (!hasInbox) return words
  return (
    <Link className="block" to={to}>
      {words}
    </Link>
  )
}

function Change({ topic: { change } }: { topic: Topic }) {
  if (!change) return <span className="text-muted">no change</span>
  const isWorse = (change.what === 'complaints') === change.isMore
  return (
    <span className={isWorse ? 'font-medium' : 'text-muted'} title={`Since ${formatDate(change.since)}`}>
      {change.isMore ? 'more' : change.what === 'praise' ? 'less' : 'fewer'} {change.what}
    </span>
  )
}
