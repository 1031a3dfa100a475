import { and, eq, type SQL, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { lockBusiness } from '#app/features/businesses/lock-business.server.ts'
import { isVisible } from '#app/features/reviews/review-conditions.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { conflict, invalid, notFound } from '#app/platform/refusal.ts'
import { type NewSavedFilter, readInboxFilter } from './inbox.schema.ts'
import { inboxConditions } from './inbox.server.ts'
import { savedFilters } from './inbox.table.ts'
import { inboxAddress, type SavedFilter, savedFilterLimits } from './inbox-address.ts'

/** Saved filters count among so many of the newest reviews, so that a large business waits no longer. */
export const countedNewest = 1000

const ofBusiness = (businessId: string) => eq(savedFilters.businessId, businessId)

/** In alphabetical order, each with its number of reviews among the newest. */
export async function listSavedFilters(db: Database, businessId: string, at: Date): Promise<SavedFilter[]> {
  const saved = await db
    .select({ id: savedFilters.id, name: savedFilters.name, query: savedFilters.query })
    .from(savedFilters)
    .where(ofBusiness(businessId))
    .orderBy(sql`lower(${savedFilters.name})`)
  if (saved.length === 0) return []
  const wheres = await Promise.all(
    saved.map(({ query }) =>
      inboxConditions(db, businessId, readInboxFilter(new URLSearchParams(query)), at),
    ),
  )
  const counts = await countAmongNewest(db, businessId, wheres)
  return saved.map(({ id, name, query }, index) => ({
    id,
    name,
    to: addressOf(query),
    count: counts[index]!,
  }))
}

async function countAmongNewest(db: Database, businessId: string, wheres: SQL[]) {
  const columns = wheres.map((where) => sql`count(*) filter (where ${where})::int`)
  const { rows } = await db.execute<{ counts: number[] }>(sql`
    select array[${sql.join(columns, sql`, `)}] as counts from (
      select r.business_id, r.id, r.product_id, r.state, r.rating, r.provenance, r.written_at, r.held_at, r.published_at from reviews r
      where r.business_id = ${businessId} and ${isVisible}
      order by r.written_at desc, r.id desc limit ${countedNewest}) r`)
  return rows[0]!.counts
}

type Saving = { businessId: string; filter: NewSavedFilter }

/** Saves a filter under a name. The place in the list is not part of it. */
export async function saveFilter(db: Database, { businessId, filter: { name, query: typed } }: Saving) {
  const query = inboxAddress({ ...readInboxFilter(new URLSearchParams(typed)), after: undefined }).split(
    '?',
  )[1]
  if (!query) throw invalid('Choose a filter first, then save it.')
  return db.transaction(async (tx) => {
    await lockBusiness(tx, businessId)
    if ((await tx.$count(savedFilters, ofBusiness(businessId))) >= savedFilterLimits.ofBusiness)
      throw conflict(
        `You have ${savedFilterLimits.ofBusiness} saved filters, which is the most. Delete one to save another.`,
      )
    const hasName = and(ofBusiness(businessId), sql`lower(${savedFilters.name}) = lower(${name})`)
    if ((await tx.$count(savedFilters, hasName)) > 0) throw conflict('Another saved filter has this name.')
    const id = uuidv7()
    const at = now()
    await tx.insert(savedFilters).values({ businessId, id, name, query, createdAt: at, updatedAt: at })
    return id
  })
}

type OfFilter = { businessId: string; filterId: string }

/** Returns what was deleted, so that it can be saved again. */
export async function deleteFilter(db: Database, of: OfFilter) {
  if (!isUuid(of.filterId)) throw notFound('filter')
  const [deleted] = await db
    .delete(savedFilters)
    .where(isFilter(of))
    .returning({ name: savedFilters.name, query: savedFilters.query })
  if (!deleted) throw notFound('filter')
  return deleted
}

const isFilter = ({ businessId, filterId }: OfFilter) =>
  and(ofBusiness(businessId), eq(savedFilters.id, filterId))

const addressOf = (query: string) => inboxAddress(readInboxFilter(new URLSearchParams(query)))
