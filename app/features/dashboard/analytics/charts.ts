import type { Chart } from '#app/features/figures/chart.ts'
import type { IntervalsData } from './group-chart.ts'
import type { WeekData } from './hour-chart.ts'
import type { RatingData } from './rating-chart.ts'
import type { SentimentData } from './sentiment-chart.ts'
import type { BarsData } from './stars-chart.ts'
import type { TopicData } from './topic-chart.ts'

/** In the order of the page. */
export type Charts = {
  rating: Chart<RatingData>
  sentiment: Chart<SentimentData>
  topics: Chart<TopicData>
  stars: Chart<BarsData>
  sources: Chart<IntervalsData>
  languages: Chart<IntervalsData>
  replies: Chart<IntervalsData>
  hours: Chart<WeekData>
  invitations: Chart<BarsData>
  widgets: Chart<BarsData>
}
export type ChartId = keyof Charts
