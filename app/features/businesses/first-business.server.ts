import { eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import type { NewBusiness } from './business.schema.ts'
import type { Business } from './business.table.ts'
import { createBusiness } from './creating.server.ts'
import { findCurrentBusiness } from './current-business.server.ts'

type New = { ownerId: string; business: NewBusiness }

/**
 * Creates the first business of a user. The lock on the user's row ensures that two clicks create only one.
 */
export async function createFirstBusiness(tx: Database, { ownerId, business }: New): Promise<Business> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update')
  if (await findCurrentBusiness(tx, ownerId)) throw conflict('You have a business already.')
  return createBusiness(tx, { ownerId, business })
}
