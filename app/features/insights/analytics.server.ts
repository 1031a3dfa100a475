import { lastMonths, topicDays } from '#app/features/inbox/periods.ts'
import { averageOf as averageOfStars } from '#app/features/reviews/average.ts'
import { type Provenance, provenances } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type AnswerCounts, countAnswers } from './answers.server.ts'
import { addUp, averageOf, type StarCounts } from './chance.ts'
import { countRatings, type RatedMonth, type RatingCount, rateMonths } from './ratings.server.ts'
import { compareTopics, type Topics } from './topics.server.ts'

export type Rated = { count: number; average: number | null }

export type Analytics = {
  /** The last twelve, the oldest first, without imported reviews and those of insiders. */
  months: RatedMonth[]
  yearAverage: number | null
  stars: StarCounts
  byProvenance: { month: string; of: Record<Provenance, Rated> }[]
  total: Record<Provenance, Rated>
  topics: Topics
  answers: AnswerCounts[]
}

export async function readAnalytics(db: Database, businessId: string, at: Date): Promise<Analytics> {
  const names = lastMonths(at, 12)
  const [ratings, topics, answers] = await Promise.all([
    countRatings(db, businessId, names[0]!),
    compareTopics(db, businessId, { at, days: topicDays, limit: 30 }),
    countAnswers(db, businessId),
  ])
  const { months } = rateMonths(ratings, names)
  const stars = addUp(months.map((month) => month.stars))
  return {
    months,
    yearAverage: averageOf(stars),
    stars,
    byProvenance: names.map((month) => ({
      month,
      of: rateByProvenance(ratings.filter((each) => each.month === month)),
    })),
    total: rateByProvenance(ratings),
    topics,
    answers,
  }
}

function rateByProvenance(counts: RatingCount[]) {
  const rated = provenances.map((provenance) => {
    const own = counts.filter((each) => each.provenance === provenance)
    const count = own.reduce((sum, each) => sum + each.count, 0)
    const stars = own.reduce((sum, each) => sum + each.rating * each.count, 0)
    return [provenance, { count, average: averageOfStars(stars, count) }]
  })
  return Object.fromEntries(rated) as Record<Provenance, Rated>
}
