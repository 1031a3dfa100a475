import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { leaveNewsletter } from '#app/features/contacts/newsletter.server.ts'
import { unsubscribe } from '#app/features/invitations/unsubscribing.server.ts'
import { findByNotificationToken } from '#app/features/notifications/notification-link.server.ts'
import { changeNotificationSettings } from '#app/features/notifications/settings.server.ts'
import { db } from '#app/platform/database.server.ts'
import { refusalOf } from '#app/platform/unavailable.server.ts'
import { receiveMailEvents } from './mail.ts'

/** Endpoints for machines. No cookies, so no origin check: each request authenticates by its token or key. */
export const hooks = new Hono()

// A Refusal is not an Error (see refusal.ts), and Hono's own handler takes only Errors.
hooks.use(async (c, next) => {
  try {
    await next()
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const { status, code, message } = refusal
    return c.json({ error: { code, message, requestId: randomUUID() } }, status as ContentfulStatusCode)
  } finally {
    c.header('cache-control', 'no-store')
  }
})

// POST /hooks/unsubscribe/:token, by a mail program, with `List-Unsubscribe=One-Click` (RFC 8058).
hooks.post('/unsubscribe/:token', async (c) => {
  await unsubscribe(db, c.req.param('token'))
  return c.text('You will get no more invitations from this business.')
})

// GET of the same address, when a mail program opens it in a browser: the page that asks for confirmation.
hooks.get('/unsubscribe/:token', (c) => c.redirect(`/unsubscribe/${c.req.param('token')}`, 303))

// POST /hooks/notifications/:token, the same for an owner's mails about new reviews.
hooks.post('/notifications/:token', async (c) => {
  const { of } = await findByNotificationToken(db, c.req.param('token'))
  await changeNotificationSettings(db, of, { newReviews: 'off' })
  return c.text('You will get no more mails about new reviews of this business.')
})

hooks.get('/notifications/:token', (c) => c.redirect(`/notifications/${c.req.param('token')}`, 303))

// POST /hooks/newsletter/:token, the same for the newsletter.
hooks.post('/newsletter/:token', async (c) => {
  await leaveNewsletter(db, c.req.param('token'))
  return c.text('You have left the newsletter.')
})

hooks.get('/newsletter/:token', (c) => c.redirect(`/newsletter/leave/${c.req.param('token')}`, 303))

hooks.post('/mail', (c) => receiveMailEvents(c.req.raw))
