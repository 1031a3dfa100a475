import { type LinkedActivity, listActivities } from '#app/features/activities/listing.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { linkActivities } from '#app/features/inbox/linking-activities.server.ts'
import { lastMonths, topicsFrom } from '#app/features/inbox/periods.ts'
import { allows } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { readAnalysisPause } from '#app/features/reviews/analysis-pause.server.ts'
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
  /** Without insights: one of praise and one complaint, as examples. */
  quotes: TopicQuote[]
  /** The plan has neither shares nor topics. */
  isWithoutInsights?: boolean
  unreplied: Unreplied
  recentReviews: number
  activities: LinkedActivity[]
}

const fewestMentions = 3

/** Everything that the dashboard shows, each claim with its number. */
export async function readDashboard(db: Database, business: Business, at: Date): Promise<Dashboard> {
  const { id } = business
  const monthNames = lastMonths(at, 12)
  const pause = await readAnalysisPause(db, business, at)
  const [ratings, first, sentiments, topics, unreplied, recent] = await Promise.all([
    countRatings(db, id, monthNames[0]!),
    findFirstCounted(db, id),
    countSentiments(db, id, { from: topicsFrom(at), to: null }),
    compareTopics(db, id, { at, pause }),
    findReviewsWithoutReply(db, id, at),
    listActivities(db, id, { limit: 6 }),
  ])
  const { months, spread } = rateMonths(ratings, monthNames)
  const topPraise = mostNamed(topics, 'praise')
  const topComplaint = mostNamed(topics, 'complaints')
  const dashboard: Dashboard = {
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
    quotes: await findQuotes(db, id, claimsOf(topics), { from: topicsFrom(at), pause }),
    unreplied,
    recentReviews: months.at(-1)!.count + months.at(-2)!.count,
    activities: await linkActivities(db, id, recent.activities),
  }
  return allows(tierInForce(business.tierName), 'performanceInsights')
    ? dashboard
    : withoutInsights(dashboard)
}

const nothingSaid: SentimentCounts = {
  positive: 0,
  neutral: 0,
  negative: 0,
  unlearned: 0,
  unclear: 0,
  starsAlone: 0,
  imported: 0,
}

/** The rating, its trend and what to reply to, and one praise and one complaint as an example. */
function withoutInsights(dashboard: Dashboard): Dashboard {
  const examples = (['positive', 'negative'] as const).map((label) =>
    dashboard.quotes.find((quote) => quote.label === label),
  )
  return {
    ...dashboard,
    sentiments: nothingSaid,
    topics: { topics: [], isChanged: false, reviews: 0, reviewsBefore: 0 },
    topPraise: null,
    topComplaint: null,
    quotes: examples.filter((quote) => quote !== undefined),
    isWithoutInsights: true,
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
function claimsOf({ topics }: Topics): Claim[] {
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
