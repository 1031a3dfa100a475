import { desc, eq, or, sql } from 'drizzle-orm'
import type { Database } from './database.server.ts'
import { isUuid } from './ids.ts'
import { devMails } from './mail.table.ts'
import { notFound } from './refusal.ts'

const { id, recipient, subject, createdAt } = devMails

/** Mails that were stored because no mail server is set, the newest first. */
export function listStoredMails(db: Database, { to, limit = 100 }: { to?: string; limit?: number } = {}) {
  return (
    db
      .select({ id, recipient, subject, createdAt })
      .from(devMails)
      // The database has no text with a NUL, and says so by an error.
      .where(to ? eq(recipient, to.replaceAll('\u0000', '')) : undefined)
      .orderBy(desc(createdAt), desc(id))
      .limit(limit)
  )
}

export async function findStoredMail(db: Database, mailId: string) {
  if (!isUuid(mailId)) throw notFound('mail')
  const [mail] = await db.select().from(devMails).where(eq(id, mailId))
  if (!mail) throw notFound('mail')
  return mail
}

/** Deletes the stored mails to an address, and mails to others whose HTML contains `about`. */
export async function forgetMails(db: Database, { to, about }: { to: string | null; about: string }) {
  const leadsThere = sql`position(${about} in ${devMails.html}) > 0`
  await db.delete(devMails).where(to ? or(eq(recipient, to), leadsThere) : leadsThere)
}
