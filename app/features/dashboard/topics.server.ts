import { sql } from 'drizzle-orm'
import { topicRules } from '#app/features/analyses/analysis.table.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { countTopics, type TopicCount } from '#app/features/figures/topics.server.ts'
import type { Findings } from '#app/features/findings/finding.ts'
import { lastMonths, topicMonths } from '#app/features/inbox/periods.ts'
import type { AnalysisPause } from '#app/features/reviews/analysis-pause.server.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'

export type Topic = Pick<TopicCount, 'topic' | 'praise' | 'complaints'> & {
  /** As its finding says: "more complaints". Null if there is none. */
  change: { what: 'praise' | 'complaints'; isMore: boolean; since: string } | null
}

export type Topics = {
  topics: Topic[]
  /** The owner renamed, joined or muted topics. */
  isChanged: boolean
  /** Published reviews of the period. */
  reviews: number
}

type OfTopics = { at: Date; pause: AnalysisPause | null; findings: Findings | null; limit?: number }

/** Topics of this month and the two before. Imported reviews are included, those of insiders are not. */
export async function readTopics(
  db: Database,
  businessId: string,
  { at, pause, findings, limit = 8 }: OfTopics,
): Promise<Topics> {
  const from = `${lastMonths(at, topicMonths)[0]!}-01`
  const [[counted], topics, changed] = await Promise.all([
    readCounts(db, businessId, {
      by: [],
      from,
      pause,
      provenance: provenances.filter((each) => each !== 'insider'),
    }),
    countTopics(db, businessId, { now: { from, to: null }, pause, limit }),
    db.execute(sql`select from ${topicRules} where business_id = ${businessId} limit 1`),
  ])
  return {
    topics: topics.map(({ topic, praise, complaints }) => ({
      ...{ topic, praise, complaints },
      change: changeOf(topic, findings),
    })),
    isChanged: changed.rowCount === 1,
    reviews: counted?.reviews ?? 0,
  }
}

/** A change in complaints comes before a change in praise: an owner should know it first. */
function changeOf(topic: string, all: Findings | null): Topic['change'] {
  for (const side of ['complaint', 'praise'] as const) {
    const found = all?.findings.find((each) => each.topic === topic && each.side === side)
    if (!found?.since) continue
    const isMore = found.state === 'new' || found.state === 'growing'
    return { what: side === 'praise' ? 'praise' : 'complaints', isMore, since: found.since }
  }
  return null
}
