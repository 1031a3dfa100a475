import { sql } from 'drizzle-orm'
import { listTopicRules } from '#app/features/analyses/shown-topics.server.ts'
import { type AnalysisPause, isAnalysed } from '#app/features/reviews/analysis-pause.server.ts'
import type { MentionedTopic } from '#app/features/reviews/counting-cells.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Provenance } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'

const mostReviews = 1000

/** `score`, from -1 to 1, is null without a sure opinion. */
export type NamedTopic = { topic: string; praise: boolean; complaints: boolean; score: number | null }

/** A published review of a customer. `score` is null without a sentiment. */
export type NewestReview = {
  id: string
  /** "2026-11-22" */
  day: string
  rating: number
  score: number | null
  author: string
  source: string
  language: string
  /** As the owner names them, each once. Null if they wait. */
  topics: NamedTopic[] | null
}

/** The last thousand reviews, the newest first. Unless these are all, without those of their oldest day, some of which are missing. */
export async function readNewestReviews(
  db: Database,
  businessId: string,
  pause: AnalysisPause | null,
): Promise<{ newest: NewestReview[]; isAll: boolean }> {
  type Row = Omit<NewestReview, 'topics'> & {
    topics: MentionedTopic[]
    provenance: Provenance
    isAnalysed: boolean
  }
  const [{ rows }, rules] = await Promise.all([
    db.execute<Row>(sql`
      select f.review_id as id, to_char(f.written_on, 'YYYY-MM-DD') as day, f.rating, f.score::float8 / 1000 as score,
        f.author, f.import_source as source, f.language, f.provenance, f.topics, ${isAnalysed(pause)} as "isAnalysed"
      from (
        select * from ${reviewFacts} where business_id = ${businessId} and is_counted
        order by written_on desc, review_id desc limit ${mostReviews}
      ) f
      ${pause ? sql`join ${reviews} r on r.business_id = ${businessId} and r.id = f.review_id` : sql``}
      order by f.written_on desc, f.review_id desc`),
    listTopicRules(db, businessId),
  ])
  const ruleOf = new Map(rules.map((rule) => [rule.topic, rule]))
  const shownAs = (topic: string) => {
    const rule = ruleOf.get(topic)
    if (!rule) return topic
    return rule.isMuted ? null : rule.shownAs
  }
  const isAll = rows.length < mostReviews
  const oldest = rows.at(-1)?.day
  const newest = rows
    .filter(
      ({ day, provenance }) => provenance !== 'insider' && (isAll || day !== oldest || day === rows[0]!.day),
    )
    .map(({ isAnalysed: isKnown, provenance: _, topics, ...review }) => ({
      ...review,
      topics: isKnown ? named(topics, shownAs) : null,
    }))
  return { newest, isAll }
}

function named(topics: MentionedTopic[], shownAs: (topic: string) => string | null): NamedTopic[] {
  const byName = Map.groupBy(topics, ({ topic }) => shownAs(topic))
  return [...byName].flatMap(([topic, all]) => {
    if (topic === null) return []
    const scores = all.flatMap(({ score }) => score ?? [])
    return [
      {
        topic,
        praise: all.some(({ praise }) => praise === 1),
        complaints: all.some(({ complaints }) => complaints === 1),
        score:
          scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length / 1000,
      },
    ]
  })
}
