import { sql } from 'drizzle-orm'
import { isFiledAlike } from '#analysis/aspects/trade.ts'
import { countedMentions, fewestAuthors, listTopicRules } from '#app/features/analyses/shown-topics.server.ts'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { type Months, shiftMonth } from '#app/features/inbox/periods.ts'
import type { Database } from '#app/platform/database.server.ts'
import { compareRatings, type Quarter, type RatingComparison, rateQuarters } from './comparing-ratings.ts'
import {
  type ComparedTopic,
  compareTopics,
  mentionsByQuarter,
  type NamedTopic,
  sumByTopic,
} from './comparing-topics.ts'
import type { ListedCompetitor } from './competitors.server.ts'
import { readCompetitorSide, readPublicSide, type Side } from './reading-sides.server.ts'
import { type ComparisonPeriod, monthsTogether, monthsWithin, quartersOf, totalOf } from './side.ts'

export type Totals = ReturnType<typeof totalOf>

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

type Asked = { businessId: string; competitor: ListedCompetitor; period: ComparisonPeriod; at: Date }

/** Null where nothing can be compared: the other side is away, or there is no month with reviews of both. */
export async function compareWith(db: Database, asked: Asked): Promise<Comparison | null> {
  const { businessId, competitor, period, at } = asked
  const [own, theirs] = await Promise.all([
    readPublicSide(db, businessId, at),
    readCompetitorSide(db, businessId, competitor, at),
  ])
  const months = theirs && monthsTogether(period, [own, theirs])
  if (!theirs || !months) return null
  const [ownMonths, theirMonths] = [own, theirs].map((side) => monthsWithin(side.months, months)) as [
    Side['months'],
    Side['months'],
  ]
  const totals = { own: totalOf(ownMonths), theirs: totalOf(theirMonths) }
  const isEnough = Math.min(totals.own.judged, totals.theirs.judged) >= fewestReviews
  const found = isEnough ? await readTopics(db, asked, { own, theirs, months }) : null
  return {
    ...{ months, ...totals },
    rating: compareRatings(totals.own.stars, totals.theirs.stars),
    topics: found && compareTopics(found.topics, { own: totals.own.judged, theirs: totals.theirs.judged }),
    trend: pairQuarters(rateQuarters(ownMonths, months), rateQuarters(theirMonths, months)),
    notCompared: found?.notCompared ?? [],
  }
}

const pairQuarters = (own: Quarter[], theirs: Quarter[]) =>
  own.map((quarter, at) => ({ quarter: quarter.quarter, own: quarter, theirs: theirs[at]! }))

/** Looked at are so many of the topics with most opinions on each side. */
const mostLookedAt = 30

type Sides = { own: Side; theirs: Side; months: Months }

async function readTopics(db: Database, { businessId, competitor }: Asked, { own, theirs, months }: Sides) {
  const all = monthsOfPeriod(months)
  const [candidates, rules] = await Promise.all([
    Promise.all([own, theirs].map((side) => side.findTopics(all, mostLookedAt))),
    listTopicRules(db, businessId),
  ])
  const nameOf = namesBy(rules)
  const topics = [...new Set(candidates.flat())].filter((topic) => !nameOf(topic).isMuted)
  const isCompared = (topic: string) =>
    isFiledAlike(own.trade, theirs.trade, topic) && !nameOf(topic).isJoined
  const compared = topics.filter(isCompared)
  const [ours, others, spoken] = await Promise.all([
    own.countTopics({ months: all, topics: compared }),
    theirs.countTopics({ months: all, topics: compared }),
    findSpokenOf(db, [businessId, competitor.otherBusinessId ?? businessId], compared),
  ])
  const named: NamedTopic[] = compared.map((topic) => ({
    ...{ topic, name: nameOf(topic).name },
    own: sumByTopic(ours, topic),
    theirs: sumByTopic(others, topic),
    voice: mentionsByQuarter({ own: ours, theirs: others }, topic, quartersOf(months, quartersOfVoice)),
  }))
  const isImported = competitor.otherBusinessId === null
  return {
    topics: named.filter(
      ({ topic, theirs: { reviews } }) => spoken.has(topic) || (isImported && reviews >= fewestAuthors),
    ),
    notCompared: topics.filter((topic) => !isCompared(topic)).slice(0, mostNamed),
  }
}

const mostNamed = 6
const quartersOfVoice = 4

function monthsOfPeriod({ from, to }: Months) {
  const months: string[] = []
  for (let month = from; month <= to; month = shiftMonth(month, 1)) months.push(month)
  return months
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

/** Those of the topics that at least three authors mention in one of these businesses. */
async function findSpokenOf(db: Database, businessIds: string[], topics: string[]) {
  const { rows } = await db.execute<{ topic: string }>(sql`
    select m.topic from ${countedMentions()}
    where m.business_id = any (${sql.param(businessIds)}::uuid[]) and m.topic = any (${sql.param(topics)}::text[])
    group by m.business_id, m.topic having count(distinct f.author) >= ${fewestAuthors}`)
  return new Set(rows.map(({ topic }) => topic))
}
