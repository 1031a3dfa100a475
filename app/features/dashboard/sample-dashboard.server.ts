import { and, eq, inArray } from 'drizzle-orm'
import { topicName } from '#app/features/analyses/topic-name.ts'
import { findDemo } from '#app/features/businesses/demo.server.ts'
import { isReadable } from '#app/features/reviews/publishing.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { countOf, formatAverage } from '#app/languages/format.ts'
import { minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { aboutTopic, ratedReviews } from './claims.tsx'
import { type Dashboard, readDashboard } from './dashboard.server.ts'
import { type Asked, type Evidence, readEvidence } from './sample-evidence.server.ts'

/** The demo's dashboard as everybody may see it, with the reviews behind its claims. */
export type SampleDashboard = {
  business: string
  /** Time of reading, ISO 8601. */
  at: string
  dashboard: ShownDashboard
  evidence: { summary: Evidence[]; topics: Evidence[] }
}
type ShownDashboard = Omit<Dashboard, 'quotes' | 'finding'>

const mostActivities = 2

let known: { sample: Promise<SampleDashboard>; db: Database; until: number } | undefined

/** Cached for ten minutes. Where no demo was seeded, or the database fails: the demo on the day of the snapshot. */
export function findSampleDashboard(db: Database): Promise<SampleDashboard> {
  if (!known || known.db !== db || known.until <= now().getTime()) {
    const read = readDemo(db, now()).catch((error: unknown) => {
      log.warn({ err: error }, 'dashboard of the demo')
      return null
    })
    known = { sample: read.then((live) => live ?? snapshot()), db, until: now().getTime() + minutes(10) }
  }
  return known.sample
}

async function snapshot() {
  const { default: taken } = await import('#seeds/bakery/dashboard.json', { with: { type: 'json' } })
  return taken as unknown as SampleDashboard
}

/** Null where no demo was seeded, or where it has become too old to have recent reviews. */
export async function readDemo(db: Database, at: Date): Promise<SampleDashboard | null> {
  const business = await findDemo(db)
  if (!business) return null
  const dashboard = await withoutPrivate(db, business.id, await readDashboard(db, business, at))
  if (!dashboard || dashboard.topics.topics.length === 0) return null
  const evidence = await readAllEvidence(db, business.id, dashboard, at)
  return { business: business.name, at: at.toISOString(), dashboard, evidence }
}

/**
 * Names only authors whose reviews anybody can read. Null if somebody waiting for a reply is not among
 * them: the sentence about the longest wait would be wrong.
 */
async function withoutPrivate(
  db: Database,
  businessId: string,
  { quotes: _, finding: __, activities, unreplied, ...rest }: Dashboard,
): Promise<ShownDashboard | null> {
  const about = activities.filter(({ type }) => type === 'review_published' || type === 'review_replied')
  const named = [
    ...about.flatMap(({ relatedId }) => relatedId ?? []),
    ...unreplied.longest.map(({ reviewId }) => reviewId),
  ]
  const rows = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.businessId, businessId), inArray(reviews.id, named), isReadable))
  const isPublic = (reviewId: string | null) => rows.some(({ id }) => id === reviewId)
  if (!unreplied.longest.every(({ reviewId }) => isPublic(reviewId))) return null
  return {
    ...rest,
    unreplied: { ...unreplied, longest: unreplied.longest.map((each) => ({ ...each, reviewId: '' })) },
    activities: about
      .filter(({ relatedId }) => isPublic(relatedId))
      .slice(0, mostActivities)
      .map(({ type, message, at }, index) => ({ id: String(index), type, message, at, relatedId: null })),
  }
}

async function readAllEvidence(db: Database, businessId: string, dashboard: ShownDashboard, at: Date) {
  const read = async (all: Omit<Asked, 'at'>[]) => {
    const found = await Promise.all(all.map((asked) => readEvidence(db, businessId, { ...asked, at })))
    return found.filter((evidence) => evidence !== null)
  }
  const ofTopics = dashboard.topics.topics.map(({ topic }) => ({
    claim: aboutTopic(topic),
    title: topicName(topic),
  }))
  return { summary: await read(claimsOf(dashboard)), topics: await read(ofTopics) }
}

/** In the order of the summary's sentences. */
function claimsOf({ score, topPraise, topComplaint }: ShownDashboard) {
  const claims: (Omit<Asked, 'at'> | null)[] = [
    score && {
      claim: ratedReviews,
      title: `${formatAverage(score.average, 1)} from ${countOf(score.count, 'review')}`,
    },
    topPraise && {
      claim: aboutTopic(topPraise.topic, 'positive'),
      title: `Praise: ${topPraise.topic}`,
    },
    topComplaint && {
      claim: aboutTopic(topComplaint.topic, 'negative'),
      title: `Complaints: ${topComplaint.topic}`,
    },
  ]
  return claims.filter((claim) => claim !== null)
}
