import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { users } from '#app/features/accounts/account.table.ts'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { appendBusinessAct } from '#app/features/log/acts.server.ts'
import { maxProjectsOf } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { countOf } from '#app/languages/format.ts'
import type { Language } from '#app/languages/languages.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import type { NewBusiness } from './business.schema.ts'
import { type Business, businesses, businessRows, writtenBusiness } from './business.table.ts'
import { listWorkplaces } from './current-business.server.ts'
import { nameOfWebsite, refuseProvenDomain } from './domain-name.server.ts'
import { findEarlierBusinesses } from './earlier-businesses.server.ts'

export type Room = {
  /** The owner's businesses. A closed one keeps its place until it is erased, so that it can be reopened. */
  taken: number
  /** The limit of the highest tier among them; -1 is unlimited. */
  max: number
}

export const hasRoom = ({ taken, max }: Room) => max === -1 || taken < max

/** How many businesses an owner has, and how many their plans allow. */
export async function readRoom(db: Database, ownerId: string): Promise<Room> {
  const tiers = await db
    .select({ tier: businesses.tierName })
    .from(businesses)
    .where(eq(businesses.ownerId, ownerId))
  return { taken: tiers.length, max: maxProjectsOf(tiers.map(({ tier }) => tierInForce(tier))) }
}

/**
 * Refuses with 409 where another business is one too many. Locks the owner, so that two requests at once cannot both
 * take the last place: creating and accepting a business all call this first, in their transaction.
 */
export async function requireRoom(tx: Database, ownerId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update')
  const room = await readRoom(tx, ownerId)
  if (!hasRoom(room)) throw conflict(fullInWords(room))
}

export const fullInWords = ({ max }: Room) =>
  `Your plan has room for ${countOf(max, 'business', 'businesses')}. Choose a larger plan or hand over a business first. A closed business keeps its place until it is erased.`

/** Adds a business to those of an owner, on Starter until they add it to their plan. Must run in a transaction. */
export async function addBusiness(
  tx: Database,
  { ownerId, business }: { ownerId: string; business: NewBusiness },
): Promise<Business> {
  await requireRoom(tx, ownerId)
  const [owner] = await tx.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, ownerId))
  return createBusiness(tx, { ownerId, business, timeZone: owner?.timeZone })
}

type Choice = { id: string; name: string; isClosed: boolean }

/** How many businesses the menu lists; all are on the page of businesses. */
const mostChoices = 8

/** The businesses in which a person works for a menu, by name, and how many there are. */
export async function listChoices(db: Database, userId: string): Promise<{ all: number; first: Choice[] }> {
  const all = (await listWorkplaces(db, userId))
    .map(({ business: { id, name, closedAt } }) => ({ id, name, isClosed: closedAt !== null }))
    .sort((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id))
  return { all: all.length, first: all.slice(0, mostChoices) }
}

/** `language` and `timeZone` are those of the browser in which the owner signs up. */
type New = { ownerId: string; business: NewBusiness; language?: Language; timeZone?: string }

/** Creates a business with Starter's defaults. Must run in a transaction. */
export async function createBusiness(
  tx: Database,
  { ownerId, business: { website }, language = 'en', timeZone = 'UTC' }: New,
): Promise<Business> {
  await refuseProvenDomain(tx, website.domain)
  const at = now()
  const [created] = await tx
    .insert(businessRows)
    .values({
      id: uuidv7(),
      ownerId,
      name: nameOfWebsite(website.address),
      website: website.address,
      domain: website.domain,
      language,
      timeZone,
      monthlyInvitationResetAt: firstOfNextMonth(at),
      createdAt: at,
      updatedAt: at,
    })
    .returning(writtenBusiness)
  await recordActivity(tx, {
    business: created!,
    type: 'business_created',
    message: `Opened ${created!.name}`,
    relatedId: created!.id,
  })
  await appendBusinessAct(tx, { businessId: created!.id, act: 'opened', at })
  await findEarlierBusinesses(tx, created!.id)
  return created!
}

/** When the monthly counters reset, in UTC. */
export function firstOfNextMonth(at: Date) {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1))
}
