import { eq } from 'drizzle-orm'
import { emailChanges, users } from '#app/features/accounts/account.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { forgetMails } from '#app/platform/kept-mails.server.ts'
import { forgetJobs } from '#app/platform/queue.server.ts'
import { handovers } from './handover.table.ts'

/**
 * Erases an account that owns nothing: sessions, passwords, links, codes, settings and digests go with it. What it did in
 * a business that lives on stays there, and no longer says by whom.
 */
export async function eraseAccount(tx: Database, { id, email }: { id: string; email: string }) {
  const changes = await tx
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(eq(emailChanges.userId, id))
  await tx.delete(handovers).where(eq(handovers.email, email))
  await tx.delete(users).where(eq(users.id, id))
  await forgetJobs(tx, [id, ...changes.map((change) => change.id)])
  await forgetMails(tx, { to: email, about: id })
}
