import { sql } from 'drizzle-orm'
import { isFiledAlike } from '#analysis/aspects/trade.ts'
import { countByTopic, findStanding } from '#app/features/analyses/counting-topics.server.ts'
import type { Quote } from '#app/features/analyses/quotes.server.ts'
import { isMentionedIn, listTopicRules } from '#app/features/analyses/shown-topics.server.ts'
import { readTrade } from '#app/features/analyses/trade.server.ts'
import { inboxPeriodOf } from '#app/features/analytics/analytics-filter.ts'
import { daysOf } from '#app/features/analytics/chart-counts.server.ts'
import {
  areRatingsApart,
  differenceOfRatings,
  fewestReviews,
  ratingOf,
  type StarCounts,
} from '#app/features/figures/statistics.ts'
import { quoteFindings } from '#app/features/findings/finding-quotes.server.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { type Months, windowOfMonths } from '#app/features/inbox/period-filter.ts'
import { findPublicAddresses } from '#app/features/published-reviews/public-place.server.ts'
import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import type { Database } from '#app/platform/database.server.ts'
import { compareTopics, type Difference, type NamedTopic } from './compare-topics.ts'
import {
  type Compared,
  countSide,
  monthsTogether,
  readCompared,
  readOwnCompared,
  type SideCounts,
} from './compared-businesses.server.ts'
import { importedAddress } from './competitor.schema.ts'
import type { Competitor } from './competitors.server.ts'

type Asked = { businessId: string; competitor: Competitor; at: Date }

/** An exact part of a review of one's own or of the other business. */
export type ComparedQuote = Omit<Quote, 'authorName'> & {
  from: 'own' | 'theirs'
  /** Null where names are not kept. */
  authorName: string | null
  address: string
}

export type ShownDifference = Difference & {
  /** Where the reviews behind each number are listed. */
  addresses: { own: string; theirs: string }
  /** Of the largest differences beyond chance, at most one of each business. */
  quotes: ComparedQuote[]
}

const mostQuoted = 12

/** Null where nothing can be compared: the other business is away, or there is no month with reviews of both. */
export async function readComparison(db: Database, { businessId, competitor, at }: Asked) {
  const [own, theirs] = await Promise.all([
    readOwnCompared(db, businessId, at),
    readCompared(db, competitor, at),
  ])
  const counted = own && theirs && (await countSides(db, own, theirs, 12))
  return counted && compareSides(db, competitor, { own: own.id, theirs: theirs.id }, counted)
}
export type Comparison = NonNullable<Awaited<ReturnType<typeof readComparison>>>

/** Counts the reviews of these months, or of all months where one business has too few in them. */
async function countSides(
  db: Database,
  one: Compared,
  other: Compared,
  most?: number,
): Promise<{ months: Months; own: SideCounts; theirs: SideCounts } | null> {
  const months = monthsTogether([one, other], most)
  if (!months) return null
  const [own, theirs] = await Promise.all([countSide(db, one.id, months), countSide(db, other.id, months)])
  const isEnough = Math.min(own.reviews, theirs.reviews) >= fewestReviews
  return isEnough || !most ? { months, own, theirs } : countSides(db, one, other)
}
type CountedSides = NonNullable<Awaited<ReturnType<typeof countSides>>>

async function compareSides(db: Database, competitor: Competitor, ids: Ids, counted: CountedSides) {
  const { months, own, theirs } = counted
  const isEnough = Math.min(own.judged, theirs.judged) >= fewestReviews
  const found = isEnough ? await readTopics(db, ids, months) : null
  const compared = found && compareTopics(found.topics, { own: own.judged, theirs: theirs.judged })
  const quotes = compared ? await quoteBoth(db, ids, competitor, months, compared) : new Map()
  return {
    ...counted,
    rating: compareRatings(own.stars, theirs.stars),
    /** Null with too few reviews with words of either business. */
    differences:
      compared?.map(
        (each): ShownDifference => ({
          ...each,
          addresses: addressesOf(each, competitor, months),
          quotes: quotes.get(each) ?? [],
        }),
      ) ?? null,
    /** Topics that the two businesses file differently, or that the owner joined. */
    notCompared: found?.notCompared ?? [],
  }
}

/** Null with too few reviews of either business. */
function compareRatings(own: StarCounts, theirs: StarCounts) {
  const [one, other] = [ratingOf(own), ratingOf(theirs)]
  const difference = differenceOfRatings(own, theirs)
  if (!one || !other || !difference) return null
  return { own: one, theirs: other, difference, isSure: areRatingsApart(own, theirs) }
}

type Ids = { own: string; theirs: string }

const mostNamed = 6
const nobody = { praise: 0, complaints: 0, isStanding: false }

/**
 * Topics that at least three authors mention at one of the two. The owner's names for topics hold for both. Joined topics have
 * no share of their own: a review may mention both.
 */
async function readTopics(db: Database, ids: Ids, months: Months) {
  const [counts, rules, ownTrade, theirTrade] = await Promise.all([
    countTopicsOfBoth(db, ids, months),
    listTopicRules(db, ids.own),
    readTrade(db, ids.own),
    readTrade(db, ids.theirs),
  ])
  const ruleOf = (topic: string) => {
    const rule = rules.find((each) => each.topic === topic)
    const name = rule?.shownAs ?? topic
    const others = rules.filter((each) => each.shownAs === name && !each.isMuted)
    const isJoined = others.length > 1 || others.some((each) => each.topic !== topic)
    return { name, isMuted: rule?.isMuted ?? false, isJoined }
  }
  const topics = [...new Set(counts.map(({ topic }) => topic))].filter((topic) => !ruleOf(topic).isMuted)
  const isCompared = (topic: string) => isFiledAlike(ownTrade, theirTrade, topic) && !ruleOf(topic).isJoined
  const of = (topic: string, id: string) =>
    counts.find((each) => each.topic === topic && each.businessId === id) ?? nobody
  return {
    topics: topics.filter(isCompared).flatMap((topic): NamedTopic[] => {
      const [own, theirs] = [of(topic, ids.own), of(topic, ids.theirs)]
      return own.isStanding || theirs.isStanding ? [{ topic, name: ruleOf(topic).name, own, theirs }] : []
    }),
    notCompared: topics.filter((topic) => !isCompared(topic)).slice(0, mostNamed),
  }
}

/** `read`: topics read for each; `lookedAt`: those of them with most opinions. */
const most = { lookedAt: 30, read: 1000 }

type Told = { topic: string; praise: number; complaints: number; opinions: number }

/** Topics with opinions that both show, those with most first. Names of people are never compared, and hidden words are not counted. */
async function countTopicsOfBoth(db: Database, { own, theirs }: Ids, months: Months) {
  const days = daysOf(months)
  const isThing = sql`m.kind = 'thing'`
  const isShown = sql`not f.is_hidden`
  const both = await Promise.all(
    [own, theirs].map(async (businessId) => {
      const told = await countByTopic<Told>(db, businessId, {
        counts: {
          praise: sql`${isThing} and m.praise`,
          complaints: sql`${isThing} and m.complaint`,
          opinions: sql`${isThing} and (m.praise or m.complaint)`,
        },
        rank: sql`opinions`,
        limit: most.read,
        days,
        isAsked: isShown,
        rules: [],
      })
      return { businessId, told }
    }),
  )
  const looked = new Set(both.flatMap(({ told }) => told.slice(0, most.lookedAt)).map(({ topic }) => topic))
  const counts = await Promise.all(
    both.map(async ({ businessId, told }) => {
      const its = told.filter(({ topic }) => looked.has(topic))
      const is = sql`${isThing} and ${isShown} and ${isMentionedIn(days)}`
      const standing = await findStanding(db, businessId, its, { is, rules: [] })
      return its.map((each) => ({ ...each, businessId, isStanding: standing.has(each.topic) }))
    }),
  )
  return counts.flat().sort((one, other) => other.opinions - one.opinions)
}

const labels = { praise: 'positive', complaints: 'negative' } as const

function addressesOf({ topic, name, opinion }: Difference, { id, collectsAs }: Competitor, months: Months) {
  const [label, period] = [labels[opinion], inboxPeriodOf(months)]
  return {
    own: inboxAddress({ state: 'published', provenance: 'customers', topic: name, label, period }),
    theirs: collectsAs ? viewAddress(collectsAs, { topic }) : importedAddress(id, { topic, label, period }),
  }
}

/** Quotes of both of the largest differences beyond chance, each of another review if possible, none of hidden words. */
async function quoteBoth(
  db: Database,
  ids: Ids,
  { id, collectsAs }: Competitor,
  months: Months,
  compared: Difference[],
) {
  const size = ({ difference }: Difference) => Math.abs(difference.value)
  const sure = compared
    .filter(({ isSure }) => isSure)
    .sort((one, other) => size(other) - size(one))
    .slice(0, mostQuoted)
  const [own, theirs] = await Promise.all([
    quoteOne(db, ids.own, months, sure, ({ name }) => name),
    quoteOne(db, ids.theirs, months, sure, ({ topic }) => topic),
  ])
  const isPublic = collectsAs !== null
  const reviewIds = theirs.flatMap((quote) => quote?.reviewId ?? [])
  const publicAddresses = isPublic ? await findPublicAddresses(db, collectsAs, reviewIds) : new Map()
  const shown = (quote: Quote | undefined, from: 'own' | 'theirs', address: string): ComparedQuote[] => {
    if (!quote || !address) return []
    const isNameless = from === 'theirs' && quote.provenance === 'imported'
    return [{ ...quote, from, address, authorName: isNameless ? null : quote.authorName }]
  }
  return new Map(
    sure.map((each, at) => {
      const [ours, others] = [own[at], theirs[at]]
      const theirAddress = isPublic
        ? (publicAddresses.get(others?.reviewId) ?? '')
        : importedAddress(id, { review: others?.reviewId ?? '' })
      return [
        each,
        [
          ...shown(ours, 'own', inboxAddress({ review: ours?.reviewId })),
          ...shown(others, 'theirs', theirAddress),
        ],
      ]
    }),
  )
}

const mostCharacters = 160

async function quoteOne(
  db: Database,
  id: string,
  months: Months,
  sure: Difference[],
  nameOf: (difference: Difference) => string,
) {
  const asked = sure.map((each) => ({
    topic: nameOf(each),
    side: each.opinion === 'praise' ? ('praise' as const) : ('complaint' as const),
  }))
  const found = await quoteFindings(db, id, asked, windowOfMonths(months))
  const used = new Set<string>()
  return found.map(({ own }): Quote | undefined => {
    const readable = own.filter(({ isHidden, text }) => !isHidden && text.length <= mostCharacters)
    const chosen = readable.find(({ reviewId }) => !used.has(reviewId)) ?? readable[0]
    if (chosen) used.add(chosen.reviewId)
    return chosen
  })
}
