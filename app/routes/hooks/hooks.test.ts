import fc from 'fast-check'
import { Hono } from 'hono'
import { mountDoors } from '#app/doors.server.ts'
import { sendDueMail } from '#app/features/invitations/send-invitations.server.ts'
import { unsubscribeToken } from '#app/features/invitations/stop-mails.server.ts'
import { mailHookKeys } from '#app/features/mailing/bounce-webhooks.server.ts'
import { findSuppression } from '#app/features/mailing/suppression.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { anInvitation, findInvitation } from '#tests/factories.ts'

const doors = mountDoors(new Hono())

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  doors.request(`/hooks${path}`, { method: 'POST', body, headers })

describe('one-click unsubscribing', () => {
  test('accepts a mail program’s POST without a cookie, from a foreign origin, and twice', async ({ db }) => {
    const { businessId, id, email } = await anInvitation(db)
    const token = unsubscribeToken({ businessId, invitationId: id })
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://mail.example',
      'sec-fetch-site': 'cross-site',
    }
    for (let time = 0; time < 2; time++) {
      const answer = await post(`/unsubscribe/${token}`, 'List-Unsubscribe=One-Click', headers)
      expect(answer.status).toBe(200)
    }
    expect(await findSuppression(db, businessId, email)).toBe('unsubscribed')
    expect(await findInvitation(db, { businessId, invitationId: id })).toMatchObject({
      state: 'unsubscribed',
    })
  })

  test('opening the address changes nothing and leads to the page that asks', async ({ db }) => {
    const { businessId, id, email } = await anInvitation(db)
    const token = unsubscribeToken({ businessId, invitationId: id })
    const answer = await doors.request(`/hooks/unsubscribe/${token}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/unsubscribe/${token}`])
    expect(await findSuppression(db, businessId, email)).toBeNull()
  })

  test('opening the address with any other text in it leads to a page as well', async ({ db }) => {
    expect(db).toBeDefined()
    for (const hook of ['unsubscribe', 'notifications', 'newsletter']) {
      const answer = await doors.request(`/hooks/${hook}/%0d%0aX:1%F0%9F%92%A5`)
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toMatch(/\/%0D%0AX%3A1%F0%9F%92%A5$/)
    }
  })

  test('a token that we did not sign does nothing', async ({ db }) => {
    const { businessId, id } = await anInvitation(db)
    const forged = `${Buffer.from(`${businessId} ${id}`).toString('base64url')}.AAAA`
    for (const token of [forged, 'x', '%00', 'a.b.c']) {
      expect((await post(`/unsubscribe/${token}`, '')).status).toBe(410)
    }
    expect(await findInvitation(db, { businessId, invitationId: id })).toMatchObject({ state: 'queued' })
  })
})

describe('delivery events', () => {
  const key = () => mailHookKeys()[0]!

  test('are accepted with the key, in the header or in the URL, and refused without it', async ({ db }) => {
    const invitation = await anInvitation(db)
    const of = { businessId: invitation.businessId, invitationId: invitation.id }
    await sendDueMail(db, of)
    const body = JSON.stringify({ type: 'bounce', email: invitation.email, reason: '550 no such user' })
    for (const path of ['/mail', '/mail?key=', '/mail?key=x', `/mail?key=${key()}x`]) {
      expect((await post(path, body)).status).toBe(403)
    }
    expect((await findInvitation(db, of)).state).toBe('sent')
    expect((await post('/mail', body, { authorization: `Bearer ${key()}` })).status).toBe(204)
    expect((await post(`/mail?key=${key()}`, body)).status).toBe(204)
    expect(await findInvitation(db, of)).toMatchObject({ state: 'undelivered', failure: '550 no such user' })
  })

  test('no body causes an error', async ({ db }) => {
    expect(db).toBeDefined()
    const send = async (body: string) => (await post(`/mail?key=${key()}`, body)).status
    expect(await send('{')).toBe(400)
    expect(await send(JSON.stringify('x'.repeat(1024 * 1024)))).toBe(413)
    await fc.assert(
      fc.asyncProperty(fc.json(), async (body) => {
        expect(await send(body)).toBe(204)
      }),
      { numRuns: 50 },
    )
  })
})
