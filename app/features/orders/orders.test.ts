import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { businessRows } from '#app/features/businesses/business.table.ts'
import { invitations } from '#app/features/invitations/invitation.table.ts'
import { suppress } from '#app/features/mailing/suppression.server.ts'
import { erasePerson } from '#app/features/operator/personal-data.server.ts'
import { submitReview } from '#app/features/review-form/submission.server.ts'
import { isReview } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { days, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { words } from '#tests/factories.ts'
import { findEverywhere } from '#tests/find-everywhere.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { aShop, aSource, senderTo } from '#tests/order-sources.ts'
import { orderEvents, orders } from './order-source.table.ts'
import {
  deleteSource,
  forgetSources,
  listSources,
  pauseSource,
  replaceSecret,
} from './order-sources.server.ts'

let count = 0
const order = (given: object = {}) => ({
  reference: `A-${++count}`,
  name: 'Zoë Müller',
  email: `zoe-${count}@mail-${process.pid}-${count}.example`,
  ...given,
})

const invitationsOf = (db: Database, businessId: string) =>
  db.select().from(invitations).where(eq(invitations.businessId, businessId))

async function outcomesOf(db: Database, businessId: string) {
  const [source] = await listSources(db, businessId)
  return source!.events.map(({ outcome }) => outcome)
}

test('a signed order becomes one invitation, later, in its own language', async ({ db, pool }) => {
  const { business, of, send } = await aSource(db, 'generic', { delayDays: '5' })
  const sent = order({ language: 'de-AT', products: ['Blue teapot', 'Green cup'] })
  const answered = await send({ body: sent })
  expect([answered.status, await answered.json()]).toEqual([200, { received: true }])
  await runJobs(db, pool)
  const [planned, ...others] = await invitationsOf(db, business.id)
  expect(others).toEqual([])
  expect(planned).toMatchObject({
    state: 'queued',
    name: 'Zoë Müller',
    email: sent.email,
    orderReference: sent.reference,
    language: 'de',
    products: ['Blue teapot', 'Green cup'],
    orderSourceId: of.sourceId,
  })
  expect(planned!.sendAfter.getTime() - planned!.createdAt.getTime()).toBeGreaterThan(days(5) - 60_000)
  expect(await mailsTo(db, sent.email), 'before its day').toEqual([])

  moveClock(days(5))
  await runJobs(db, pool)
  const [mail] = await mailsTo(db, sent.email)
  expect(mail?.text).toContain('Blue teapot, Green cup')
  expect(mail?.text).toContain(sent.reference)
  const token = /invitation=([\w-]+)/.exec(mail!.text)![1]!
  const review = words({ authorName: 'Zoë M.' })
  const of2 = await submitReview(db, {
    channel: { kind: 'invitation', token },
    submissionKey: uuidv7(),
    review,
  })
  await runJobs(db, pool)
  const [saved] = await db
    .select()
    .from(reviews)
    .where(isReview({ businessId: of2.businessId, id: of2.reviewId }))
  expect(saved).toMatchObject({ state: 'published', provenance: 'invited', authorEmail: sent.email })
})

test('what was received names nobody once it is worked through', async ({ db, pool }) => {
  const { business, send } = await aSource(db, 'generic')
  const sent = order()
  await send({ body: sent })
  await send({ body: order({ email: sent.email }) })
  await runJobs(db, pool)
  const events = await db.select().from(orderEvents).where(eq(orderEvents.businessId, business.id))
  expect(events.map(({ received }) => received)).toEqual([null, null])
  expect(JSON.stringify(events)).not.toMatch(/zoe|Zoë/i)
  expect(events[1]?.outcome).toMatch(/^This address was invited in the last/)
})

test('an order that is sent a hundred times, at once too, invites once', async ({ db, pool }) => {
  const { business, send } = await aSource(db, 'generic')
  const sent = order()
  await Promise.all(Array.from({ length: 20 }, () => send({ body: sent })))
  await runJobs(db, pool)
  await send({ body: { ...sent, email: 'another@mail.example' } })
  await runJobs(db, pool)
  expect(await invitationsOf(db, business.id)).toHaveLength(1)
  expect(new Set(await outcomesOf(db, business.id))).toEqual(
    new Set(['Came again: this order has its invitation.', 'Invitation planned.']),
  )
})

test('a cancellation withdraws the invitation, in whichever order both arrive', async ({ db, pool }) => {
  const { business, send } = await aSource(db, 'generic')
  const [first, second] = [order(), order()]
  await send({ body: first })
  await runJobs(db, pool)
  await send({ body: { ...first, cancelled: true } })
  await send({ body: { ...second, cancelled: true } })
  await send({ body: second })
  await runJobs(db, pool)
  await send({ body: first })
  await runJobs(db, pool)
  expect((await invitationsOf(db, business.id)).map(({ state }) => state)).toEqual(['cancelled'])
  moveClock(days(8))
  await runJobs(db, pool)
  expect([...(await mailsTo(db, first.email)), ...(await mailsTo(db, second.email))]).toEqual([])
})

test('a wrong signature, foreign secret, old or changed message is refused', async ({ db, pool }) => {
  const { business, of, secret, send } = await aSource(db, 'generic')
  const other = await aSource(db, 'generic')
  const at = Math.floor(now().getTime() / 1000)
  const refused = [
    await senderTo(of, 'generic', other.secret)({ body: order() }),
    await send({ body: order(), at: at - 301 }),
    await send({ body: order(), at: at + 301 }),
    await send({ body: order(), headers: { 'webhook-signature': '' } }),
    await send({ body: order(), headers: { 'webhook-signature': 'v1,' } }),
    await send({ body: order(), headers: { 'webhook-id': 'msg_other' } }),
    await send({
      body: order(),
      headers: { 'webhook-signature': `v1a,${createHmac('sha256', secret).update('x').digest('base64')}` },
    }),
    await senderTo(
      { businessId: other.of.businessId, sourceId: of.sourceId },
      'generic',
      secret,
    )({ body: order() }),
    await senderTo({ businessId: of.businessId, sourceId: uuidv7() }, 'generic', secret)({ body: order() }),
    await senderTo({ businessId: 'x', sourceId: 'y' }, 'generic', secret)({ body: order() }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401, 401, 404, 404, 404])
  await runJobs(db, pool)
  expect(await db.$count(orderEvents, eq(orderEvents.businessId, business.id))).toBe(0)
  expect((await listSources(db, business.id))[0]?.refusedAt).toBeInstanceOf(Date)
  expect((await send({ body: 'no json' })).status).toBe(400)
  expect((await send({ body: 'x'.repeat(1024 * 1024 + 1) })).status).toBe(413)
})

test('a replaced secret is taken for a day more, and then no longer', async ({ db }) => {
  const { of, changing, secret, send } = await aSource(db, 'generic')
  const made = await replaceSecret(db, changing)
  const sendNew = senderTo(of, 'generic', made)
  expect(made).not.toBe(secret)
  expect([(await send({ body: order() })).status, (await sendNew({ body: order() })).status]).toEqual([
    200, 200,
  ])
  moveClock(days(1))
  expect([(await send({ body: order() })).status, (await sendNew({ body: order() })).status]).toEqual([
    401, 200,
  ])
})

test('nobody is invited whom the owner could not invite by hand', async ({ db, pool }) => {
  const { business, changing, send } = await aSource(db, 'generic', { legalBasis: 'consent' })
  await db.update(businessRows).set({ domainProvenAt: now() }).where(eq(businessRows.id, business.id))
  const gone = order()
  await suppress(db, { businessId: business.id, email: gone.email, reason: 'unsubscribed' })
  for (const body of [
    gone,
    order({ email: `me@${business.domain}` }),
    order({ email: 'no address' }),
    order({ email: null }),
    order({ consent: false }),
    order({ test: true }),
    { name: 'No reference' },
  ])
    expect((await send({ body })).status).toBe(200)
  await runJobs(db, pool)
  await pauseSource(db, changing, true)
  await send({ body: order() })
  await runJobs(db, pool)
  expect(await invitationsOf(db, business.id)).toEqual([])
  expect((await outcomesOf(db, business.id)).reverse()).toEqual([
    'This address unsubscribed from your invitations. We do not mail it again.',
    'This is your own address, or one of your business’s own domain. Please invite customers only.',
    'Please enter a valid email address: nobody was invited.',
    'The order has no email address: nobody was invited.',
    'The customer said no to mail: nobody was invited.',
    'A test: it arrived and can be read. Nobody was invited.',
    expect.stringContaining('reference'),
    'Paused: nobody was invited.',
  ])
})

test('a smaller plan, or a used-up month, invites nobody, and says so', async ({ db, pool }) => {
  const business = await aShop(db)
  const { send } = await aSource(db, 'generic', { business })
  await db.update(businessRows).set({ tierName: 'pro' }).where(eq(businessRows.id, business.id))
  await send({ body: order() })
  await runJobs(db, pool)
  expect(await outcomesOf(db, business.id)).toEqual([
    'Your plan has no orders from your shop: nobody was invited.',
  ])
  expect(await invitationsOf(db, business.id)).toEqual([])
})

test('an order outlives its source: connected again, it invites nobody twice', async ({ db, pool }) => {
  const business = await aShop(db)
  const body = (key: string) => ({
    type: 'checkout.session.completed',
    livemode: true,
    data: {
      object: {
        id: `cs_live_${key}`,
        payment_intent: `pi_${key}`,
        payment_status: 'paid',
        customer_details: { email: `${key}@mail-${key}.example`, name: 'Zoë Müller' },
      },
    },
  })
  const first = await aSource(db, 'stripe', { business })
  await first.send({ body: body('one') })
  await runJobs(db, pool)
  await deleteSource(db, first.changing)
  moveClock(days(100))
  const second = await aSource(db, 'stripe', { business })
  await second.send({ body: body('one') })
  await runJobs(db, pool)
  expect(await outcomesOf(db, business.id)).toEqual(['Came again: this order has its invitation.'])
  expect(await db.$count(orders, eq(orders.businessId, business.id))).toBe(1)
})

test('the newest hundred of what arrived are kept', async ({ db, pool }) => {
  const { business, send } = await aSource(db, 'generic')
  for (let at = 0; at < 105; at++) await send({ body: order({ test: true }) })
  await runJobs(db, pool)
  expect(await db.$count(orderEvents, eq(orderEvents.businessId, business.id))).toBe(100)
})

test('an erased customer leaves a hash, and the order invites nobody again', async ({ db, pool }) => {
  const { business, send } = await aSource(db, 'generic')
  const sent = order({ reference: 'Zwicknagl-1', name: 'Gerda Zwicknagl', products: ['Marzipan hedgehog'] })
  await send({ body: sent })
  await runJobs(db, pool)
  await send({ body: { ...sent, reference: 'Zwicknagl-2' } })
  await db.transaction((tx) => erasePerson(tx, sent.email))
  expect(await findEverywhere(pool, sent.email, 'Zwicknagl', 'Marzipan hedgehog')).toEqual([])
  await send({ body: sent })
  await runJobs(db, pool)
  expect((await invitationsOf(db, business.id)).map(({ state, email }) => [state, email])).toEqual([
    ['cancelled', null],
  ])
})

test('a new owner connects anew: the former one knows the secret', async ({ db }) => {
  const { business, send } = await aSource(db, 'generic')
  expect(await db.transaction((tx) => forgetSources(tx, business.id))).toBe(1)
  expect((await send({ body: order() })).status).toBe(404)
})
