import { fewestReviews } from '#app/features/figures/statistics.ts'
import { Block } from '#app/features/inbox/block.tsx'
import { countOf, formatNumber } from '#app/languages/format.ts'
import { SentimentBar } from '#app/ui/sentiment.tsx'
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
      note={isEnough ? `${countOf(topics.reviews, 'review')} from this month and the two before` : undefined}
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
            Counted by reading every review: an estimate, which can be off by a fifth. Quotes are only what is
            sure.{' '}
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
