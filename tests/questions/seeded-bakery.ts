import { eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { bakeryOwner, seedBakery } from '#seeds/bakery.ts'
import { askedAt } from './questions.ts'

/** Seeds the bakery as of the day of the questions, and returns the id of its business. */
export async function seededBakery(db: Database) {
  moveClock(askedAt.getTime() - now().getTime())
  await seedBakery(db)
  const [found] = await db
    .select({ id: businesses.id })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .where(eq(users.email, bakeryOwner.email))
  return found!.id
}
