import { and, eq, isNotNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterEach } from 'vitest'
import { sessions, users } from '#app/features/accounts/account.table.ts'
import { findLastHandover } from '#app/features/activities/list-activities.server.ts'
import { businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { businessClosing, setBusinessActive } from '#app/features/businesses/set-business-active.server.ts'
import { listTerms } from '#app/features/invitations/invitation.schema.ts'
import { invitationBatches, invitations } from '#app/features/invitations/invitation.table.ts'
import { listOrderKeys, renewOrderKey } from '#app/features/invitations/order-link.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { days, moveClock, now, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import * as dashboard from '#app/routes/business/dashboard.tsx'
import * as orderLinks from '#app/routes/business/order-links.tsx'
import * as business from '#app/routes/public/business.tsx'
import * as review from '#app/routes/public/review.tsx'
import { expect, test } from '#tests/database.ts'
import { cookieOf, type Owner, visit } from '#tests/doors.ts'
import { aBusiness, anInvitation, anInvitee, anOrderLink, aUser } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { aMember, logIn, password, type World } from '#tests/members.ts'
import * as closing from './closing.tsx'
import * as handover from './handover.tsx'
import * as profile from './profile.tsx'

afterEach(() => moveClock(Date.now() - now().getTime()))

async function anOwner(world: World) {
  const { person, cookie } = await aMember(world)
  const [user] = await world.db.select().from(users).where(eq(users.email, person.email))
  const [owned] = await world.db.select().from(businesses).where(eq(businesses.ownerId, user!.id))
  const send = (form: Record<string, string>) =>
    visit(closing.action, { cookie, form: { businessId: owned!.id, password, ...form } })
  return { person, cookie, userId: user!.id, businessId: owned!.id, send }
}

/** Somebody with an account and no business, who can take one over. */
async function aSuccessor(world: World) {
  const member = await anOwner(world)
  await world.db.delete(businessRows).where(eq(businessRows.id, member.businessId))
  return member
}

const rowOf = async (db: Database, businessId: string) =>
  (await db.select().from(businesses).where(eq(businesses.id, businessId)))[0]!

const accept = (token: string, cookie: string) =>
  visit(handover.action, { path: '/profile/handover', form: { token }, cookie })
const look = (token: string, cookie: string) =>
  visit(handover.loader, { path: `/profile/handover?token=${token}`, cookie })

async function anOffer(world: World) {
  const owner = await anOwner(world)
  const successor = await aSuccessor(world)
  expect(await owner.send({ intent: 'hand-over', email: successor.person.email })).toMatchObject({
    status: 200,
  })
  await runJobs(world.db, world.pool)
  const token = (await mailsTo(world.db, successor.person.email))[0]!.text.match(/token=([\w.-]+)/)![1]!
  return { owner, successor, token }
}

test('a closed business says so, collects nothing, and can return for 30 days', async ({ db, pool }) => {
  const owner = await anOwner({ db, pool })
  const { businessId } = owner
  expect(await owner.send({ intent: 'close' })).toMatchObject({ status: 200 })
  await runJobs(db, pool)
  expect((await mailsTo(db, owner.person.email))[0]!.subject).toContain('is closed')

  const page = await visit(business.loader, { params: { businessId } })
  const row = await rowOf(db, businessId)
  expect(row.eraseAfter!.getTime() - row.closedAt!.getTime()).toBe(days(30))
  expect(page.data).toMatchObject({
    business: { closing: { since: row.closedAt!.toISOString(), until: row.eraseAfter!.toISOString() } },
  })
  expect(await visit(review.loader, { path: `/review?business=${businessId}` })).toHaveProperty('status', 410)

  const leap = row.eraseAfter!.getTime() - Date.now() - 60_000
  moveClock(leap)
  const { cookie } = await signedInAgain(db, owner.person.email)
  const send = (form: Record<string, string>) =>
    visit(closing.action, { cookie, form: { businessId, ...form } })
  expect(await send({ intent: 'reopen' })).toMatchObject({ status: 200 })
  expect(await rowOf(db, businessId)).toMatchObject({ isActive: true, closedAt: null, eraseAfter: null })

  await send({ intent: 'close', password })
  moveClock(days(30))
  const later = await signedInAgain(db, owner.person.email)
  const late = await visit(closing.action, { cookie: later.cookie, form: { businessId, intent: 'reopen' } })
  expect(late).toMatchObject({ status: 410 })
  expect(await visit(business.loader, { params: { businessId } })).toMatchObject({ status: 410 })
})

/** Signed in at the time of the moved clock, which the session's maker does not know. */
async function signedInAgain(db: Database, email: string) {
  const cookie = cookieOf(await logIn(email))
  await db.update(sessions).set({ updatedAt: now(), expiresAt: new Date(now().getTime() + days(1)) })
  return { cookie }
}

test('nobody closes or hands over with a wrong password, or a foreign one', async ({ db, pool }) => {
  const owner = await anOwner({ db, pool })
  const neighbour = await aBusiness(db)
  for (const intent of ['close', 'hand-over']) {
    const form = { intent, email: 'somebody@else.example' }
    expect(await owner.send({ ...form, password: 'wrong battery 9' })).toMatchObject({
      status: 422,
      data: { errors: { password: expect.any(String) } },
    })
    expect(await owner.send({ ...form, businessId: neighbour.id })).toMatchObject({ status: 404 })
  }
  expect(await owner.send({ intent: 'reopen', businessId: neighbour.id })).toMatchObject({ status: 404 })
  expect(await rowOf(db, neighbour.id)).toMatchObject({ isActive: true, closedAt: null })
  expect(await rowOf(db, owner.businessId)).toMatchObject({ isActive: true, closedAt: null })
})

test('what the operator or the owner closed, the other does not open', async ({ db, pool }) => {
  const { businessId, send } = await anOwner({ db, pool })
  const operated = (isActive: string) =>
    businessClosing.parse({ businessId, isActive, reason: 'It sells counterfeits.' })
  await setBusinessActive(db, operated('false'))
  await send({ intent: 'close' })
  await expect(setBusinessActive(db, operated('true'))).rejects.toMatchObject({ status: 409 })
  await send({ intent: 'reopen' })
  expect(await rowOf(db, businessId)).toMatchObject({ isActive: false, closedAt: null })
})

test('a business changes hands when its new owner accepts, and only once', async ({ db, pool }) => {
  const { owner, successor, token } = await anOffer({ db, pool })
  const stranger = await aSuccessor({ db, pool })
  expect(await look(token, successor.cookie)).toMatchObject({ status: 200 })
  expect(await look(token, stranger.cookie)).toMatchObject({ status: 410 })
  expect(await accept(token, stranger.cookie)).toMatchObject({ status: 410 })
  expect((await rowOf(db, owner.businessId)).ownerId).toBe(owner.userId)

  expect(await accept(token, successor.cookie)).toMatchObject({
    status: 302,
    location: '/business/dashboard?notice=taken-over',
  })
  expect((await rowOf(db, owner.businessId)).ownerId).toBe(successor.userId)
  expect(await accept(token, successor.cookie)).toMatchObject({ status: 410 })
  expect(await owner.send({ intent: 'close' })).toMatchObject({ status: 404 })
})

test('after a handover the old keys sign no link, and the new owner is told', async ({ db, pool }) => {
  const { owner, successor, token } = await anOffer({ db, pool })
  const { businessId } = owner
  const business = await rowOf(db, businessId)
  const signed = [await anOrderLink(db, { business })]
  await renewOrderKey(db, businessId)
  signed.push(await anOrderLink(db, { business }))
  const pathOf = (link: { token: string }) => `/review?order=${link.token}`
  const opened = (await visit(review.loader, { path: pathOf(signed[0]!) })).data as { ticket: string }

  await accept(token, successor.cookie)
  expect(await listOrderKeys(db, businessId)).toEqual([])
  for (const link of signed) {
    const { status, data } = await visit(review.loader, { path: pathOf(link) })
    const message = expect.stringContaining('its signature is not valid')
    expect({ status, data }).toMatchObject({ status: 422, data: { over: { message } } })
  }
  moveClock(seconds(4))
  const typed = { rating: '5', title: '', text: 'The best loaf in town.', authorName: 'Zoë M.' }
  const late = await visit(review.action, {
    path: pathOf(signed[0]!),
    form: { ...typed, consentShow: 'on', ticket: opened.ticket },
  })
  moveClock(-seconds(4))
  expect(late).toMatchObject({
    status: 422,
    data: { message: expect.stringContaining('You can still write a review'), values: typed },
  })
  expect(await db.$count(reviews, eq(reviews.businessId, businessId))).toBe(0)

  const ended = expect.stringContaining('The keys of the former owner for order links ended')
  const heir = { user: { id: successor.userId }, business: await rowOf(db, businessId) } as Owner
  const page = await visit(dashboard.loader, { path: '/?notice=taken-over', owner: heir })
  expect(page.data).toMatchObject({ handover: ended })
  await runJobs(db, pool)
  const mail = (await mailsTo(db, successor.person.email)).find(({ subject }) =>
    subject.includes('is yours now'),
  )
  expect(mail!.text).toEqual(ended)
  expect((await visit(orderLinks.loader, { owner: heir })).data).toMatchObject({
    current: null,
    endedAt: expect.any(String),
  })
  await renewOrderKey(db, businessId, successor.userId)
  expect((await visit(orderLinks.loader, { owner: heir })).data).toMatchObject({
    current: expect.anything(),
    endedAt: null,
  })
  expect((await visit(review.loader, { path: pathOf(signed[1]!) })).status).toBe(422)
})

test('a key asked for while the business changes hands is not made', async ({ db, pool }) => {
  const { owner, successor, token } = await anOffer({ db, pool })
  const { businessId, userId } = owner
  const renewing = Array.from({ length: 5 }, () => renewOrderKey(db, businessId, userId))
  await Promise.allSettled([...renewing, accept(token, successor.cookie)])
  await expect(renewOrderKey(db, businessId, userId)).rejects.toMatchObject({ status: 404 })
  expect(await listOrderKeys(db, businessId)).toEqual([])
})

test('after a handover nothing goes out in the former owner’s name', async ({ db, pool }) => {
  const { owner, successor, token } = await anOffer({ db, pool })
  const { businessId } = owner
  const at = now()
  await db
    .update(businessRows)
    .set({ domainProvenAt: at, tierName: 'pro' })
    .where(eq(businessRows.id, businessId))
  const business = await rowOf(db, businessId)
  const sent = await anInvitation(db, { business })
  await runJobs(db, pool)
  await db.update(invitations).set({ state: 'sent', mailsSent: 1 }).where(eq(invitations.id, sent.id))
  const queued = await anInvitation(db, { business })
  const { language: _, ...terms } = listTerms.parse({ ...anInvitee() })
  const batch = { businessId, ...terms, createdAt: at, updatedAt: at }
  await db.insert(invitationBatches).values({ ...batch, id: uuidv7(), draft: { invitees: [], problems: [] } })

  await accept(token, successor.cookie)
  const stateOf = async (id: string) =>
    (await db.select().from(invitations).where(eq(invitations.id, id)))[0]!.state
  expect([await stateOf(sent.id), await stateOf(queued.id)]).toEqual(['sent', 'cancelled'])
  const isDraft = and(eq(invitationBatches.businessId, businessId), isNotNull(invitationBatches.draft))
  expect(await db.$count(invitationBatches, isDraft)).toBe(0)
  expect((await rowOf(db, businessId)).domainProvenAt).toBeNull()
  expect(await findLastHandover(db, businessId)).toMatch(/was cancelled\. Lists .* deleted\. The proof/)
  const path = `/review?invitation=${sent.token}`
  expect(await visit(review.loader, { path })).toMatchObject({ status: 200 })
})

test('an offer to an unknown address is answered alike, and mails nobody', async ({ db, pool }) => {
  const { send } = await anOwner({ db, pool })
  const other = await aUser(db)
  const unconfirmed = await aUser(db, { emailVerified: false })
  const answers = []
  for (const email of [other.email, unconfirmed.email, 'nobody-at-all@mail.example']) {
    const { status, data } = await send({ intent: 'hand-over', email })
    answers.push({ status, data: data })
  }
  await runJobs(db, pool)
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  expect(await mailsTo(db, unconfirmed.email)).toEqual([])
  expect(await mailsTo(db, 'nobody-at-all@mail.example')).toEqual([])
})

test('an offer ends after 14 days, when taken back, and with the business', async ({ db, pool }) => {
  const late = await anOffer({ db, pool })
  moveClock(days(14) + 1000)
  const { cookie } = await signedInAgain(db, late.successor.person.email)
  expect(await accept(late.token, cookie)).toMatchObject({ status: 410 })
  moveClock(Date.now() - now().getTime())

  const taken = await anOffer({ db, pool })
  expect(await taken.owner.send({ intent: 'take-back' })).toMatchObject({ status: 200 })
  expect(await taken.owner.send({ intent: 'take-back' })).toMatchObject({ status: 409 })
  expect(await accept(taken.token, taken.successor.cookie)).toMatchObject({ status: 410 })

  const closed = await anOffer({ db, pool })
  await closed.owner.send({ intent: 'close' })
  expect(await accept(closed.token, closed.successor.cookie)).toMatchObject({ status: 410 })
})

test('of an accepting and a taking back at the same moment one happens', async ({ db, pool }) => {
  for (let round = 0; round < 4; round += 1) {
    const { owner, successor, token } = await anOffer({ db, pool })
    const [accepted, taken] = await Promise.all([
      accept(token, successor.cookie),
      owner.send({ intent: 'take-back' }),
    ])
    const isHandedOver = (await rowOf(db, owner.businessId)).ownerId === successor.userId
    expect([accepted.status, taken.status]).toEqual(isHandedOver ? [302, 409] : [410, 200])
  }
})

test('who has a business takes no second one over: it would be out of reach', async ({ db, pool }) => {
  const { owner, successor, token } = await anOffer({ db, pool })
  await aBusiness(db, { ownerId: successor.userId })
  expect(await accept(token, successor.cookie)).toMatchObject({ status: 409 })
  expect((await rowOf(db, owner.businessId)).ownerId).toBe(owner.userId)
  expect(await look(token, successor.cookie)).toMatchObject({ status: 200 })
})

test('an account with an open business stays; with a closed one it waits', async ({ db, pool }) => {
  const owner = await anOwner({ db, pool })
  expect(await owner.send({ intent: 'close-account' })).toMatchObject({ status: 409 })
  await owner.send({ intent: 'close' })
  expect(await owner.send({ intent: 'close-account', password: 'wrong battery 9' })).toMatchObject({
    status: 422,
  })
  const left = await owner.send({ intent: 'close-account' })
  expect(left).toMatchObject({ status: 302, location: '/business/login?notice=account-waiting' })
  expect(await db.$count(sessions, eq(sessions.userId, owner.userId))).toBe(0)

  const { cookie } = await signedInAgain(db, owner.person.email)
  expect(await visit(profile.loader, { cookie })).toMatchObject({ status: 302, location: '/profile/closing' })
  expect(await visit(closing.loader, { cookie })).toMatchObject({ status: 200, data: { isClosing: true } })
  const form = { intent: 'reopen', businessId: owner.businessId }
  expect(await visit(closing.action, { cookie, form })).toMatchObject({ status: 200 })
  expect(await visit(profile.loader, { cookie })).toMatchObject({ status: 200 })
  expect(await db.$count(users, and(eq(users.id, owner.userId)))).toBe(1)
})

test('an account without a business is erased at once, and its address is free', async ({ db, pool }) => {
  const leaver = await aSuccessor({ db, pool })
  expect(await leaver.send({ intent: 'close-account' })).toMatchObject({
    location: '/business/login?notice=account-erased',
  })
  expect(await db.$count(users, eq(users.id, leaver.userId))).toBe(0)
  expect(await mailsTo(db, leaver.person.email)).toEqual([])
  expect(await logIn(leaver.person.email)).toMatchObject({ status: 422 })
})

test('the last operator cannot leave, and of two who leave at once one stays', async ({ db, pool }) => {
  await db.update(users).set({ isOperator: false })
  const two = [await aSuccessor({ db, pool }), await aSuccessor({ db, pool })]
  for (const { userId } of two) await db.update(users).set({ isOperator: true }).where(eq(users.id, userId))
  const left = await Promise.all(two.map(({ send }) => send({ intent: 'close-account' })))
  expect(left.map(({ status }) => status).sort()).toEqual([302, 409])
  expect(await db.$count(users, eq(users.isOperator, true))).toBe(1)
})
