import { Block } from '#app/features/inbox/block.tsx'
import { countOf, formatNumber } from '#app/languages/format.ts'
import { SentimentBar } from '#app/ui/sentiment.tsx'
import { fewestReviews } from './chance.ts'
import type { Dashboard } from './dashboard.server.ts'
import { TopicTable } from './topic-table.tsx'
import { unanalysedNote } from './unanalysed-note.ts'

type PraiseAndComplaintsProps = {
  dashboard: Pick<Dashboard, 'topics' | 'sentiments'>
  /** The heading's level. */
  level?: 2 | 3
}

/** Sentiment and topics of the last days. */
export function PraiseAndComplaints({ dashboard: { topics, sentiments }, level }: PraiseAndComplaintsProps) {
  const { positive, neutral, negative, imported } = sentiments
  const note = unanalysedNote([sentiments])
  const isEnough = topics.reviews >= fewestReviews
  return (
    <Block
      id="topics"
      level={level}
      note={
        isEnough
          ? `${countOf(topics.reviews, 'review')} from this month and the two before${topics.reviewsBefore > 0 ? `, compared with ${formatNumber(topics.reviewsBefore)} in the three months before` : ''}`
          : undefined
      }
      title="What do people praise and complain about?"
    >
      {isEnough ? (
        <>
          <SentimentBar
            hasKey
            label={`of ${countOf(positive + neutral + negative, 'review')} from this month and the two before`}
            {...{ positive, neutral, negative }}
          />
          <div className="mt-6">
            <TopicTable isEditable={false} topics={topics} />
          </div>
          <p className="mt-3 text-xs text-muted">
            Only praise and complaints that the engine is sure enough of are counted.{' '}
            {imported > 0 &&
              `${formatNumber(imported)} of these ${imported === 1 ? 'was' : 'were'} imported: included here, but never in your rating. `}
            {note}
          </p>
        </>
      ) : (
        <p className="text-sm text-muted">
          Not enough reviews yet: {topics.reviews} in this month and the two before. Topics appear once there
          are {fewestReviews}.
        </p>
      )}
    </Block>
  )
}
