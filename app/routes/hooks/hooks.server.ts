import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { leaveNewsletter } from '#app/features/contacts/leaving.server.ts'
import { unsubscribe } from '#app/features/invitations/unsubscribing.server.ts'
import { findByNotificationToken } from '#app/features/notifications/notification-link.server.ts'
import { changeNotificationSettings } from '#app/features/notifications/settings.server.ts'
import { db } from '#app/platform/database.server.ts'
import { refusalOf } from '#app/platform/unavailable.server.ts'
import { receiveMailEvents } from './mail.ts'

/**
 * Doors for machines. They carry no cookie, so no origin is asked for: each request brings the token or the
 * secret that it is judged by.
 */
export const hooks = new Hono()

// A Refusal is no Error (see refusal.ts), and Hono's own handler takes nothing else.
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

// GET of the same address, by a person whose mail program opens it: to the page that asks first.
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
  return c.text('You are off the list of the newsletter.')
})

hooks.get('/newsletter/:token', (c) => c.redirect(`/newsletter/leave/${c.req.param('token')}`, 303))

hooks.post('/mail', (c) => receiveMailEvents(c.req.raw))
