import { useContext, useId } from 'react'
import { Link } from 'react-router'
import { topicName } from '#app/features/analyses/topic-name.ts'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { countOf, formatDate, formatNumber } from '#app/languages/format.ts'
import { Block } from '#app/ui/block.tsx'
import { SentimentBar, SentimentSign, SharedPatterns } from '#app/ui/sentiment.tsx'
import { aboutTopic, Claim, InPlace } from './claims.tsx'
import type { Dashboard, Topic } from './dashboard.server.ts'

/** Sentiment and topics of this month and the two before. */
export function PraiseAndComplaints({ dashboard: { topics, sentiments } }: { dashboard: Dashboard }) {
  const { positive, neutral, negative, unjudged, imported } = sentiments
  const isEnough = topics.reviews >= fewestReviews
  return (
    <Block
      id="topics"
      note={isEnough ? `${countOf(topics.reviews, 'review')} from this month and the two before` : undefined}
      title="What do people praise and complain about?"
    >
      {isEnough ? (
        <>
          <SentimentBar
            hasKey
            label={`of ${countOf(positive + neutral + negative, 'review')} from this month and the two before`}
            positive={positive}
            neutral={neutral}
            negative={negative}
          />
          <TopicTable topics={topics.topics} />
          <p className="mt-3 text-xs text-muted">
            As our engine reads the mentions; it misses one in seven.
            {imported > 0 && ` ${formatNumber(imported)} of the reviews were imported.`}
            {unjudged > 0 && ` ${countOf(unjudged, 'review')} could not be judged.`}
          </p>
        </>
      ) : (
        <p className="text-sm text-muted">
          {topics.reviews} reviews in this month and the two before. Topics need {fewestReviews}.
        </p>
      )}
    </Block>
  )
}

export function TopicTable({ topics }: { topics: Topic[] }) {
  const id = useId()
  const most = Math.max(1, ...topics.flatMap(({ praise, complaints }) => [praise, complaints]))
  if (topics.length === 0)
    return <p className="mt-6 text-sm text-muted">No topic has praise or complaints yet.</p>
  return (
    <>
      <SharedPatterns id={id} />
      <table className="mt-6 w-full table-fixed text-sm wrap-anywhere">
        <caption className="sr-only">Reviews that praise or complain, by topic</caption>
        <thead className="text-xs text-muted">
          <tr className="border-b border-line">
            <th className="py-2 text-right font-normal" scope="col">
              Praise <SentimentSign label="positive" text="of reviews" />
            </th>
            <th className="w-[136px] sm:w-[168px]" scope="col">
              <span className="sr-only">Topic</span>
            </th>
            <th className="py-2 text-left font-normal" scope="col">
              <SentimentSign label="negative" text="in reviews:" /> Complaints
            </th>
          </tr>
        </thead>
        <tbody>
          {topics.map((each) => (
            <tr className="border-b border-line" key={each.topic}>
              <td className="py-2">
                <Bar count={each.praise} id={id} label="positive" most={most} topic={each.topic} />
              </td>
              <th className="px-2 text-center font-normal wrap-anywhere" scope="row">
                <Claim of={aboutTopic(each.topic)}>{topicName(each.topic)}</Claim>
                {each.change && <Change {...each.change} />}
              </th>
              <td className="py-2">
                <Bar count={each.complaints} id={id} label="negative" most={most} topic={each.topic} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

type BarProps = {
  /** The id of the shared SVG patterns, which prefixes theirs. */
  id: string
  label: 'positive' | 'negative'
  count: number
  most: number
  topic: string
}

/** The number is at the outer end of its bar; both link to those reviews where there is an inbox. */
function Bar({ id, label, count, most, topic }: BarProps) {
  const hasInbox = useContext(InPlace) === null
  const isPraise = label === 'positive'
  const width = count > 0 ? Math.max((72 * count) / most, 1) : 0
  const content = (
    <svg
      aria-label={
        count === 0 ? 'none' : `${countOf(count, 'review')} with ${isPraise ? 'praise' : 'complaints'}`
      }
      className="block overflow-visible"
      height="20"
      role="img"
      width="100%"
    >
      {count > 0 && (
        <rect
          className={isPraise ? 'fill-positive' : 'edge-negative'}
          fill={isPraise ? undefined : `url(#${id}-negative)`}
          height="12"
          width={`${width}%`}
          x={isPraise ? `${100 - width}%` : 0}
          y="4"
        />
      )}
      <text
        className="fill-ink tabular-nums"
        dx={isPraise ? -7 : 7}
        textAnchor={isPraise ? 'end' : 'start'}
        x={`${isPraise ? 100 - width : width}%`}
        y="15"
      >
        {formatNumber(count)}
      </text>
    </svg>
  )
  return hasInbox && count > 0 ? (
    <Link className="block" to={inboxAddress(aboutTopic(topic, label))}>
      {content}
    </Link>
  ) : (
    content
  )
}

function Change({ what, isMore, since }: NonNullable<Topic['change']>) {
  const isWorse = (what === 'complaints') === isMore
  return (
    <span
      className={`block text-xs ${isWorse ? 'font-medium' : 'text-muted'}`}
      title={`Since ${formatDate(since)}`}
    >
      {isMore ? 'more' : what === 'praise' ? 'less' : 'fewer'} {what}
    </span>
  )
}
