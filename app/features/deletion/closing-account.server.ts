import { and, asc, eq, isNull } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { dropLinks } from '#app/features/accounts/links.server.ts'
import { endAllSessions } from '#app/features/accounts/sessions.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { eraseAccount } from './erase-rows.server.ts'

/**
 * Closes an account and signs it out. While closed businesses remain, the account is kept until the last of
 * them is erased, so that the owner can log in and undo the closure; otherwise it is erased at once.
 */
export async function closeAccount(db: Database, userId: string): Promise<'erased' | 'waiting'> {
  return db.transaction(async (tx) => {
    // Locks all operators in id order: two who leave at the same moment must not each count the other as
    // remaining.
    const operators = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.isOperator, true))
      .orderBy(asc(users.id))
      .for('update')
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (!user) throw notFound('account')
    if (user.isOperator && operators.length === 1) throw conflict(lastOperator)
    const owned = await tx
      .select({ name: businesses.name, closedAt: businesses.closedAt })
      .from(businesses)
      .where(eq(businesses.ownerId, userId))
    const open = owned.find(({ closedAt }) => closedAt === null)
    if (open) throw conflict(`${open.name} is still yours. Hand it over or close it first.`)
    if (owned.length === 0) {
      await eraseAccount(tx, user)
      return 'erased'
    }
    await tx.update(users).set({ closedAt: now(), isOperator: false }).where(eq(users.id, userId))
    await dropLinks(tx, userId)
    await endAllSessions(tx, userId)
    return 'waiting'
  })
}

const lastOperator =
  'You are the only operator of this service, and nobody else could decide held reviews and reports. Make someone else an operator first.'

export const keepAccount = (db: Database, userId: string) =>
  db.update(users).set({ closedAt: null, updatedAt: now() }).where(eq(users.id, userId))

export async function isLastOperator(db: Database, userId: string) {
  const operators = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isOperator, true), isNull(users.closedAt)))
    .limit(2)
  return operators.length === 1 && operators[0]!.id === userId
}
