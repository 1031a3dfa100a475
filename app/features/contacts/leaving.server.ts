import { eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { subscribers } from './newsletter.table.ts'
import { openNewsletterToken } from './newsletter-links.server.ts'

/** The address that a link would take off the list; null when it is off it already. */
export async function findLeaving(db: Database, token: string) {
  const subscriberId = openNewsletterToken('leave', token)
  const [found] = await db
    .select({ email: subscribers.email })
    .from(subscribers)
    .where(eq(subscribers.id, subscriberId))
  return found?.email ?? null
}

/** Deletes the address. Nothing has to be remembered: nobody gets onto the list without a mailed link. */
export async function leaveNewsletter(db: Database, token: string) {
  await db.delete(subscribers).where(eq(subscribers.id, openNewsletterToken('leave', token)))
}
