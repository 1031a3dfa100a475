import { eq } from 'drizzle-orm'
import { contacts } from '#app/features/contacts/contact.table.ts'
import { countByType } from '#app/features/contacts/contact-desk.server.ts'
import { subscribers } from '#app/features/newsletter/newsletter.table.ts'
import { moveClock, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { openSite } from '#app/platform/site.server.ts'
import { aContactForm, contactRules } from '#tests/contact-messages.ts'
import { describe, expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { holdTime } from '#tests/held-time.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { loader as openPage, action as page } from './contact.tsx'
import { loader as openModal, action as post } from './contact-messages.ts'

let writers = 0
const aWriter = (given: Record<string, string> = {}) =>
  aContactForm({ email: `writer-${++writers}@contact.example`, ...given })
const findOf = (db: Database, email: string) => db.select().from(contacts).where(eq(contacts.email, email))
const modal = { source: 'homepage_contact_modal' }

describe.for([
  ['/contact/messages', post],
  ['/contact', page],
] as const)('POST %s', ([path, door]) => {
  test.for(contactRules)('%s %j: %s', async ([field, value, sentence], { db }) => {
    expect(db).toBeDefined()
    const form = aWriter({ [field]: value })
    const { status, data } = await visit(door, { path, form })
    const answer = typeof data === 'string' ? JSON.parse(data) : data
    if (sentence) expect([status, answer.errors]).toEqual([422, { [field]: sentence }])
    else expect(answer.errors ?? {}).toEqual({})
    if (!sentence) expect(status).toBeLessThan(300)
  })
})

describe('a contact message', () => {
  test('is kept with all its fields, and its id is the answer', async ({ db }) => {
    const form = aWriter({ company: ' Crumb Ltd ', isUrgent: 'on', contactType: 'sales', ...modal })
    const headers = { 'user-agent': `Browser/1 ${'x'.repeat(600)}` }
    const { status, data } = await visit(post, { form, headers, address: '192.0.2.7' })
    expect(status).toBe(201)
    const [kept, ...others] = await findOf(db, form.email!)
    expect(others).toEqual([])
    expect(JSON.parse(String(data))).toEqual({ id: kept!.id })
    expect(kept).toEqual({
      id: expect.any(String),
      contactType: 'sales',
      fullName: 'Lotte Maes',
      email: form.email,
      company: 'Crumb Ltd',
      subject: form.subject,
      message: form.message,
      isUrgent: true,
      wantsNewsletter: false,
      status: 'new',
      source: 'homepage_contact_modal',
      userAgent: headers['user-agent'].slice(0, 500),
      ipAddress: null,
      settledAt: null,
      createdAt: expect.any(Date),
      updatedAt: kept!.createdAt,
    })
  })

  test('by the page says so, whatever it claims', async ({ db }) => {
    const form = aWriter({ ...modal })
    expect(await visit(page, { form })).toMatchObject({ status: 200, data: { sent: {} } })
    expect(await findOf(db, form.email!)).toMatchObject([{ source: 'contact_page', company: null }])
  })

  test('goes to the contact address, and an answer to its writer', async ({ db, pool }) => {
    openSite({ APP_URL: 'http://localhost:3000', CONTACT_EMAIL: 'desk@vouch.example' })
    const form = aWriter({ isUrgent: 'on', subject: 'The oven is on fire' })
    await visit(post, { form })
    await runJobs(db, pool)
    const [mail] = await mailsTo(db, 'desk@vouch.example')
    expect(mail).toMatchObject({
      subject: 'Urgent: The oven is on fire (General)',
      headers: { 'Reply-To': form.email },
    })
    expect(mail!.text).toContain(form.message)
    expect(await mailsTo(db, form.email!)).toEqual([])
  })

  test('is counted by its day and type, an urgent one with the value 2', async ({ db }) => {
    const before = (await countByType(db, 1)).find(({ label }) => label === 'media')
    await visit(post, { form: aWriter({ contactType: 'media' }) })
    await visit(post, { form: aWriter({ contactType: 'media', isUrgent: 'on' }) })
    const after = (await countByType(db, 1)).find(({ label }) => label === 'media')
    expect(after!.count - (before?.count ?? 0)).toBe(2)
    expect(after!.value - (before?.value ?? 0)).toBe(3)
  })

  test('asks for a link to the newsletter only when that box is ticked', async ({ db }) => {
    const [silent, keen] = [aWriter(), aWriter({ wantsNewsletter: 'on' })]
    for (const form of [silent, keen]) await visit(post, { form })
    const listed = async (email: string) => db.$count(subscribers, eq(subscribers.email, email))
    expect([await listed(silent.email!), await listed(keen.email!)]).toEqual([0, 1])
  })

  test('sent twice by the same form is one message; with other words it is two', async ({ db }) => {
    const { data } = await visit(openModal)
    const { ticket } = JSON.parse(String(data))
    const form = aWriter({ ticket })
    const answers = [await visit(post, { form }), await visit(post, { form })]
    expect(answers[0]!.data).toBe(answers[1]!.data)
    expect(await findOf(db, form.email!)).toHaveLength(1)
    const other = { ...form, message: 'I forgot something: my name is spelt with an a.' }
    expect((await visit(post, { form: other })).status).toBe(201)
    expect(await findOf(db, form.email!)).toHaveLength(2)
  })
})

describe('the defences', () => {
  test('a filled hidden field is refused, and the rest comes back as typed', async ({ db }) => {
    const form = aWriter({ company_fax: 'x' })
    const { status, data } = await visit(page, { form })
    expect(status).toBe(422)
    expect(data).toMatchObject({ failedWith: 422, values: { message: form.message } })
    expect(await findOf(db, form.email!)).toEqual([])
  })

  test('one network gets twenty hasty messages an hour, and more unhurried ones', async ({ db }) => {
    holdTime()
    expect(db).toBeDefined()
    const send = async (address: string, ticket = '') =>
      (await visit(post, { form: aWriter({ ticket }), address })).status
    const hasty = []
    for (let count = 0; count < 21; count += 1) hasty.push(await send('2001:db8::1'))
    expect(hasty).toEqual([...Array(20).fill(201), 429])
    // The next address of the same network, with a form that was only just opened.
    const { ticket } = (await visit(openPage)).data as { ticket: string }
    expect(await send('2001:db8::2', ticket)).toBe(429)
    moveClock(seconds(3))
    expect(await send('2001:db8::2', ticket)).toBe(201)
    moveClock(-seconds(3))
  })
})

test('what breaks on our side is 500, is logged, and gives back what was typed', async ({ pool }) => {
  await pool.query('alter table event_counts rename to event_counts_away')
  const form = aWriter()
  const { status, data } = await visit(page, { form })
  await pool.query('alter table event_counts_away rename to event_counts')
  expect(status).toBe(500)
  expect(data).toMatchObject({ failedWith: 500, values: form, errors: {} })
  const { rows } = await pool.query('select from contacts where email = $1', [form.email])
  expect(rows).toEqual([])
})
