import { sql } from 'drizzle-orm'
import { analyses } from '#app/features/analyses/analysis.table.ts'
import { monthStart, type Window } from '#app/features/inbox/periods.ts'
import { languages } from '#app/languages/languages.ts'
import type { Database } from '#app/platform/database.server.ts'

export type SentimentCounts = {
  positive: number
  neutral: number
  negative: number
  /** In a language that the engine does not know. */
  unlearned: number
  /** Too short or too unclear to be judged, or not analysed yet. */
  unclear: number
  /** Without a word to analyse. */
  starsAlone: number
  /** How many of all these were imported. */
  imported: number
}

/** If a text has one of these languages but no sentiment, it is too short or unclear. */
const judgeable = sql.join(
  ['und', ...languages].map((language) => sql`${language}`),
  sql`, `,
)

const counts = sql`
  count(*) filter (where a.label = 'positive')::int as positive,
  count(*) filter (where a.label = 'neutral')::int as neutral,
  count(*) filter (where a.label = 'negative')::int as negative,
  count(*) filter (where a.label is null and a.language not in ('zxx', ${judgeable}))::int as unlearned,
  count(*) filter (where a.label is null and (a.language is null or a.language in (${judgeable})))::int as unclear,
  count(*) filter (where a.language = 'zxx')::int as "starsAlone",
  count(*) filter (where r.provenance = 'imported')::int as imported`

/** Published reviews of a period by sentiment, imported ones included and those of insiders left out. */
export async function countSentiments(db: Database, businessId: string, { from }: Window) {
  const { rows } = await db.execute<SentimentCounts>(sql`
    select ${counts}
    from reviews r
    left join ${analyses} a on a.business_id = r.business_id and a.review_id = r.id
    where r.business_id = ${businessId} and r.state = 'published' and r.provenance <> 'insider' and r.written_at >= ${from.toISOString()}`)
  return rows[0]!
}

export async function countSentimentsByMonth(db: Database, businessId: string, months: string[]) {
  const { rows } = await db.execute<SentimentCounts & { month: string }>(sql`
    select to_char(date_trunc('month', r.written_at at time zone 'UTC'), 'YYYY-MM') as month, ${counts}
    from reviews r
    left join ${analyses} a on a.business_id = r.business_id and a.review_id = r.id
    where r.business_id = ${businessId} and r.state = 'published' and r.provenance <> 'insider'
      and r.written_at >= ${monthStart(months[0]!).toISOString()}
    group by 1`)
  const none = { positive: 0, neutral: 0, negative: 0, unlearned: 0, unclear: 0, starsAlone: 0, imported: 0 }
  return months.map((month) => rows.find((row) => row.month === month) ?? { month, ...none })
}
