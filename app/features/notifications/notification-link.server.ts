import { eq } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo } from '#app/platform/mail.server.ts'
import { gone } from '#app/platform/refusal.ts'
import { sign, verify } from '#app/platform/signed.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { findNotificationSettings, type OfPerson } from './settings.server.ts'

/** Signed rather than stored, and without expiry: the link in an old mail still works. */
export const notificationToken = ({ businessId, userId }: OfPerson) =>
  sign('notifications', `${businessId} ${userId}`)

export function openNotificationToken(token: string): OfPerson {
  const [businessId = '', userId = ''] = verify('notifications', token)?.payload.split(' ') ?? []
  if (!userId) throw gone('This link is not complete. Please copy the whole address out of the mail.')
  return { businessId, userId }
}

/** The links in every mail about new reviews: the settings page and one-click unsubscribe (RFC 8058). */
export function notificationLinks(of: OfPerson) {
  const token = notificationToken(of)
  return {
    page: linkTo(`/notifications/${token}`),
    headers: {
      'List-Unsubscribe': `<${addressOf(`/hooks/notifications/${token}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  }
}

/** The data of the link's page. GET changes nothing, because mail scanners follow links too. */
export async function findByNotificationToken(db: Database, token: string) {
  const of = openNotificationToken(token)
  const [business] = await db
    .select({ name: businesses.name, ownerId: businesses.ownerId })
    .from(businesses)
    .where(eq(businesses.id, of.businessId))
  if (business?.ownerId !== of.userId) throw gone('These mails are no longer sent.')
  const { newReviews } = await findNotificationSettings(db, of)
  return { of, name: business.name, newReviews }
}
