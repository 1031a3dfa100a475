import type { Context } from 'hono'
import { findByOwnersMailToken } from '#app/features/businesses/owners-mail-link.server.ts'
import { changeDigestFrequency } from '#app/features/digests/digest-settings.server.ts'
import * as invitations from '#app/features/invitations/stop-mails.server.ts'
import * as newsletter from '#app/features/newsletter/newsletter.server.ts'
import {
  changeNotificationSettings,
  findByNotificationToken,
} from '#app/features/notifications/notification-settings.server.ts'
import { db } from '#app/platform/database.server.ts'

// POST /hooks/unsubscribe/:token
export async function unsubscribe(c: Context) {
  await invitations.unsubscribe(db, c.req.param('token')!)
  return c.text('You will get no more invitations from this business.')
}

// POST /hooks/notifications/:token
export async function stopNotifications(c: Context) {
  const { of } = await findByNotificationToken(db, c.req.param('token')!)
  await changeNotificationSettings(db, of, { newReviews: 'off' })
  return c.text('You will get no more mails about new reviews of this business.')
}

// POST /hooks/performance-digests/:token
export async function stopDigests(c: Context) {
  const { of } = await findByOwnersMailToken(db, 'performance-digests', c.req.param('token')!)
  await changeDigestFrequency(db, of, 'off')
  return c.text('You will get no more digests of this business.')
}

// POST /hooks/newsletter/:token
export async function leaveNewsletter(c: Context) {
  await newsletter.leaveNewsletter(db, c.req.param('token')!)
  return c.text('You have left the newsletter.')
}

/** GET of the same addresses: to the page that asks first. */
export const toPage = (page: string) => (c: Context) =>
  c.redirect(`${page}/${encodeURIComponent(c.req.param('token')!)}`, 303)
