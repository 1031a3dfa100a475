import { type SQL, sql } from 'drizzle-orm'
import { analyses, aspects } from '#app/features/analyses/analysis.table.ts'
import { listTopicRules } from '#app/features/analyses/shown-topics.server.ts'
import type { ReviewSet } from '#app/features/question-reading/query.schema.ts'
import type { MentionedTopic } from '#app/features/reviews/counting-cells.ts'
import { readCounts } from '#app/features/reviews/counts.server.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { type Provenance, provenances } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import { unweighed } from '#app/platform/unweighed.server.ts'
import { tsqueryOf } from './finding-words.ts'

/** A published review, as questions are answered from it. */
export type Row = {
  id: string
  /** "2026-11-21" */
  writtenOn: string
  writtenAt: string
  rating: number
  provenance: Provenance
  importSource: string
  language: string
  label: 'positive' | 'neutral' | 'negative' | null
  score: number | null
  isReplied: boolean
  /** In tenths of an hour, from publication. */
  replyTime: number | null
  isHidden: boolean
  length: number
  /** By the names that the owner sees. */
  topics: MentionedTopic[]
  /** Title and text, of those in which the words may be. */
  text: string | null
  /** Sure opinions, with the words that they are about; for questions about words only. */
  opinions: { term: string; label: 'positive' | 'negative' }[]
}

/** Questions are answered from so many reviews, the newest of the period. */
export const mostRows = 1500

export type ReadRows = {
  rows: Row[] /** There are more reviews in the period than were read. */
  isBounded: boolean
}

/**
 * The newest published reviews of the set's period, without those of insiders. The rest of the set is not looked at.
 * Only with words or `isTimed` are texts and times of writing read: what is counted of a review is one row.
 */
export async function readRows(
  db: Database,
  businessId: string,
  set: ReviewSet,
  { isTimed }: { isTimed: boolean },
): Promise<ReadRows> {
  const [rows, rules] = await Promise.all([
    isTimed || set.words ? readTexts(db, businessId, set) : readFacts(db, businessId, set),
    listTopicRules(db, businessId),
  ])
  const ruleOf = new Map(rules.map((rule) => [rule.topic, rule]))
  const named = (topics: MentionedTopic[]) =>
    topics
      .filter(({ topic }) => !ruleOf.get(topic)?.isMuted)
      .map((each) => ({ ...each, topic: ruleOf.get(each.topic)?.shownAs ?? each.topic }))
  const newest = rows.slice(0, mostRows)
  return {
    rows: rules.length === 0 ? newest : newest.map((row) => ({ ...row, topics: named(row.topics) })),
    isBounded: rows.length > mostRows,
  }
}

async function readTexts(db: Database, businessId: string, set: ReviewSet): Promise<Row[]> {
  const { rows } = await db.execute<Row>(queryOf(businessId, set))
  return rows.map((row) => ({ ...row, writtenAt: new Date(row.writtenAt).toISOString() }))
}

type FactRow = Omit<Row, 'writtenAt' | 'isReplied' | 'length' | 'text' | 'opinions'>

async function readFacts(db: Database, businessId: string, { from, to }: ReviewSet): Promise<Row[]> {
  const { rows } = await db.execute<FactRow>(sql`
    select review_id as id, to_char(written_on, 'YYYY-MM-DD') as "writtenOn", rating, provenance,
      import_source as "importSource", language, label, score::float8 / 1000 as score, reply_time as "replyTime",
      is_hidden as "isHidden", topics
    from (
      select * from ${reviewFacts}
      where business_id = ${businessId} and is_counted and ${unweighed(sql`provenance <> 'insider'`)}
        ${from ? sql`and written_on >= ${from}` : sql``} ${to ? sql`and written_on <= ${to}` : sql``}
      order by written_on desc, review_id desc limit ${mostRows + 1}
    ) f
    order by written_on desc, review_id desc`)
  return rows.map((row) => ({
    ...row,
    writtenAt: row.writtenOn,
    isReplied: row.replyTime !== null,
    length: 0,
    text: null,
    opinions: [],
  }))
}

function queryOf(businessId: string, set: ReviewSet): SQL {
  const words = set.words?.flatMap(({ forms }) => forms)
  const found = words ? sql`n.search @@ ${tsqueryOf(words)}` : sql`false`
  return sql`
    select r.id, to_char(r.written_at at time zone 'UTC', 'YYYY-MM-DD') as "writtenOn", r.written_at as "writtenAt", r.rating,
      r.provenance, coalesce(r.import_source, '') as "importSource", coalesce(f.language, '') as language, f.label,
      f.score::float8 / 1000 as score, f.reply_time is not null as "isReplied", f.reply_time as "replyTime",
      r.hidden_at is not null as "isHidden",
      char_length(r.text) as length, coalesce(f.topics, '[]') as topics,
      case when ${found} then coalesce(r.title, '') || ' ' || r.text end as text,
      ${words ? opinionsIn(businessId, found) : sql`'[]'::jsonb`} as opinions
    from (
      select r.* from reviews r
      where r.business_id = ${businessId} and r.state = 'published'
        ${set.from ? sql`and r.written_at >= ${`${set.from}T00:00:00Z`}` : sql``}
        ${set.to ? sql`and r.written_at < ${`${set.to}T00:00:00Z`}::timestamptz + interval '1 day'` : sql``}
        and ${unweighed(sql`r.provenance <> 'insider'`)}
      order by r.written_at desc, r.id desc
      limit ${mostRows + 1}
    ) r
    left join ${reviewFacts} f on f.business_id = r.business_id and f.review_id = r.id
    ${words ? sql`left join ${analyses} n on n.business_id = r.business_id and n.review_id = r.id` : sql``}
    order by r.written_at desc, r.id desc`
}

const opinionsIn = (businessId: string, found: SQL) => sql`
  coalesce((select jsonb_agg(jsonb_build_object('term', a.term, 'label', a.label)) from ${aspects} a
    where ${found} and a.business_id = ${businessId} and a.review_id = r.id and a.shown and a.label <> 'neutral'), '[]')`

/** Without those of insiders. */
export async function countPublished(db: Database, businessId: string) {
  const cells = await readCounts(db, businessId, {
    by: [],
    provenance: provenances.filter((each) => each !== 'insider'),
  })
  return cells[0]?.reviews ?? 0
}
