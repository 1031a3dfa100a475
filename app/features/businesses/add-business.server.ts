import { eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { maxProjectsOf } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { countOf } from '#app/languages/format.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import type { NewBusiness } from './business.schema.ts'
import { type Business, businesses } from './business.table.ts'
import { createBusiness } from './create-business.server.ts'
import { listWorkplaces } from './current-business.server.ts'

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
