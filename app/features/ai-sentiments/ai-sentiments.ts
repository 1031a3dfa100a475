import type { Chart } from '#app/features/analytics/chart.ts'
import type { IntervalsData } from '#app/features/analytics/group-chart.ts'
import type { Citation } from '#app/features/citations/cited-sentence.ts'
import type { ToldTrend } from '#app/features/evidence/told-trend.ts'
import type { Topic } from '#app/features/insights/topics.server.ts'
import type { SentimentOverTime, SentimentUnit } from './sentiment-over-time.ts'
import type { TopicTrend } from './topic-trend.ts'

export type SaidTopic = Topic & { trend: TopicTrend | null; quotes: TopicCitation[] }
type TopicCitation = Citation & { label: 'positive' | 'negative' }

/** A review whose stars and words disagree. */
export type ToldOutlier = { rating: number; citation: Citation }

export type AiSentiments = {
  unit: SentimentUnit
  overTime: Chart<SentimentOverTime>
  changes: ToldTrend[]
  drivers: { told: ToldTrend[]; chart: Chart<IntervalsData> }
  topics: {
    said: SaidTopic[]
    /** The first day of the reviews. */
    since: Date
    reviews: number
    reviewsBefore: number
  }
  outliers: ToldOutlier[]
  bursts: ToldTrend[]
}
