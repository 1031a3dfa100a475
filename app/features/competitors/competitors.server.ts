import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { businesses } from '#app/features/businesses/business.table.ts'
import { searchDirectory } from '#app/features/businesses/directory.server.ts'
import { lockBusiness } from '#app/features/businesses/lock-business.server.ts'
import { countOf } from '#app/languages/format.ts'
import { hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import type { NewCompetitor } from './competitor.schema.ts'
import { type Competitor, competitorImports, competitors } from './competitor.table.ts'
import { competitorLimits } from './competitor.vocabulary.ts'

export type LatestImport = { source: string; importedAt: string }

export type ListedCompetitor = {
  id: string
  name: string
  /** Collects reviews here; null for one whose reviews are imported. */
  otherBusinessId: string | null
  /** It has the same owner. */
  isOwn: boolean
  /** Closed or not in the directory any more: it is not compared. */
  isAway: boolean
  /** Imported ones. Those of a business here are counted where they are compared. */
  reviews: number
  /** Null without one that has ended. */
  latestImport: LatestImport | null
}

type OfCompetitor = { businessId: string; competitorId: string }

export const isCompetitor = ({ businessId, competitorId }: OfCompetitor) =>
  and(eq(competitors.businessId, businessId), eq(competitors.id, competitorId))
const isKept = (businessId: string) =>
  and(eq(competitors.businessId, businessId), isNull(competitors.deletedAt))

/** In the order in which they were added. A business here is read as the directory shows it, and not otherwise. */
export async function listCompetitors(db: Database, businessId: string): Promise<ListedCompetitor[]> {
  const { rows } = await db.execute<ListedCompetitor>(sql`
    select c.id, coalesce(c.name, b.name) as name, c.other_business_id as "otherBusinessId", c.reviews,
      coalesce(b.owner_id = own.owner_id, false) as "isOwn",
      b.id is not null and not (b.is_active and u.email_verified) as "isAway",
      (select jsonb_build_object('source', i.source, 'importedAt', i.finished_at) from ${competitorImports} i
        where i.business_id = c.business_id and i.competitor_id = c.id and i.finished_at is not null
        order by i.created_at desc limit 1) as "latestImport"
    from ${competitors} c
    join ${businesses} own on own.id = c.business_id
    left join ${businesses} b on b.id = c.other_business_id
    left join users u on u.id = b.owner_id
    where c.business_id = ${businessId} and c.deleted_at is null
    order by c.created_at, c.id`)
  return rows
}

export async function findCompetitor(db: Database, of: OfCompetitor): Promise<ListedCompetitor> {
  const found = (await listCompetitors(db, of.businessId)).find(({ id }) => id === of.competitorId)
  if (!found) throw notFound('competitor')
  return found
}

const mostFound = 8

/** Businesses of the directory that could be added, without this one. */
export async function searchCandidates(db: Database, businessId: string, words: string) {
  const { entries } = await searchDirectory(db, words, mostFound + 1)
  return entries
    .filter(({ id }) => id !== businessId)
    .slice(0, mostFound)
    .map(({ id, name, domainName }) => ({ id, name, domainName }))
}

/** Adds a business that collects reviews here. Returns its id among the competitors; adding it again changes nothing. */
export async function addBusiness(db: Database, businessId: string, otherBusinessId: string) {
  await requireListed(db, businessId, otherBusinessId)
  const [known] = await db
    .select({ id: competitors.id })
    .from(competitors)
    .where(and(isKept(businessId), eq(competitors.otherBusinessId, otherBusinessId)))
  return known?.id ?? addCompetitor(db, { businessId, otherBusinessId })
}

/** Adds a competitor whose reviews will be imported. */
export async function addByName(db: Database, businessId: string, { name }: NewCompetitor) {
  return addCompetitor(db, { businessId, name })
}

async function addCompetitor(
  db: Database,
  given: Pick<typeof competitors.$inferInsert, 'businessId' | 'otherBusinessId' | 'name'>,
) {
  const { businessId } = given
  return db.transaction(async (tx) => {
    await lockBusiness(tx, businessId)
    await requireRoom(tx, businessId)
    const id = uuidv7()
    const at = now()
    const added = await tx
      .insert(competitors)
      .values({ ...given, id, createdAt: at, updatedAt: at })
      .onConflictDoNothing()
      .returning({ id: competitors.id })
    if (added.length === 0) throw conflict('You have a competitor of this name.')
    return id
  })
}

async function requireListed(db: Database, businessId: string, otherBusinessId: string) {
  if (otherBusinessId === businessId) throw conflict('This is the business that you compare.')
  const { rows } = isUuid(otherBusinessId)
    ? await db.execute(sql`select b.id from ${businesses} b join users u on u.id = b.owner_id
        where b.id = ${otherBusinessId} and b.is_active and u.email_verified`)
    : { rows: [] }
  if (rows.length === 0) throw notFound('business')
}

async function requireRoom(tx: Database, businessId: string) {
  if ((await tx.$count(competitors, isKept(businessId))) >= competitorLimits.ofBusiness)
    throw conflict(
      `You have ${countOf(competitorLimits.ofBusiness, 'competitor')}, which is the most. Remove one to add another.`,
    )
}

/** Removes a competitor with its imported reviews. `restoreCompetitor` brings it back within the hour. */
export async function deleteCompetitor(db: Database, of: OfCompetitor) {
  const { name } = await findCompetitor(db, of)
  await db.update(competitors).set({ deletedAt: now(), updatedAt: now() }).where(isCompetitor(of))
  return name
}

export async function restoreCompetitor(db: Database, of: OfCompetitor) {
  if (!isUuid(of.competitorId)) throw notFound('competitor')
  return db.transaction(async (tx) => {
    await lockBusiness(tx, of.businessId)
    const [kept] = await tx.select().from(competitors).where(isCompetitor(of))
    if (!kept) throw notFound('competitor')
    if (!kept.deletedAt) return
    await requireRoom(tx, of.businessId)
    if (await hasTwin(tx, kept)) throw conflict('You have added this competitor again by now.')
    await tx.update(competitors).set({ deletedAt: null, updatedAt: now() }).where(isCompetitor(of))
  })
}

const hasTwin = async (tx: Database, { businessId, name, otherBusinessId }: Competitor) =>
  (await tx.$count(
    competitors,
    and(
      isKept(businessId),
      name === null
        ? eq(competitors.otherBusinessId, otherBusinessId!)
        : sql`lower(${competitors.name}) = lower(${name})`,
    ),
  )) > 0

/** Deletes for good what nobody restored, with all that was imported. */
export async function forgetDeletedCompetitors(db: Database) {
  const since = new Date(now().getTime() - hours(1))
  await db.delete(competitors).where(and(isNotNull(competitors.deletedAt), lt(competitors.deletedAt, since)))
}
