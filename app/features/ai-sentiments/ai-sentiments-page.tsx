import type { ToldTrend } from '#app/features/evidence/told-trend.ts'
import { ToldTrendList } from '#app/features/evidence/told-trend-list.tsx'
import { TrendWords } from '#app/features/evidence/trend-sentence.tsx'
import { fewestReviews } from '#app/features/insights/chance.ts'
import { NotEnoughReviews } from '#app/features/insights/not-enough-reviews.tsx'
import type { AiSentiments } from './ai-sentiments.ts'
import { Drivers } from './drivers.tsx'
import { Bursts, Outliers } from './outstanding.tsx'
import { OverTime } from './over-time.tsx'
import { Part } from './part.tsx'
import { SaidTopics } from './said-topics.tsx'

type AiSentimentsPageProps = { sentiments: AiSentiments /** Of all time. */; allReviews: number }

/** Sentiment over time, changes, opinions that go with the stars, topics, and reviews that stand out. */
export function AiSentimentsPage({ sentiments, allReviews }: AiSentimentsPageProps) {
  const { unit, overTime, changes, drivers, topics, outliers, bursts } = sentiments
  if (allReviews < fewestReviews)
    return (
      <NotEnoughReviews count={allReviews}>
        this page begins to show how your customers feel and which topics they praise and criticise. With
        more, it shows what changed and since when, which topics go with more stars, and which reviews stand
        out.
      </NotEnoughReviews>
    )
  return (
    <div className="grid gap-14">
      <OverTime chart={overTime} unit={unit} />
      <Changes changes={changes} />
      <Drivers {...drivers} />
      <SaidTopics {...topics} />
      <Outliers outliers={outliers} />
      <Bursts bursts={bursts} />
    </div>
  )
}

function Changes({ changes }: { changes: ToldTrend[] }) {
  const [first, ...others] = changes
  const answer = first ? (
    <TrendWords parts={first.parts} />
  ) : (
    'In the last half year, nothing is clearly judged better or worse than before.'
  )
  return (
    <Part answer={answer} id="changes" question="What changed?">
      {first && <ToldTrendList trends={[{ ...first, parts: [] }]} />}
      {others.length > 0 && <ToldTrendList trends={others} />}
      {first && (
        <p className="max-w-measure text-xs text-muted">
          We report a change once it is clearer than chance, taking all topics and weeks together. Even so, a
          business in which nothing changed gets such a sentence about one time in twenty, and more often if
          its seasons differ much. The first quote is from before, the second from after.
        </p>
      )}
    </Part>
  )
}
