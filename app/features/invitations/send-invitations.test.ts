import { eq } from 'drizzle-orm'
import { suppressions } from '#app/features/mailing/mailing.table.ts'
import { suppress } from '#app/features/mailing/suppression.server.ts'
import { languages } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { days, minutes, moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, anInvitation, findInvitation } from '#tests/factories.ts'
import { runJobs } from '#tests/jobs.ts'
import { aMailServer, keepMail } from '#tests/mail-server.ts'
import { cancelInvitation } from './change-invitation.server.ts'
import { sendDueMail } from './send-invitations.server.ts'

type Row = { businessId: string; id: string }
const of = ({ businessId, id }: Row) => ({ businessId, invitationId: id })
const send = (db: Database, invitation: Row) => sendDueMail(db, of(invitation))
const state = async (db: Database, invitation: Row) => (await findInvitation(db, of(invitation))).state

describe('the mail', () => {
  test('carries five star links, both bodies, its reason and one-click unsubscribe', async ({ db, pool }) => {
    const business = await aBusiness(db, { name: 'Käse & Brot "Mia"' })
    const server = await aMailServer()
    server.use()
    const invitation = await anInvitation(db, { business, orderReference: 'A-4711' })
    await runJobs(db, pool)
    await server.close()
    keepMail()

    expect(server.taken).toHaveLength(1)
    const [{ to, mail }] = server.taken as [(typeof server.taken)[0]]
    expect(to).toEqual([invitation.email])
    expect(mail.from).toMatchObject({ name: 'Käse & Brot "Mia"', address: 'no-reply@reviews.example' })
    expect(mail.subject).toBe('How was Käse & Brot "Mia"?')
    expect(mail.messageId).toBe(`<invitation.${invitation.id}@vouchsafe>`)
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(header('list-unsubscribe')).toMatch(/^<http:\/\/localhost:3000\/hooks\/unsubscribe\/[\w.-]+>$/)
    for (const rating of [1, 2, 3, 4, 5]) {
      const link = `http://localhost:3000/review?invitation=${invitation.token}&rating=${rating}`
      expect(mail.text).toContain(link)
      expect(mail.html).toContain(link.replace('&', '&amp;'))
    }
    for (const body of [mail.text!, mail.html!.replaceAll('&amp;', '&').replaceAll('&quot;', '"')]) {
      expect(body).toContain('Lotte Maes')
      expect(body).toContain('A-4711')
      expect(body).toContain('because you were a customer of Käse & Brot "Mia"')
      expect(body).toMatch(/http:\/\/localhost:3000\/unsubscribe\/[\w.-]+/)
    }
    expect(mail.html).not.toContain('<img')
    expect(await findInvitation(db, of(invitation))).toMatchObject({ state: 'sent', mailsSent: 1 })
  })

  test.for(languages)('speaks %s, with every placeholder filled in', async (language, { db, business }) => {
    const server = await aMailServer()
    server.use()
    await send(
      db,
      await anInvitation(db, { business, language, orderReference: '17', legalBasis: 'consent' }),
    )
    await server.close()
    keepMail()
    const { mail } = server.taken[0]!
    expect(mail.html).toContain(`lang="${language}"`)
    for (const part of [mail.subject!, mail.text!, mail.html!.replace(/<style>[^<]*<\/style>/, '')]) {
      expect(part).not.toMatch(/\{\w+\}/)
    }
    expect(mail.text).toContain(messages[language].invitation.button)
  })
})

test('of many businesses, one mailbox gets six a day, and the rest the day after', async ({ db }) => {
  const server = await aMailServer()
  server.use()
  const invite = (nth: number) => anInvitation(db, { email: `lotte+${nth}@flooded.example` })
  const invited = await Promise.all(Array.from({ length: 8 }, (_, nth) => invite(nth)))
  for (const each of invited) await send(db, each)
  expect(server.taken).toHaveLength(6)
  moveClock(days(1) + minutes(1))
  for (const each of invited) await send(db, each)
  moveClock(-days(1) - minutes(1))
  await server.close()
  keepMail()
  expect(new Set(server.taken.map(({ to }) => to[0])).size).toBe(8)
  expect(await Promise.all(invited.map((each) => state(db, each)))).toEqual(Array(8).fill('sent'))
})

describe('sending once', () => {
  test('ten workers with the same job send one mail', async ({ db }) => {
    const server = await aMailServer()
    server.use()
    const invitation = await anInvitation(db)
    await Promise.all(Array.from({ length: 10 }, () => send(db, invitation)))
    await server.close()
    keepMail()
    expect(server.taken).toHaveLength(1)
  })

  test('no mail is lost while a mail server is away or full: it comes once, later', async ({ db }) => {
    const full = await aMailServer({ atData: async () => ({ code: 452, text: 'Try again later' }) })
    full.use()
    const invitation = await anInvitation(db)
    await send(db, invitation)
    expect(await findInvitation(db, of(invitation))).toMatchObject({
      state: 'queued',
      deferrals: 1,
      failure: expect.stringContaining('Try again later'),
    })
    expect(await send(db, invitation)).toBe(false)
    await full.close()
    moveClock(minutes(1))
    await send(db, invitation)
    expect(await findInvitation(db, of(invitation))).toMatchObject({ state: 'queued', deferrals: 2 })
    const back = await aMailServer({}, full.port)
    moveClock(minutes(1))
    await send(db, invitation)
    await send(db, invitation)
    moveClock(-minutes(2))
    await back.close()
    keepMail()
    expect(back.taken).toHaveLength(1)
    expect(await findInvitation(db, of(invitation))).toMatchObject({
      state: 'sent',
      deferrals: 0,
      failure: null,
    })
  })

  test('after a crash between the server’s answer and commit, it is repeated', async ({ db, pool }) => {
    const invitation = await anInvitation(db)
    // The connection of the sender dies while the server holds the whole mail.
    const server = await aMailServer({
      atData: async () => {
        await pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and state = 'idle in transaction'`,
        )
        return undefined
      },
    })
    server.use()
    await expect(send(db, invitation)).rejects.toThrow()
    expect(await state(db, invitation)).toBe('queued')
    const after = await aMailServer()
    after.use()
    await send(db, invitation)
    await Promise.all([server.close(), after.close()])
    keepMail()
    const [first, second] = [server.taken[0]!.mail, after.taken[0]!.mail]
    expect(second.messageId).toBe(first.messageId)
    expect(second.text).toBe(first.text)
  })
})

describe('addresses that get no mail', () => {
  test('people who unsubscribed or were cancelled after being queued', async ({ db }) => {
    const server = await aMailServer()
    server.use()
    const suppressed = await anInvitation(db)
    await suppress(db, { ...suppressed, reason: 'unsubscribed' })
    const cancelled = await anInvitation(db)
    await cancelInvitation(db, of(cancelled))
    for (const invitation of [suppressed, cancelled]) await send(db, invitation)
    await server.close()
    keepMail()
    expect(server.taken).toEqual([])
    expect(await state(db, suppressed)).toBe('unsubscribed')
    expect(await state(db, cancelled)).toBe('cancelled')
  })

  test('an address that its server does not know is suppressed for this business', async ({ db }) => {
    const server = await aMailServer({ atRecipient: () => ({ code: 550, text: '5.1.1 No such user' }) })
    server.use()
    const invitation = await anInvitation(db)
    await send(db, invitation)
    await server.close()
    keepMail()
    const row = await findInvitation(db, of(invitation))
    expect(row).toMatchObject({ state: 'undelivered', mailsSent: 0 })
    expect(row.failure).toContain('No such user')
    const here = eq(suppressions.businessId, invitation.businessId)
    expect(await db.select().from(suppressions).where(here)).toMatchObject([{ reason: 'bounced' }])
  })

  test('a server that rejects us rather than the address suppresses nobody', async ({ db }) => {
    const server = await aMailServer({
      atRecipient: () => ({ code: 550, text: '5.7.1 Listed by a blocklist' }),
    })
    server.use()
    const invitation = await anInvitation(db)
    await send(db, invitation)
    await server.close()
    keepMail()
    expect(await state(db, invitation)).toBe('undelivered')
    const here = eq(suppressions.businessId, invitation.businessId)
    expect(await db.select().from(suppressions).where(here)).toEqual([])
  })
})
