import { findByOwnersMailToken, ownersMailLinks } from '#app/features/businesses/owners-mail-link.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { findNotificationSettings, type OfPerson } from './settings.server.ts'

/** The links in every mail about new reviews. */
export const notificationLinks = (of: OfPerson) => ownersMailLinks('notifications', of)

/** The data of the link's page. GET changes nothing, because mail scanners follow links too. */
export async function findByNotificationToken(db: Database, token: string) {
  const { of, name } = await findByOwnersMailToken(db, 'notifications', token)
  const { newReviews } = await findNotificationSettings(db, of)
  return { of, name, newReviews }
}
