import { eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { users } from './account.table.ts'

/** Sends the mail for choosing a new password, if the address has an account; the caller cannot tell. */
export async function requestPasswordReset(db: Database, { email }: { email: string }) {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (user) await enqueue(db, 'accounts.send-password-reset', { userId: user.id })
}
