import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { v7 as uuidv7 } from 'uuid'
import { mountDoors } from '#app/doors.server.ts'
import { newContact } from '#app/features/contacts/contact.schema.ts'
import { contacts } from '#app/features/contacts/contact.table.ts'
import { eraseContacts, maintainContacts } from '#app/features/contacts/contact-desk.server.ts'
import { sendContact } from '#app/features/contacts/receive-contact.server.ts'
import { periods } from '#app/periods.ts'
import { days, moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { devMails } from '#app/platform/mail.table.ts'
import { loader as download } from '#app/routes/ops/newsletter-csv.ts'
import { action as signUp } from '#app/routes/public/newsletter.tsx'
import * as confirm from '#app/routes/public/newsletter-confirm.tsx'
import * as leave from '#app/routes/public/newsletter-leave.tsx'
import { aContactForm } from '#tests/contact-messages.ts'
import { describe, expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { addressRemoval, newsletterConsent } from './newsletter.schema.ts'
import { countSubscribers, exportSubscribers, removeSubscriber } from './newsletter.server.ts'
import { subscribers } from './newsletter.table.ts'

const doors = mountDoors(new Hono())

let people = 0
const anAddress = () => `reader-${++people}@news.example`
const findRow = async (db: Database, email: string) =>
  (await db.select().from(subscribers).where(eq(subscribers.email, email)))[0]
const linkIn = (text: string, kind: 'confirm' | 'leave') =>
  new RegExp(`/newsletter/${kind}/([\\w.-]+)`).exec(text)?.[1] ?? ''

type World = { db: Database; pool: Parameters<typeof runJobs>[1] }

async function aReader({ db, pool }: World) {
  const email = anAddress()
  await visit(signUp, { form: { email } })
  await runJobs(db, pool)
  const [mail] = await mailsTo(db, email)
  const token = linkIn(mail!.text, 'confirm')
  expect((await visit(confirm.action, { params: { token }, form: {} })).status).toBe(200)
  return { email, token, mail: mail!, leaveToken: linkIn(mail!.text, 'leave') }
}

describe('signing up for the newsletter', () => {
  test('subscribes an address only after its mailed link is confirmed', async ({ db, pool }) => {
    const email = anAddress()
    await visit(signUp, { form: { email: `  ${email.toUpperCase()} ` } })
    expect(await findRow(db, email)).toMatchObject({ confirmedAt: null, consentText: null })
    await runJobs(db, pool)
    const [mail] = await mailsTo(db, email)
    const token = linkIn(mail!.text, 'confirm')
    expect(await visit(confirm.loader, { params: { token } })).toMatchObject({
      data: { email, isConfirmed: false },
    })
    expect((await findRow(db, email))!.confirmedAt).toBeNull()
    for (let time = 0; time < 2; time += 1)
      expect(await visit(confirm.action, { params: { token }, form: {} })).toMatchObject({
        data: { email, isConfirmed: true },
      })
    expect(await findRow(db, email)).toMatchObject({
      confirmedAt: expect.any(Date),
      consentText: newsletterConsent,
      source: 'newsletter_form',
    })
  })

  test('gives the same response to a subscribed address and mails it nothing', async ({ db, pool }) => {
    const { email } = await aReader({ db, pool })
    const stranger = anAddress()
    const [known, unknown] = [
      await visit(signUp, { form: { email } }),
      await visit(signUp, { form: { email: stranger } }),
    ]
    const seen = ({ status, data }: typeof known, address: string) =>
      JSON.stringify({ status, data }).replaceAll(address, '')
    expect(seen(known, email)).toBe(seen(unknown, stranger))
    await runJobs(db, pool)
    expect(await mailsTo(db, email)).toHaveLength(1)
  })

  test('explains what is wrong with an address and keeps what was typed', async ({ db }) => {
    expect(db).toBeDefined()
    expect(await visit(signUp, { form: { email: '' } })).toMatchObject({
      status: 422,
      data: { errors: { email: 'Email address is required' } },
    })
    expect(await visit(signUp, { form: { email: 'lotte@' } })).toMatchObject({
      status: 422,
      data: { errors: { email: 'Please enter a valid email address' }, values: { email: 'lotte@' } },
    })
  })

  test('sends an address at most three links', async ({ db, pool }) => {
    const email = anAddress()
    for (let time = 0; time < 5; time += 1) {
      expect((await visit(signUp, { form: { email } })).status).toBe(200)
      await runJobs(db, pool)
    }
    expect(await mailsTo(db, email)).toHaveLength(3)
  })

  test('sends a mailbox at most three links a day, whatever address of it is typed', async ({ db, pool }) => {
    const addresses = [1, 2, 3, 4, 5].map((nth) => anAddress().replace(/.*@/, `victim+${nth}@`))
    for (const email of addresses) expect((await visit(signUp, { form: { email } })).status).toBe(200)
    await runJobs(db, pool)
    const mails = await Promise.all(addresses.map((email) => mailsTo(db, email)))
    expect(mails.flat()).toHaveLength(3)
  })

  test('is limited by network', async ({ db }) => {
    expect(db).toBeDefined()
    const answers = []
    for (let time = 0; time < 21; time += 1)
      answers.push((await visit(signUp, { form: { email: anAddress() }, address: '192.0.2.9' })).status)
    expect(answers.slice(-2)).toEqual([200, 429])
  })

  test('expires after seven days without confirmation, and the address is erased', async ({ db, pool }) => {
    const [email, reader] = [anAddress(), await aReader({ db, pool })]
    await visit(signUp, { form: { email } })
    await runJobs(db, pool)
    const token = linkIn((await mailsTo(db, email))[0]!.text, 'confirm')
    const wait = days(periods.unconfirmedNewsletterDays) + 1000
    moveClock(wait)
    expect((await visit(confirm.action, { params: { token }, form: {} })).status).toBe(410)
    await maintainContacts(db)
    moveClock(-wait)
    expect(await findRow(db, email)).toBeUndefined()
    expect(await findRow(db, reader.email)).toBeDefined()
  })
})

describe('leaving the newsletter', () => {
  test('works with the link in each mail, whose button deletes the address', async ({ db, pool }) => {
    const { email, leaveToken, token } = await aReader({ db, pool })
    expect(await visit(leave.loader, { params: { token: leaveToken } })).toMatchObject({ data: { email } })
    expect(await findRow(db, email)).toBeDefined()
    for (let time = 0; time < 2; time += 1)
      expect((await visit(leave.action, { params: { token: leaveToken }, form: {} })).status).toBe(200)
    expect(await findRow(db, email)).toBeUndefined()
    // The old link does not bring it back.
    expect((await visit(confirm.action, { params: { token }, form: {} })).status).toBe(410)
  })

  test('works with one click in a mail program, from a foreign origin', async ({ db, pool }) => {
    const { email, mail } = await aReader({ db, pool })
    expect(mail.headers).toMatchObject({
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Unsubscribe': expect.stringMatching(/^<http:\/\/localhost:3000\/hooks\/newsletter\/[\w.-]+>$/),
    })
    const { pathname } = new URL(mail.headers['List-Unsubscribe']!.slice(1, -1))
    const answer = await doors.request(pathname, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { origin: 'https://mail.example', 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.status).toBe(200)
    expect(await findRow(db, email)).toBeUndefined()
  })

  test('and confirming each need their own token', async ({ db, pool }) => {
    const { email, token, leaveToken } = await aReader({ db, pool })
    const id = (await findRow(db, email))!.id
    const forged = `${Buffer.from(id).toString('base64url')}.AAAA`
    for (const [door, wrong] of [
      [leave.action, token],
      [leave.action, forged],
      [leave.loader, id],
      [confirm.action, leaveToken],
      [confirm.loader, forged],
    ] as const) {
      const form = door === leave.action || door === confirm.action ? {} : undefined
      expect((await visit(door, { params: { token: wrong }, form })).status).toBe(410)
    }
    expect((await doors.request(`/hooks/newsletter/${forged}`, { method: 'POST' })).status).toBe(410)
    expect(await findRow(db, email)).toBeDefined()
  })
})

describe('the operator’s list', () => {
  test('exports confirmed addresses only, each with its links to unsubscribe', async ({ db, pool }) => {
    const [reader, waiting] = [await aReader({ db, pool }), anAddress()]
    await visit(signUp, { form: { email: waiting } })
    const csv = await exportSubscribers(db)
    expect(csv.split('\n')[0]).toBe('\ufeffemail,confirmed_at,source,unsubscribe_page,one_click')
    const line = csv.split('\n').find((row) => row.startsWith(reader.email))
    expect(line).toMatch(
      /,\d{4}-\d\d-\d\dT[\d:]+Z,newsletter_form,http.*\/newsletter\/leave\/.*\/hooks\/newsletter\//,
    )
    expect(csv).not.toContain(waiting)
    expect((await countSubscribers(db)).unconfirmed).toBeGreaterThan(0)
  })

  test('is for operators only, who can remove an address', async ({ db, pool }) => {
    expect((await visit(download, { path: '/operator/newsletter/addresses.csv' })).status).toBe(302)
    const { email } = await aReader({ db, pool })
    await removeSubscriber(db, addressRemoval.parse({ email: ` ${email} ` }))
    expect(await findRow(db, email)).toBeUndefined()
    await expect(removeSubscriber(db, addressRemoval.parse({ email }))).rejects.toMatchObject({ status: 404 })
  })
})

test('erasing a person leaves no data, mail or job behind', async ({ db, pool }) => {
  const { email } = await aReader({ db, pool })
  const secret = 'quokka'
  const contact = newContact.parse(
    aContactForm({ email, fullName: `Lotte ${secret}`, message: `Nobody but me writes about a ${secret}.` }),
  )
  const send = () =>
    sendContact(db, { contactId: uuidv7(), contact, source: 'contact_page', userAgent: secret })
  const ids = [await send(), (await findRow(db, email))!.id]
  await runJobs(db, pool)
  // One more, whose mail is still waiting.
  ids.push(await send())
  expect(await eraseContacts(db, email.toUpperCase())).toEqual({ messages: 2, subscriptions: 1 })
  expect(await db.$count(contacts, eq(contacts.email, email))).toBe(0)
  expect(JSON.stringify(await db.select().from(devMails))).not.toContain(secret)
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables where schemaname in ('public', 'pgboss')`,
  )
  for (const { name } of rows) {
    const found = await pool.query(`select from ${name} as t where t::text ilike any ($1)`, [
      [email, secret, ...ids].map((word) => `%${word}%`),
    ])
    expect(found.rowCount, name).toBe(0)
  }
  expect(await eraseContacts(db, email)).toEqual({ messages: 0, subscriptions: 0 })
})
