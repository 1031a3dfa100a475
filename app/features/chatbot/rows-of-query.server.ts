import type { Measure, Query, ReviewSet } from '#app/features/question-reading/query.schema.ts'
import type { Database } from '#app/platform/database.server.ts'
import { preparedRows } from './prepared-rows.server.ts'
import { mostRows, type ReadRows, readRows } from './reading-rows.server.ts'

/** All reviews of the period; where they are many and only their texts can tell, the newest of them. */
export async function rowsFor(db: Database, businessId: string, query: Query): Promise<ReadRows> {
  const prepared = await preparedRows(db, businessId, query)
  if (prepared && prepared.length > mostRows) return { rows: prepared, isBounded: false }
  return readRows(db, businessId, widest(query), { isTimed: needsTexts(query) })
}

/** They need the length of a text, or the hour of its writing. */
const timed = new Set<Measure>(['newest', 'oldest', 'longest', 'shortest'])

const needsTexts = ({ measure, where, part }: Query) =>
  timed.has(measure) || Boolean(where.text || part?.text)

/** The period and all words: rows are read once for the whole and its part. */
const widest = ({ where, part }: Query): ReviewSet => {
  const words = [...(where.words ?? []), ...(part?.words ?? [])]
  return { from: where.from, to: where.to, ...(words.length > 0 && { words }) }
}
