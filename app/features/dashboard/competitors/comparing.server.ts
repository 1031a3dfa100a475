import { isFiledAlike } from '#analysis/aspects/trade.ts'
import { fewestAuthors, listTopicRules } from '#app/features/analyses/shown-topics.server.ts'
import {
  areRatingsApart,
  differenceOfRatings,
  fewestReviews,
  type Interval,
  ratingOf,
  type StarCounts,
} from '#app/features/figures/statistics.ts'
import type { Months } from '#app/features/inbox/periods.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type ComparedTopic, compareTopics, type NamedTopic } from './comparing-topics.ts'
import type { Competitor } from './competitors.server.ts'
import { countSideTopics, findSideTopics, readSide, readTheirSide, type Side } from './side.server.ts'
import {
  type ComparisonPeriod,
  monthsTogether,
  monthsWithin,
  quarterMonths,
  quartersOf,
  type SideMonth,
  totalOf,
} from './side.ts'

export type Totals = ReturnType<typeof totalOf>
type Rating = Interval & { count: number }
export type Quarter = { reviews: number; rating: Rating | null }
export type RatingComparison = { own: Rating; theirs: Rating; difference: Interval; isSure: boolean }

export type Comparison = {
  months: Months
  own: Totals
  theirs: Totals
  /** Null with too few on either side. */
  rating: RatingComparison | null
  /** Null with too few reviews with words on either side. */
  topics: ComparedTopic[] | null
  trend: { quarter: string; own: Quarter; theirs: Quarter }[]
  /** Topics that the two sides file differently, or that the owner joined. */
  notCompared: string[]
}

export type Asked = { businessId: string; competitor: Competitor; period: ComparisonPeriod; at: Date }

const mostQuarters = 12

/** Null where nothing can be compared: the other side is away, or there is no month with reviews of both. */
export async function compareWith(db: Database, asked: Asked): Promise<Comparison | null> {
  const { businessId, competitor, period, at } = asked
  const [own, theirs] = await Promise.all([readSide(db, businessId, at), readTheirSide(db, competitor, at)])
  const months = theirs && monthsTogether(period, [own, theirs])
  if (!theirs || !months) return null
  const within = { own: monthsWithin(own.months, months), theirs: monthsWithin(theirs.months, months) }
  const totals = { own: totalOf(within.own), theirs: totalOf(within.theirs) }
  const isEnough = Math.min(totals.own.judged, totals.theirs.judged) >= fewestReviews
  const found = isEnough ? await readTopics(db, businessId, { own, theirs, months }) : null
  return {
    ...{ months, ...totals },
    rating: compareRatings(totals.own.stars, totals.theirs.stars),
    topics: found && compareTopics(found.topics, { own: totals.own.judged, theirs: totals.theirs.judged }),
    trend: quartersOf(months, mostQuarters).map((quarter) => ({
      quarter,
      own: rateQuarter(within.own, quarter),
      theirs: rateQuarter(within.theirs, quarter),
    })),
    notCompared: found?.notCompared ?? [],
  }
}

/** Null with too few reviews on either side. */
function compareRatings(own: StarCounts, theirs: StarCounts): RatingComparison | null {
  const [one, other] = [ratingOf(own), ratingOf(theirs)]
  const difference = differenceOfRatings(own, theirs)
  return one && other && difference
    ? { own: one, theirs: other, difference, isSure: areRatingsApart(own, theirs) }
    : null
}

function rateQuarter(months: SideMonth[], quarter: string): Quarter {
  const { stars, reviews } = totalOf(monthsWithin(months, quarterMonths(quarter)))
  return { reviews, rating: ratingOf(stars) }
}

/** Looked at are so many of the topics with most opinions on each side. */
const mostLookedAt = 30
const mostNamed = 6
const nobody = { praise: 0, complaints: 0, authors: 0 }

type Sides = { own: Side; theirs: Side; months: Months }

/** Topics that at least three authors mention on one side. */
async function readTopics(db: Database, businessId: string, { own, theirs, months }: Sides) {
  const sides = [own, theirs]
  const [candidates, rules] = await Promise.all([
    Promise.all(sides.map(({ id }) => findSideTopics(db, id, months, mostLookedAt))),
    listTopicRules(db, businessId),
  ])
  const nameOf = namesBy(rules)
  const topics = [...new Set(candidates.flat())].filter((topic) => !nameOf(topic).isMuted)
  const isCompared = (topic: string) =>
    isFiledAlike(own.trade, theirs.trade, topic) && !nameOf(topic).isJoined
  const compared = topics.filter(isCompared)
  const [ours, others] = await Promise.all(sides.map(({ id }) => countSideTopics(db, id, months, compared)))
  const named = compared.map((topic): NamedTopic => {
    const isIt = (each: { topic: string }) => each.topic === topic
    return {
      ...{ topic, name: nameOf(topic).name },
      ...{ own: ours!.find(isIt) ?? nobody, theirs: others!.find(isIt) ?? nobody },
    }
  })
  return {
    topics: named.filter(({ own, theirs }) => Math.max(own.authors, theirs.authors) >= fewestAuthors),
    notCompared: topics.filter((topic) => !isCompared(topic)).slice(0, mostNamed),
  }
}

/** The owner's names for topics hold on both sides. Joined topics have no share of their own: a review may mention both. */
function namesBy(rules: Awaited<ReturnType<typeof listTopicRules>>) {
  return (topic: string) => {
    const rule = rules.find((each) => each.topic === topic)
    const name = rule?.shownAs ?? topic
    const others = rules.filter((each) => each.shownAs === name && !each.isMuted)
    return {
      name,
      isMuted: rule?.isMuted ?? false,
      isJoined: others.length > 1 || others.some((each) => each.topic !== topic),
    }
  }
}
