import { and, eq } from 'drizzle-orm'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { users } from './account.table.ts'

export async function findUser(db: Database, userId: string) {
  const [user] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      timeZone: users.timeZone,
    })
    .from(users)
    .where(eq(users.id, userId))
  return user ?? null
}

export async function renameUser(db: Database, { userId, name }: { userId: string; name: string }) {
  await db.update(users).set({ name, updatedAt: now() }).where(eq(users.id, userId))
}

export async function findUserByEmail(db: Database, email: string) {
  const [user] = await db
    .select({ id: users.id, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.email, email))
  return user ?? null
}

export async function markVerified(db: Database, userId: string) {
  await db
    .update(users)
    .set({ emailVerified: true, updatedAt: now() })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
}
