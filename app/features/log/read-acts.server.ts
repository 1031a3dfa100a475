import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { type Act, actCodes } from './format/acts.ts'
import { logLeaves, receipts } from './log.table.ts'

type OfReview = { businessId: string; reviewId: string }

const isOf = ({ businessId, reviewId }: OfReview) =>
  and(eq(receipts.businessId, businessId), eq(receipts.reviewId, reviewId))

export async function hasAct(db: Database, of: OfReview, act: Act) {
  const found = await db
    .select({ id: receipts.id })
    .from(receipts)
    .where(and(isOf(of), eq(receipts.act, act)))
    .limit(1)
  return found.length > 0
}

/** Whether the business ever received a review. Acts outlive reviews. */
export async function hasReceivedReviews(db: Database, businessId: string) {
  const first = [actCodes.submitted, actCodes.imported]
  const found = await db
    .select({ id: logLeaves.id })
    .from(logLeaves)
    .where(and(eq(logLeaves.businessId, businessId), inArray(logLeaves.act, first)))
    .limit(1)
  return found.length > 0
}

/** How many acts of a review there are, and how many of them everybody can look up. */
export async function countLogged(db: Database, of: OfReview) {
  const { rows } = await db.execute<{ count: number; total: number }>(sql`
    select count(*) filter (where l.index < s.published)::int as count, count(*)::int as total
    from receipts r join log_leaves l on l.business_id = r.business_id and l.id = r.id cross join log_state s
    where r.business_id = ${of.businessId} and r.review_id = ${of.reviewId}`)
  return rows[0]!
}

/** Where the log has an entry; null until it does. */
export async function findIndex(db: Database, businessId: string, entry: Buffer) {
  const { index } = logLeaves
  const isIt = and(eq(logLeaves.businessId, businessId), eq(logLeaves.entry, entry))
  const [found] = await db.select({ index }).from(logLeaves).where(isIt)
  return found?.index ?? null
}

export type OpenedAct = Pick<
  typeof receipts.$inferSelect,
  'act' | 'actor' | 'step' | 'at' | 'salt' | 'entry'
> & {
  fields: [name: string, value: string][]
  /** Null until it is in the log. */
  index: number | null
}

/** The acts of one review, oldest first, with what opens them. */
export async function listActs(db: Database, of: OfReview): Promise<OpenedAct[]> {
  const { act, actor, step, at, salt, entry, fields } = receipts
  const rows = await db
    .select({ act, actor, step, at, salt, entry, fields, index: logLeaves.index })
    .from(receipts)
    .innerJoin(logLeaves, and(eq(logLeaves.businessId, receipts.businessId), eq(logLeaves.id, receipts.id)))
    .where(isOf(of))
    .orderBy(asc(receipts.step))
  return rows.map((row) => ({
    ...row,
    fields: Object.entries(JSON.parse(row.fields) as Record<string, string>),
  }))
}
