import { eq } from 'drizzle-orm'
import { reports } from '#app/features/moderation/case.table.ts'
import { listReportedThings } from '#app/features/moderation/open-reports.server.ts'
import { issueTicket } from '#app/features/review-form/defences.server.ts'
import { moveClock, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import * as report from './report.tsx'
import * as reported from './reported.tsx'

const typed = {
  ground: 'unlawful',
  explanation: 'It insults a judge by name, which the criminal code forbids.',
  name: 'Vera Visitor',
  email: 'vera@visitor.example',
  goodFaith: 'on',
}

/** A form that was open for a while. */
function aTicket(businessId: string, kind: 'report' | 'open' = 'report') {
  moveClock(-seconds(20))
  const ticket = issueTicket({ kind, businessId })
  moveClock(seconds(20))
  return ticket
}

async function aForm(db: Database) {
  const business = await aBusiness(db)
  const review = await aReview(db, { business })
  const door = { path: `/?review=${review.id}`, params: { businessId: business.id } }
  const send = (given: Record<string, string> = {}, visitor: { address?: string } = {}) =>
    visit(report.action, { ...door, ...visitor, form: { ...typed, ticket: aTicket(business.id), ...given } })
  const count = () => db.$count(reports, eq(reports.reviewId, review.id))
  return { business, review, door, send, count }
}

test('a report leads to its own page, which says what happens and nothing of who made it', async ({ db }) => {
  const { door, send, count, review } = await aForm(db)
  expect(await visit(report.loader, door)).toMatchObject({
    status: 200,
    data: { reported: { text: review.text } },
  })
  const reply = await send()
  expect(reply).toMatchObject({ status: 303, location: expect.stringMatching(/^\/report\/[\w-]{64}$/) })
  expect(await count()).toBe(1)
  const params = { token: reply.location!.slice('/report/'.length) }
  const page = await visit(reported.loader, { params })
  expect(page).toMatchObject({ status: 200, data: { report: { state: 'open', hasAddress: true } } })
  expect(JSON.stringify(page.data)).not.toMatch(/Vera|vera@|judge/)
  expect(await visit(reported.action, { params, form: {} })).toMatchObject({ status: 303 })
  expect(await visit(reported.loader, { params })).toMatchObject({ data: { report: { hasAddress: false } } })
})

test('what is missing comes back by field with 422, and nothing typed is lost', async ({ db }) => {
  const { send, count } = await aForm(db)
  const reply = await send({ ground: '', explanation: 'short', name: '', goodFaith: '' })
  expect(reply).toMatchObject({
    status: 422,
    data: {
      values: { explanation: 'short', email: typed.email },
      errors: {
        ground: expect.any(String),
        explanation: expect.stringContaining('at least 10'),
        goodFaith: expect.any(String),
      },
    },
  })
  expect(await send({ email: '' })).toMatchObject({
    status: 422,
    data: { errors: { email: expect.any(String) } },
  })
  expect(await count()).toBe(0)
})

test('an email address without a name gets a receipt, and the operator sees it', async ({ db, pool }) => {
  const { business, send } = await aForm(db)
  const email = 'nameless@visitor.example'
  expect(await send({ name: '', email })).toMatchObject({ status: 303 })
  await runJobs(db, pool)
  expect(await mailsTo(db, email)).toHaveLength(1)
  const mine = (await listReportedThings(db)).find(({ businessId }) => businessId === business.id)
  expect(mine).toMatchObject({ reports: [{ from: email }] })
})

test('a robot is asked again: honeypot, too quick, no ticket or a foreign one', async ({ db }) => {
  const { business, send, count } = await aForm(db)
  const elsewhere = await aBusiness(db)
  const caught: Record<string, string>[] = [
    { company_fax: '12' },
    { ticket: issueTicket({ kind: 'report', businessId: business.id }) },
    { ticket: 'forged' },
    { ticket: aTicket(business.id, 'open') },
    { ticket: aTicket(elsewhere.id) },
  ]
  for (const given of caught) {
    const reply = await send(given)
    expect(reply).toMatchObject({ status: 422, data: { values: { explanation: typed.explanation } } })
  }
  expect(await count()).toBe(0)
})

test('a network reports ten times an hour, a mailbox gets ten receipts a day', async ({ db }) => {
  const { send, count } = await aForm(db)
  const anonymous = { name: '', email: '' }
  for (let sent = 0; sent < 10; sent++)
    expect(await send(anonymous, { address: '203.0.113.7' })).toMatchObject({ status: 303 })
  const refused = await send(anonymous, { address: '203.0.113.7' })
  expect(refused).toMatchObject({ status: 429, data: { values: { explanation: typed.explanation } } })
  const email = 'often@visitor.example'
  const stranger = { address: '203.0.113.8' }
  for (let sent = 0; sent < 5; sent++) expect(await send({ email }, stranger)).toMatchObject({ status: 303 })
  expect(await send({ email }, stranger)).toMatchObject({ status: 429 })
  for (let sent = 0; sent < 5; sent++) expect(await send({ email })).toMatchObject({ status: 303 })
  expect(await send({ email })).toMatchObject({ status: 429 })
  expect(await count()).toBe(20)
})

test('another business’s review, and a missing one, are 404 at form and door', async ({ db }) => {
  const { business, review, door, count } = await aForm(db)
  const other = await aForm(db)
  for (const wrong of [
    { ...door, params: { businessId: other.business.id } },
    { ...door, path: '/?review=nothing' },
    { ...door, path: `/?review=${review.id}&about=reply` },
    { ...door, params: { businessId: 'nothing' } },
  ]) {
    expect(await visit(report.loader, wrong)).toMatchObject({ status: 404 })
    const form = { ...typed, ticket: aTicket(business.id) }
    expect(await visit(report.action, { ...wrong, form })).toMatchObject({ status: 404 })
  }
  expect(await visit(report.loader, { ...door, path: '/' })).toMatchObject({ status: 302 })
  expect(business.id).not.toBe(other.business.id)
  expect(await count()).toBe(0)
})
