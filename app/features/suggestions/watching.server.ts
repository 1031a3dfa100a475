import { sql } from 'drizzle-orm'
import { aspects } from '#app/features/analyses/analysis.table.ts'
import { topicsBehind } from '#app/features/analyses/shown-topics.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { unweighed } from '#app/platform/unweighed.server.ts'
import { verdictOf, type Watch, type Watched } from './watch.ts'

const weeksBefore = 26
const mostOpinions = 150
/** Complaints on a topic before a day, "2026-05-03", and since. The words come from these counts alone. */
export async function watchTopic(
  db: Database,
  businessId: string,
  { topic, day }: { topic: string; day: string },
): Promise<Watch> {
  const topics = await topicsBehind(db, businessId, topic)
  const [before, since] = await Promise.all([
    countOpinions(db, businessId, { topics, from: daysFrom(day, -7 * weeksBefore), to: daysFrom(day, -1) }),
    countOpinions(db, businessId, { topics, from: day, to: null }),
  ])
  return { before, since, verdict: verdictOf(before, since) }
}

type Asked = { topics: string[]; from: string; to: string | null }

/** Of the newest opinions, from the first whole day among them. */
async function countOpinions(
  db: Database,
  businessId: string,
  { topics, from, to }: Asked,
): Promise<Watched> {
  const end = to ? sql`and a.written_at < (${to}::date + 1)::timestamp at time zone 'utc'` : sql``
  const { rows } = await db.execute<{ id: string; day: string; complains: boolean }>(sql`
    select review_id as id, to_char(max(written_at) at time zone 'utc', 'YYYY-MM-DD') as day,
      bool_or(label = 'negative') as complains
    from unnest(array(select jsonb_array_elements_text(${JSON.stringify(topics)}::jsonb))) as t (topic)
    cross join (values ('negative'), ('positive')) as l (label)
    cross join lateral (
      select a.review_id, a.written_at from ${aspects} a
      where a.business_id = ${businessId} and a.topic = t.topic and a.label = l.label and a.shown
        and a.written_at >= ${from}::date::timestamp at time zone 'utc' ${end}
        and exists (select from reviews r where r.business_id = ${businessId} and r.id = a.review_id
          and ${unweighed(sql`r.state = 'published'`)} and r.provenance <> 'insider' offset 0)
      order by a.written_at desc limit ${mostOpinions}
    ) a
    group by review_id
    order by max(written_at) desc`)
  const isCut = rows.length > mostOpinions
  const first = isCut ? daysFrom(rows[mostOpinions]!.day, 1) : from
  const counted = rows.filter(({ day }) => day >= first)
  return { count: counted.filter(({ complains }) => complains).length, of: counted.length, from: first, to }
}

function daysFrom(day: string, count: number) {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + count)
  return at.toISOString().slice(0, 10)
}
