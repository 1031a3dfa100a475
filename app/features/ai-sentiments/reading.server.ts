import type { Business } from '#app/features/businesses/business.table.ts'
import { readCitable } from '#app/features/citations/citing.server.ts'
import { quoteFrom } from '#app/features/evidence/example-quote.server.ts'
import { tellBursts, tellChanges, tellDrivers } from '#app/features/evidence/told-trends.server.ts'
import { citationOf } from '#app/features/evidence/topic-citation.ts'
import { topicsFrom } from '#app/features/inbox/periods.ts'
import { type Claim, findQuotes } from '#app/features/insights/quotes.server.ts'
import { compareTopics } from '#app/features/insights/topics.server.ts'
import { mondayOf } from '#app/features/reviews/counting-cells.ts'
import { dayAfter, dayOf } from '#app/features/trends/days.ts'
import { readTrends } from '#app/features/trends/reading.server.ts'
import type { Outlier, Trends } from '#app/features/trends/trends.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { AiSentiments, ToldOutlier } from './ai-sentiments.ts'
import { driverChart } from './driver-chart.ts'
import { readWeeksOfSentiment } from './reading-weeks.server.ts'
import { fittingUnit, type SentimentUnit, sentimentOverTime, weeksRead } from './sentiment-over-time.ts'
import { topicTrend } from './topic-trend.ts'

type OfBusiness = Pick<Business, 'id' | 'tierName'>

/** So many of each are told. */
const most = { changes: 6, drivers: 4, topics: 12, bursts: 3 }

/** All that AI Sentiments shows. `asked`: null for the unit that fits. */
export async function readAiSentiments(
  db: Database,
  business: OfBusiness,
  at: Date,
  asked: SentimentUnit | null,
): Promise<AiSentiments> {
  const trends = await readTrends(db, business, at)
  const [{ unit, overTime }, changes, drivers, topics, outliers, bursts] = await Promise.all([
    readOverTime(db, business.id, at, asked),
    tellChanges(db, business, trends.changes.slice(0, most.changes)),
    tellDrivers(db, business, trends.drivers.effects.slice(0, most.drivers), trends.drivers),
    readTopics(db, business.id, trends, at),
    tellOutliers(db, business.id, trends.outliers),
    tellBursts(db, business.id, trends.bursts.slice(0, most.bursts)),
  ])
  return {
    ...{ unit, overTime, changes, topics, outliers, bursts },
    drivers: { told: drivers, chart: driverChart(trends.drivers) },
  }
}

export async function readOverTime(db: Database, businessId: string, at: Date, asked: SentimentUnit | null) {
  const monday = mondayOf(dayOf(at))
  const weeks = await readWeeksOfSentiment(db, businessId, dayAfter(monday, -7 * (weeksRead - 1)))
  const unit = asked ?? fittingUnit(weeks, monday)
  return { unit, overTime: sentimentOverTime(weeks, unit, monday) }
}

async function readTopics(
  db: Database,
  businessId: string,
  trends: Trends,
  at: Date,
): Promise<AiSentiments['topics']> {
  const { topics, reviews, reviewsBefore } = await compareTopics(db, businessId, { at, limit: most.topics })
  const claims = topics.flatMap(({ topic, praise, complaints }): Claim[] => [
    ...(praise > 0 ? [{ topic, label: 'positive' as const }] : []),
    ...(complaints > 0 ? [{ topic, label: 'negative' as const }] : []),
  ])
  const since = topicsFrom(at)
  const quotes = await findQuotes(db, businessId, claims, { from: since })
  const said = topics.map((topic) => ({
    ...topic,
    trend: topicTrend(trends.topics.find((each) => each.topic === topic.topic)?.weeks ?? []),
    quotes: quotes
      .filter((quote) => quote.topic === topic.topic)
      .map((quote) => ({ ...citationOf(quote), label: quote.label })),
  }))
  return { said, since, reviews, reviewsBefore }
}

/** The reviews whose stars and words disagree, each with a sentence that does. */
async function tellOutliers(db: Database, businessId: string, outliers: Outlier[]): Promise<ToldOutlier[]> {
  const citable = await readCitable(
    db,
    businessId,
    outliers.map(({ reviewId }) => reviewId),
  )
  return outliers.flatMap(({ reviewId, rating }) => {
    const citation = quoteFrom(citable.get(reviewId), rating >= 4 ? 'negative' : 'positive')
    return citation ? [{ rating, citation }] : []
  })
}
