import './ed25519.server.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type Act, actCodes, type Standing, standingOf } from '#app/features/log-format/acts.ts'
import { type Fields, fieldsOf, type OpenedField, openFields } from '#app/features/log-format/commitment.ts'
import type { Database } from '#app/platform/database.server.ts'
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

const openingsOfPage = 1000

export type Opening = { index: number; entry: string; fields: OpenedField[] }

const withWords = (Object.keys(actCodes) as Act[]).filter((act) => fieldsOf[act].includes('text'))
const publicWords = 'author incentive product provenance rating shown source text title written'.split(' ')

/** The fields that everybody may see of a case's newest words, by its standing. */
const openedWords: Partial<Record<Standing, string[]>> = {
  published: publicWords,
  imported: publicWords,
  insider: publicWords,
  hidden: ['product', 'rating', 'written'],
  removed: ['product', 'rating', 'written'],
  // So that anybody can recount that low and high stars were treated alike.
  held: ['rating'],
}
const isPublic = (standing: Standing) => openedWords[standing] === publicWords

const names = (list: readonly Act[]) =>
  sql.join(
    list.map((act) => sql`${act}`),
    sql`, `,
  )

type AskedOpenings = { businessId: string; size: number; after: number; reviews?: string[] | undefined }

/**
 * What opens the public acts of a business in a log of `size`: the newest words of each case, and its reply. In the order of
 * the log, those after an index. `reviews`: of these alone.
 */
export async function listOpenings(
  db: Database,
  { businessId, size, after, reviews }: AskedOpenings,
): Promise<{ openings: Opening[]; next: number | null }> {
  type Row = { index: string; act: Act; entry: Buffer; salt: Buffer; fields: string; standing: number }
  const placed = sql`r.business_id = ${businessId} and r.review_id = p.review_id and x.business_id = r.business_id
    and x.id = r.id and x.index < ${size}`
  const { rows } = await db.execute<Row>(sql`
    select l.index, p.act, p.entry, p.salt, p.fields, last.standing
    from log_leaves l join receipts p on p.business_id = l.business_id and p.id = l.id
    cross join lateral (
      select get_byte(r.entry, 2) as standing from receipts r, log_leaves x where ${placed}
      order by r.step desc limit 1) as last
    where l.business_id = ${businessId} ${reviews ? sql`and p.review_id in ${reviews}` : sql``} and l.index > ${after} and l.index < ${size}
      and p.act in (${names([...withWords, 'answered'])})
      and not exists (select from receipts r, log_leaves x where ${placed} and r.step > p.step and case
        when p.act = 'answered' then r.act in ('answered', 'answer_removed') else r.act in (${names(withWords)}) end)
    order by l.index limit ${openingsOfPage}`)
  const openings = rows.flatMap(({ index, act, entry, salt, fields, standing }): Opening[] => {
    const now = standingOf(standing)!
    const open = act === 'answered' ? (isPublic(now) ? ['answer'] : null) : openedWords[now]
    if (!open) return []
    const opened = openFields(salt, JSON.parse(fields) as Fields, open)
    return [{ index: Number(index), entry: entry.toString('base64'), fields: opened }]
  })
  return { openings, next: rows.length < openingsOfPage ? null : Number(rows.at(-1)!.index) }
}
