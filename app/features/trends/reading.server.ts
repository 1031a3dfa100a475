import type { Business } from '#app/features/businesses/business.table.ts'
import { readAnalysisPause } from '#app/features/reviews/analysis-pause.server.ts'
import { mondayOf } from '#app/features/reviews/counting-cells.ts'
import { readCounts } from '#app/features/reviews/counts.server.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import { findBursts } from './bursts.ts'
import { findChanges, type WeekSums } from './change-points.ts'
import { dayAfter, dayOf } from './days.ts'
import { findDrivers } from './drivers.ts'
import type { KnownOpinion } from './evidence-of-change.ts'
import { type NewestReview, readNewestReviews } from './newest-reviews.server.ts'
import { noOpinions, opinionsOf } from './opinion-sums.ts'
import { findOutliers } from './outliers.server.ts'
import type { Burst, Trends, WeekOfSentiment } from './trends.ts'
import { readWeeklyOpinions, type WeeklyOpinions } from './weekly-opinions.server.ts'

const weeksRead = 104
/** Older changes are no news. */
const weeksOfChanges = 26
const weeksShown = 52
const daysOfBursts = 182

/**
 * Changes, drivers of the stars, and what stands out, of customers' published reviews. Reads weekly sums of the topics
 * with most opinions, daily numbers, and the newest thousand reviews: about as much of a business with 100,000 as of one
 * with 1,000.
 */
export async function readTrends(
  db: Database,
  business: Pick<Business, 'id' | 'tierName'>,
  at: Date,
): Promise<Trends> {
  const today = dayOf(at)
  const monday = mondayOf(today)
  const pause = await readAnalysisPause(db, business, at)
  const [weekly, { newest, isAll }] = await Promise.all([
    readWeeklyOpinions(db, business.id, dayAfter(monday, -7 * (weeksRead - 1)), pause),
    readNewestReviews(db, business.id, pause),
  ])
  const first = (isAll && newest.at(-1)?.day) || dayAfter(today, 1 - daysOfBursts)
  const since = dayAfter(monday, -7 * weeksOfChanges)
  const opinions = opinionsByTopic(newest)
  const series = weekly.map((each) => ({ ...each, newest: opinions.get(each.topic) ?? [] }))
  const shown = (weeks: WeekSums[]) =>
    weeksOfSentiment(weeks, dayAfter(monday, -7 * (weeksShown - 1)), monday)
  return {
    weeks: shown(weekly.find(({ topic }) => topic === null)?.weeks ?? []),
    topics: weekly.flatMap(({ topic, weeks }) => (topic === null ? [] : [{ topic, weeks: shown(weeks) }])),
    changes: findChanges(series).filter((change) => change.since >= since),
    drivers: driversOf(newest, weekly),
    bursts: await readBursts(db, business.id, { first, today }),
    outliers: await findOutliers(db, business.id, newest),
  }
}

/** Those on whole texts under null. */
function opinionsByTopic(newest: NewestReview[]): Map<string | null, KnownOpinion[]> {
  const opinions = newest.flatMap(({ topics, score: whole, day, author, source, language }) =>
    [{ topic: null, score: whole }, ...(topics ?? [])].flatMap(({ topic, score }) =>
      score === null ? [] : [{ topic, opinion: { day, author, source, language, score } }],
    ),
  )
  const byTopic = Map.groupBy(opinions, ({ topic }) => topic)
  return new Map([...byTopic].map(([topic, all]) => [topic, all.map(({ opinion }) => opinion)]))
}

/** From reviews with words, and their opinions on topics that several authors mention. */
function driversOf(newest: NewestReview[], weekly: WeeklyOpinions[]): Trends['drivers'] {
  const known = new Set(weekly.map(({ topic }) => topic))
  const rated = newest.flatMap(({ rating, score, day, topics }) => {
    const said = topics?.filter(({ topic }) => known.has(topic)) ?? []
    return topics && (score !== null || said.length > 0) ? [{ rating, day, topics: said }] : []
  })
  return { effects: findDrivers(rated), reviews: rated.length, since: rated.at(-1)?.day ?? null }
}

function weeksOfSentiment(sums: WeekSums[], from: string, to: string): WeekOfSentiment[] {
  const byWeek = new Map(sums.map((each) => [each.week, each]))
  const first = sums.find(({ week }) => week >= from)?.week
  const weeks: WeekOfSentiment[] = []
  for (let week = first; week && week <= to; week = dayAfter(week, 7)) {
    const found = byWeek.get(week) ?? noOpinions
    weeks.push({ week, opinions: opinionsOf(found) })
  }
  return weeks
}

/** Of the last half year, or since the first review of a younger business. */
async function readBursts(
  db: Database,
  businessId: string,
  { first, today }: { first: string; today: string },
): Promise<Burst[]> {
  const halfYear = dayAfter(today, 1 - daysOfBursts)
  const from = first < halfYear ? halfYear : first
  const counted = await readCounts(db, businessId, {
    by: ['start'],
    in: 'day',
    from,
    to: dayAfter(today, 1),
    provenance: provenances.filter((provenance) => provenance !== 'insider'),
  })
  const reviewsOn = new Map(counted.map(({ start, reviews }) => [start, reviews]))
  const counts: number[] = []
  for (let day = from; day <= today; day = dayAfter(day, 1)) counts.push(reviewsOn.get(day) ?? 0)
  return findBursts(from, counts)
}
