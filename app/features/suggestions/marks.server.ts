import { sql } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { suggestionMarks } from './suggestion.table.ts'
import type { Act, Mark, SuggestionKey } from './suggestion.ts'

/** The decisions about each suggestion, the newest last. `marking.server.ts` keeps the number of rows small. */
export async function readMarks(
  db: Database,
  businessId: string,
): Promise<(SuggestionKey & { marks: Mark[] })[]> {
  const { rows } = await db.execute<{ act: Act; topic: string; marks: Mark[] }>(sql`
    select m.act, m.topic, jsonb_agg(jsonb_build_object('state', m.state, 'note', m.note, 'authors', m.authors,
      'at', to_char(m.marked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', u.name)
      order by m.marked_at, m.id) as marks
    from ${suggestionMarks} m
    left join ${users} u on u.id = m.marked_by
    where m.business_id = ${businessId}
    group by m.act, m.topic
    order by m.act, m.topic`)
  return rows
}
