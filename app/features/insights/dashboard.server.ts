import { type LinkedActivity, listActivities } from '#app/features/activities/listing.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { linkActivities } from '#app/features/inbox/linking-activities.server.ts'
import { daysBefore, lastMonths, topicDays } from '#app/features/inbox/periods.ts'
import type { Database } from '#app/platform/database.server.ts'
import { addUp, averageOf, fewestReviews, isSignificant } from './chance.ts'
import { type Claim, findQuotes, type TopicQuote } from './quotes.server.ts'
import { countRatings, findFirstCounted, type RatedMonth, rateMonths } from './ratings.server.ts'
import { countSentiments, type SentimentCounts } from './sentiments.server.ts'
import { compareTopics, type Topic, type Topics } from './topics.server.ts'
import { findReviewsWithoutReply, type Unreplied } from './without-reply.server.ts'

export type Comparison = {
  month: RatedMonth
  before: RatedMonth
  /** Null when one of the months has too few reviews to be compared. */
  difference: { by: number; isSignificant: boolean } | null
}

export type Dashboard = {
  /** Never with imported reviews. Null while no review counts. */
  score: { average: number; count: number; since: string } | null
  importedCount: number
  comparison: Comparison
  months: RatedMonth[]
  yearAverage: number | null
  sentiments: SentimentCounts
  topics: Topics
  /** The most praised topic and the one with most complaints, each named by at least three reviews. */
  topPraise: Topic | null
  topComplaint: Topic | null
  quotes: TopicQuote[]
  unreplied: Unreplied
  recentReviews: number
  activities: LinkedActivity[]
}

const fewestMentions = 3

/** Everything that the dashboard shows, each claim with its number. */
export async function readDashboard(db: Database, business: Business, at: Date): Promise<Dashboard> {
  const { id } = business
  const monthNames = lastMonths(at, 12)
  const [ratings, first, sentiments, topics, unreplied, recent] = await Promise.all([
    countRatings(db, id, monthNames[0]!),
    findFirstCounted(db, id),
    countSentiments(db, id, { from: daysBefore(at, topicDays), to: null }),
    compareTopics(db, id, { at, days: topicDays }),
    findReviewsWithoutReply(db, id, at),
    listActivities(db, id, { limit: 6 }),
  ])
  const { months, spread } = rateMonths(ratings, monthNames)
  const topPraise = mostNamed(topics, 'praise')
  const topComplaint = mostNamed(topics, 'complaints')
  return {
    score: first && {
      average: business.reviewScore,
      count: business.reviewCount,
      since: first.toISOString(),
    },
    importedCount: business.importedCount,
    comparison: compareMonths(months, spread),
    months,
    yearAverage: averageOf(addUp(months.map(({ stars }) => stars))),
    sentiments,
    topics,
    topPraise,
    topComplaint,
    quotes: await findQuotes(db, id, claimsOf(topics), daysBefore(at, topicDays)),
    unreplied,
    recentReviews: months.at(-1)!.count + months.at(-2)!.count,
    activities: await linkActivities(db, id, recent.activities),
  }
}

/** A topic is on one side only: nobody can act on "people praise the food and complain about the food". */
const isMostly = ({ praise, complaints }: Topic, what: 'praise' | 'complaints') =>
  what === 'praise' ? praise > complaints : complaints >= praise

function mostNamed({ topics, reviews }: Topics, what: 'praise' | 'complaints') {
  if (reviews < fewestReviews) return null
  const [most] = topics
    .filter((topic) => topic[what] >= fewestMentions && isMostly(topic, what))
    .sort((a, b) => b[what] - a[what])
  return most ?? null
}

/** The two most praised topics and the one with most complaints, for a quote each. */
function claimsOf({ topics, reviews }: Topics): Claim[] {
  if (reviews < fewestReviews) return []
  const by = (what: 'praise' | 'complaints') =>
    topics.filter((topic) => topic[what] > 0 && isMostly(topic, what)).sort((a, b) => b[what] - a[what])
  const [praise, morePraise] = by('praise').map(({ topic }) => ({ topic, label: 'positive' as const }))
  const [complaint] = by('complaints').map(({ topic }) => ({ topic, label: 'negative' as const }))
  return [praise, complaint, morePraise].filter((claim) => claim !== undefined)
}

function compareMonths(months: RatedMonth[], spread: number): Comparison {
  const [before, month] = months.slice(-2) as [RatedMonth, RatedMonth]
  if (month.count < fewestReviews || before.count < fewestReviews) return { month, before, difference: null }
  const one = { average: month.average!, count: month.count }
  const other = { average: before.average!, count: before.count }
  return {
    month,
    before,
    difference: { by: one.average - other.average, isSignificant: isSignificant(spread, one, other) },
  }
}
