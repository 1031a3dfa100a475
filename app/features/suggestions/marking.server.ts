import { and, desc, eq, inArray } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Business } from '#app/features/businesses/business.table.ts'
import { lockBusiness } from '#app/features/businesses/lock-business.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import { readSuggestions } from './suggesting.server.ts'
import { suggestionMarks } from './suggestion.table.ts'
import type { SuggestionState } from './suggestion.vocabulary.ts'

type Named = { act: string; topic: string }
type New = Named & { state: SuggestionState; note: string | null; userId: string }

/** The history of a suggestion goes back so far. */
const mostMarks = 20

/** Records a decision about a suggestion and returns its id. Throws 404 for a suggestion that the business does not have. */
export async function markSuggestion(
  db: Database,
  business: Pick<Business, 'id' | 'tierName' | 'category'>,
  { act, topic, state, note, userId }: New,
) {
  const { suggestions } = await readSuggestions(db, business, now())
  const suggestion = suggestions.find((each) => each.act === act && each.topic === topic)
  if (!suggestion) throw notFound('suggestion')
  const authors = suggestion.evidence.length
  const id = uuidv7()
  await db.transaction(async (tx) => {
    await lockBusiness(tx, business.id)
    const row = { businessId: business.id, id, act, topic, state, note, authors }
    await tx.insert(suggestionMarks).values({ ...row, markedAt: now(), markedBy: userId })
    const ids = await idsOf(tx, business.id, { act, topic })
    await erase(tx, business.id, ids.slice(mostMarks))
  })
  return id
}

/** Takes back one decision, whatever was decided since. Throws 404 if there is none. */
export async function undoMark(db: Database, businessId: string, id: string) {
  const erased = isUuid(id) ? await erase(db, businessId, [id]) : []
  if (erased.length === 0) throw notFound('suggestion')
}

/** The newest first. */
async function idsOf(tx: Database, businessId: string, { act, topic }: Named) {
  const { id, markedAt } = suggestionMarks
  const rows = await tx
    .select({ id })
    .from(suggestionMarks)
    .where(
      and(
        eq(suggestionMarks.businessId, businessId),
        eq(suggestionMarks.act, act),
        eq(suggestionMarks.topic, topic),
      ),
    )
    .orderBy(desc(markedAt), desc(id))
  return rows.map((row) => row.id)
}

function erase(tx: Database, businessId: string, ids: string[]) {
  return tx
    .delete(suggestionMarks)
    .where(and(eq(suggestionMarks.businessId, businessId), inArray(suggestionMarks.id, ids)))
    .returning({ id: suggestionMarks.id })
}
