import { sql } from 'drizzle-orm'
import { countByTopic, findStanding } from '#app/features/analyses/counting-topics.server.ts'
import { type Days, isMentionedIn, listTopicRules } from '#app/features/analyses/shown-topics.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type Asked, factsAsked } from './counts.server.ts'

/** Reviews that mention a topic, that praise it and that complain about it; a review that does both counts in both. */
export type TopicCount = {
  /** The name that the owner sees. */
  topic: string
  reviews: number
  praise: number
  complaints: number
  praiseBefore: number
  complaintsBefore: number
}

type OfTopics = Omit<Asked<never>, 'by' | 'from' | 'to' | 'topic'> & {
  now: Days
  /** The earlier days to compare with. */
  before?: Days | null
  limit?: number
}

/**
 * The topics that at least three authors mention in these days, by the names that the owner sees, those with most praise
 * and complaints first. Without reviews of insiders.
 */
export async function countTopics(
  db: Database,
  businessId: string,
  { now, before = null, limit = 80, ...asked }: OfTopics,
): Promise<TopicCount[]> {
  const isNow = isMentionedIn(now)
  const isBefore = before ? isMentionedIn(before) : sql`false`
  const [rules, isAsked] = [await listTopicRules(db, businessId), factsAsked(asked)]
  const counted = await countByTopic<TopicCount>(db, businessId, {
    counts: {
      reviews: isNow,
      praise: sql`${isNow} and m.praise`,
      complaints: sql`${isNow} and m.complaint`,
      praiseBefore: sql`${isBefore} and m.praise`,
      complaintsBefore: sql`${isBefore} and m.complaint`,
    },
    rank: sql`praise + complaints`,
    limit: 2 * limit,
    days: { from: before ? before.from : now.from, to: now.to },
    isAsked,
    rules,
  })
  const standing = await findStanding(db, businessId, counted, { is: sql`${isNow} and ${isAsked}`, rules })
  return counted.filter(({ topic }) => standing.has(topic)).slice(0, limit)
}
