import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { searchDirectory } from '#app/features/businesses/directory.server.ts'
import { lockBusiness } from '#app/features/businesses/lock-business.server.ts'
import { starsOf } from '#app/features/figures/statistics.ts'
import { reviewImports } from '#app/features/imports/import.table.ts'
import { inboxConditions } from '#app/features/inbox/inbox.server.ts'
import type { InboxFilter } from '#app/features/inbox/inbox-address.ts'
import { countOf } from '#app/languages/format.ts'
import { hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { mostCompetitors, type NewCompetitor } from './competitor.schema.ts'

export type Competitor = {
  id: string
  name: string
  /** The business as which it collects reviews here; null for one whose reviews are imported. */
  collectsAs: string | null
  /** Closed or not in the directory any more: it is not compared. */
  isAway: boolean
  /** Imported ones. Those of a business here are counted where they are compared. */
  reviews: number
  /** Null if no import has ended. */
  latestImport: { source: string; importedAt: string } | null
}

type OfCompetitor = { businessId: string; competitorId: string }

const isKept = (businessId: string) =>
  and(eq(businessRows.addedBy, businessId), isNull(businessRows.closedAt))
const isCompetitor = ({ businessId, competitorId }: OfCompetitor) =>
  and(eq(businessRows.addedBy, businessId), eq(businessRows.id, competitorId))

/** Those that this business added, in that order. A business here is read as the directory shows it, and not otherwise. */
export async function listCompetitors(db: Database, businessId: string): Promise<Competitor[]> {
  const { rows } = await db.execute<Omit<Competitor, 'latestImport'>>(sql`
    select c.id, coalesce(b.name, c.name) as name, c.collects_as as "collectsAs", c.imported_count as reviews,
      c.collects_as is not null and (b.is_active and u.email_verified) is not true as "isAway"
    from ${businessRows} c
    left join ${businesses} b on b.id = c.collects_as
    left join users u on u.id = b.owner_id
    where c.added_by = ${businessId} and c.closed_at is null
    order by c.created_at, c.id`)
  const { businessId: of, source, finishedAt, undoneAt, createdAt } = reviewImports
  const imports = await db
    .selectDistinctOn([of], { of, source, finishedAt })
    .from(reviewImports)
    .where(
      and(
        inArray(
          of,
          rows.map(({ id }) => id),
        ),
        isNotNull(finishedAt),
        isNull(undoneAt),
      ),
    )
    .orderBy(of, desc(createdAt))
  const latestOf = new Map(
    imports.map((each) => [each.of, { source: each.source, importedAt: each.finishedAt!.toISOString() }]),
  )
  return rows.map((competitor) => ({ ...competitor, latestImport: latestOf.get(competitor.id) ?? null }))
}

/** 404 for everybody but the business that added it. */
export async function findCompetitor(db: Database, { businessId, competitorId }: OfCompetitor) {
  const found = (await listCompetitors(db, businessId)).find(({ id }) => id === competitorId)
  if (!found) throw notFound('competitor')
  return found
}

/** A competitor whose reviews are imported; 409 for one that collects reviews here, which are its own. */
export async function findImportedCompetitor(db: Database, of: OfCompetitor) {
  const found = await findCompetitor(db, of)
  if (found.collectsAs) throw conflict('This competitor’s reviews are read from its public page.')
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
export async function addBusiness(db: Database, businessId: string, collectsAs: string) {
  await requireListed(db, businessId, collectsAs)
  const known = (await listCompetitors(db, businessId)).find((each) => each.collectsAs === collectsAs)
  return known?.id ?? addCompetitor(db, businessId, { collectsAs })
}

export const addByName = (db: Database, businessId: string, { name }: NewCompetitor) =>
  addCompetitor(db, businessId, { name })

async function addCompetitor(
  db: Database,
  addedBy: string,
  given: { collectsAs: string } | { name: string },
): Promise<string> {
  return db.transaction(async (tx) => {
    await lockBusiness(tx, addedBy)
    await requireRoom(tx, addedBy)
    const [id, at] = [uuidv7(), now()]
    const added = await tx
      .insert(businessRows)
      .values({
        ...given,
        id,
        addedBy,
        kind: 'competitor',
        monthlyInvitationResetAt: at,
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: businessRows.id })
    if (added.length === 0) throw conflict('You have a competitor of this name.')
    return id
  })
}

async function requireListed(db: Database, businessId: string, otherId: string) {
  if (otherId === businessId) throw conflict('This is the business that you compare.')
  const { rows } = isUuid(otherId)
    ? await db.execute(sql`select b.id from ${businesses} b join users u on u.id = b.owner_id
        where b.id = ${otherId} and b.is_active and u.email_verified`)
    : { rows: [] }
  if (rows.length === 0) throw notFound('business')
}

async function requireRoom(tx: Database, businessId: string) {
  if ((await tx.$count(businessRows, isKept(businessId))) >= mostCompetitors)
    throw conflict(
      `You have ${countOf(mostCompetitors, 'competitor')}, which is the most. Remove one to add another.`,
    )
}

/** Removes a competitor. Until it is erased with its reviews, once a day, `restoreCompetitor` brings it back. */
export async function removeCompetitor(db: Database, of: OfCompetitor) {
  const { name } = await findCompetitor(db, of)
  const at = now()
  await db
    .update(businessRows)
    .set({
      isActive: false,
      wasActive: true,
      closedAt: at,
      updatedAt: at,
      eraseAfter: new Date(at.getTime() + hours(1)),
    })
    .where(isCompetitor(of))
  return name
}

export async function restoreCompetitor(db: Database, of: OfCompetitor) {
  if (!isUuid(of.competitorId)) throw notFound('competitor')
  return db.transaction(async (tx) => {
    await lockBusiness(tx, of.businessId)
    const [removed] = await tx.select().from(businessRows).where(isCompetitor(of))
    if (!removed) throw notFound('competitor')
    if (!removed.closedAt) return
    await requireRoom(tx, of.businessId)
    const { name, collectsAs } = removed
    const isTwin = sql`lower(name) = lower(${name}) or collects_as = ${collectsAs}`
    if ((await tx.$count(businessRows, and(isKept(of.businessId), sql`(${isTwin})`))) > 0)
      throw conflict('You have added this competitor again by now.')
    await tx
      .update(businessRows)
      .set({ isActive: true, wasActive: null, closedAt: null, eraseAfter: null, updatedAt: now() })
      .where(isCompetitor(of))
  })
}

export type ImportedEntry = {
  id: string
  rating: number
  title: string | null
  text: string
  language: string | null
  writtenAt: string
  source: string
}

const perPage = 20

/** The imported reviews of a competitor that match, or one of them, newest first, and the stars of all that match. */
export async function listImportedReviews(
  db: Database,
  competitorId: string,
  { filter, review, page, at }: { filter: InboxFilter; review: string | null; page: number; at: Date },
) {
  const isListed = await inboxConditions(db, competitorId, filter, at)
  const { rows } = await db.execute<ImportedEntry>(sql`
    select r.id, r.rating, r.title, r.text, n.language, r.written_at as "writtenAt", r.import_source as source
    from reviews r left join analyses n on n.business_id = r.business_id and n.review_id = r.id
    where ${isListed} ${isUuid(review ?? '') ? sql`and r.id = ${review}` : sql``}
    order by r.written_at desc, r.id desc limit ${perPage + 1} offset ${(page - 1) * perPage}`)
  const spread = await db.execute<{ rating: number; reviews: number }>(sql`
    select r.rating, count(*)::int as reviews
    from reviews r left join analyses n on n.business_id = r.business_id and n.review_id = r.id
    where ${isListed} group by r.rating`)
  const entries = rows.slice(0, perPage).map((row) => ({
    ...row,
    writtenAt: new Date(row.writtenAt).toISOString(),
  }))
  return { entries, stars: starsOf(spread.rows), hasMore: rows.length > perPage }
}
