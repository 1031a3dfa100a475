import { sql } from 'drizzle-orm'
import { topicRules } from '#app/features/analyses/analysis.table.ts'
import { hasAuthors } from '#app/features/analyses/shown-topics.server.ts'
import { lastMonths, topicMonths } from '#app/features/inbox/periods.ts'
import { type AnalysisPause, isAnalysed } from '#app/features/reviews/analysis-pause.server.ts'
import { readCounts } from '#app/features/reviews/counts.server.ts'
import { reviewFacts, topicCounts } from '#app/features/reviews/facts.table.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isShareChanged } from './chance.ts'

/** The authors are counted of so many topics, those with most praise and complaints. */
const mostLookedAt = 60

/** How many reviews praise a topic and how many complain about it; a review that does both counts in both. */
export type Topic = {
  topic: string
  praise: number
  complaints: number
  praiseBefore: number
  complaintsBefore: number
  /** A significant change of the share of reviews: "more complaints". Null if there is none. */
  change: { what: 'praise' | 'complaints'; isMore: boolean } | null
}

export type Topics = {
  topics: Topic[]
  /** The owner renamed, joined or muted topics. */
  isChanged: boolean
  /** Published reviews of the period, and of the one of the same length before it. */
  reviews: number
  reviewsBefore: number
}

/**
 * Topics of this month and the two before that at least three authors mention, with what is clearly praise or complaint,
 * compared with the three months before. Imported reviews are included, those of insiders are not. A review that mentions
 * several topics that the owner joined is counted for each.
 */
export async function compareTopics(
  db: Database,
  businessId: string,
  { at, limit = 8, pause = null }: { at: Date; limit?: number; pause?: AnalysisPause | null },
): Promise<Topics> {
  const months = lastMonths(at, 2 * topicMonths)
  const [from, middle] = [`${months[0]}-01`, `${months[topicMonths]}-01`]
  const customers = provenances.filter((provenance) => provenance !== 'insider')
  const [counts, said] = await Promise.all([
    readCounts(db, businessId, { by: ['start'], in: 'month', from, provenance: customers }),
    db.execute<{ isChanged: boolean; topics: Omit<Topic, 'change'>[] }>(sql`
      with most as (
        select coalesce(t.shown_as, c.topic) as topic, array_agg(distinct c.topic) as topics,
          coalesce(sum(c.praise) filter (where c.start >= ${middle}), 0)::int as praise,
          coalesce(sum(c.complaints) filter (where c.start >= ${middle}), 0)::int as complaints,
          coalesce(sum(c.praise) filter (where c.start < ${middle}), 0)::int as "praiseBefore",
          coalesce(sum(c.complaints) filter (where c.start < ${middle}), 0)::int as "complaintsBefore"
        from (
          select topic, start, praise, complaints from ${topicCounts}
          where business_id = ${businessId} and start >= ${from} ${pause ? waiting(businessId, pause) : sql``}
        ) c
        left join ${topicRules} t on t.business_id = ${businessId} and t.topic = c.topic
        where t.is_muted is not true
        group by 1
        having sum(c.praise + c.complaints) filter (where c.start >= ${middle}) > 0
        order by sum(c.praise + c.complaints) filter (where c.start >= ${middle}) desc, 1
        limit ${mostLookedAt}
      )
      select exists (select from ${topicRules} where business_id = ${businessId}) as "isChanged",
        (select coalesce(jsonb_agg(to_jsonb(t) - 'topics'), '[]') from (
          select * from most where ${hasAuthors(businessId, sql`topics`)}
          order by praise + complaints desc, topic limit ${limit}
        ) t) as topics`),
  ])
  const total = (isIn: (start: string) => boolean) =>
    counts.filter(({ start }) => isIn(start)).reduce((sum, { reviews }) => sum + reviews, 0)
  const reviews = total((start) => start >= middle) - (pause?.waiting ?? 0)
  const reviewsBefore = total((start) => start < middle)
  const { isChanged, topics } = said.rows[0]!
  return {
    topics: topics.map((topic) => ({ ...topic, change: changeOf(topic, reviews, reviewsBefore) })),
    isChanged,
    reviews,
    reviewsBefore,
  }
}

/** Takes off what the reviews mention whose topics wait. They are of one month. */
const waiting = (businessId: string, pause: AnalysisPause) => sql`
  union all
  select s.topic, f.written_on, -s.praise, -s.complaints
  from reviews r
  join ${reviewFacts} f on f.business_id = r.business_id and f.review_id = r.id
  cross join lateral jsonb_to_recordset(f.topics) as s (topic text, praise int, complaints int)
  where r.business_id = ${businessId} and r.state = 'published' and r.written_at > ${pause.after}
    and not ${isAnalysed(pause)}`

/** A change in complaints comes before a change in praise: an owner should know it first. */
function changeOf(topic: Omit<Topic, 'change'>, reviews: number, before: number): Topic['change'] {
  const of = (what: 'praise' | 'complaints') => [topic[what], topic[`${what}Before`]] as const
  const what = (['complaints', 'praise'] as const).find((each) => {
    const [is, was] = of(each)
    return isShareChanged(is, reviews, was, before)
  })
  if (!what) return null
  const [is, was] = of(what)
  return { what, isMore: is * before > was * reviews }
}
