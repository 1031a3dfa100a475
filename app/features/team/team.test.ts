import { eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { activities } from '#app/features/activities/activity.table.ts'
import { businessRows } from '#app/features/businesses/business.table.ts'
import type { MemberRole } from '#app/features/businesses/business.vocabulary.ts'
import { findCurrentBusiness } from '#app/features/businesses/current-business.server.ts'
import { findInsider, listInsiders } from '#app/features/businesses/insiders.server.ts'
import { memberInvitations, members } from '#app/features/businesses/member.table.ts'
import { acceptOffer, offerBusiness } from '#app/features/deletion/handing-over.server.ts'
import { handovers } from '#app/features/deletion/handover.table.ts'
import { assignReview, findAssignment } from '#app/features/inbox/assign-review.server.ts'
import { listInbox } from '#app/features/inbox/inbox.server.ts'
import {
  changeNotificationSettings,
  findNotificationSettings,
} from '#app/features/notifications/notification-settings.server.ts'
import { notifyOwner } from '#app/features/notifications/notify-owner.job.tsx'
import { days, moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { sign } from '#app/platform/secret.server.ts'
import * as join from '#app/routes/sign-in/join.tsx'
import { handlers } from '#app/worker.server.ts'
import { expect, test } from '#tests/database.ts'
import { cookieOf, visit } from '#tests/doors.ts'
import { aBusiness, aReview, aUser } from '#tests/factories.ts'
import { mailsTo, runJobs, tokenSentTo } from '#tests/jobs.ts'
import { inviteMember, joinTeam, withdrawInvitation } from './invite-member.server.ts'
import { leaveTeam, listTeam, removeMember, requireTwoFactor } from './members.server.ts'

let count = 0
const anAddress = () => `colleague-${process.pid.toString(36)}-${++count}@mail.example`

async function aTeam(db: Database, tierName: 'starter' | 'pro' | 'enterprise' = 'pro') {
  const business = await aBusiness(db, { tierName })
  const invite = (email: string, role: MemberRole = 'responder') =>
    inviteMember(db, { business, invitedBy: business.ownerId, email, role })
  const tokenOf = async (email: string) => {
    const [made] = await db.select().from(memberInvitations).where(eq(memberInvitations.email, email))
    return sign('team-invitation', `${business.id} ${made!.id}`)
  }
  return { business, invite, tokenOf }
}

test('a colleague joins once by the mailed link, with a name and a password', async ({ db, pool }) => {
  const { business, invite } = await aTeam(db)
  const email = anAddress()
  await invite(email)
  await runJobs(db, pool)
  const token = await tokenSentTo(db, email)
  const shown = await visit(join.loader, { path: `/business/join?token=${token}` })
  expect(shown).toMatchObject({ status: 200, data: { invitation: { email, hasAccount: false } } })

  const refused = await visit(join.action, { form: { token, name: 'Cleo', password: 'short' } })
  expect(refused).toMatchObject({ status: 422, data: { errors: { password: expect.any(String) } } })
  const form = { token, name: 'Cleo Colleague', password: 'correct battery 9' }
  const joined = await visit(join.action, { form })
  expect(joined).toMatchObject({ status: 302, location: '/business/dashboard' })
  expect(cookieOf(joined)).toContain(`business=${business.id}`)

  const [user] = await db.select().from(users).where(eq(users.email, email))
  expect(user).toMatchObject({ emailVerified: true, name: 'Cleo Colleague' })
  expect(await findCurrentBusiness(db, user!.id)).toMatchObject({
    business: { id: business.id },
    role: 'responder',
  })
  expect(await findNotificationSettings(db, { businessId: business.id, userId: user!.id })).toMatchObject({
    newReviews: 'at_once',
  })
  const [act] = await db.select().from(activities).where(eq(activities.actorId, user!.id))
  expect(act).toMatchObject({ type: 'team_changed', message: 'Joined the team (responder)' })
  expect((await visit(join.action, { form })).status).toBe(410)
  expect((await visit(join.loader, { path: `/business/join?token=${token}` })).status).toBe(410)
})

test('only the person whose address was invited joins with an account', async ({ db }) => {
  const { business, invite, tokenOf } = await aTeam(db)
  const [invited, other] = [await aUser(db), await aUser(db)]
  await invite(invited.email, 'analyst')
  const token = await tokenOf(invited.email)
  await expect(joinTeam(db, { token, userId: other.id })).rejects.toMatchObject({ status: 410 })
  expect(
    await visit(join.action, { form: { token, name: 'Eve Other', password: 'correct battery 9' } }),
  ).toMatchObject({
    status: 302,
    location: expect.stringContaining('/business/login?redirect='),
  })
  await db.update(users).set({ emailVerified: false }).where(eq(users.id, invited.id))
  await expect(joinTeam(db, { token, userId: invited.id })).rejects.toMatchObject({ status: 410 })
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, invited.id))
  await joinTeam(db, { token, userId: invited.id })
  expect((await listTeam(db, business)).members).toMatchObject([{ userId: invited.id, role: 'analyst' }])
})

test('an invitation that was withdrawn, replaced or has expired opens nothing', async ({ db }) => {
  const { business, invite, tokenOf } = await aTeam(db)
  const user = await aUser(db)
  await invite(user.email)
  const replaced = await tokenOf(user.email)
  await invite(user.email, 'manager')
  await expect(joinTeam(db, { token: replaced, userId: user.id })).rejects.toMatchObject({ status: 410 })

  const withdrawn = await tokenOf(user.email)
  const [made] = await db.select().from(memberInvitations).where(eq(memberInvitations.email, user.email))
  const stranger = await aBusiness(db)
  await expect(withdrawInvitation(db, stranger, made!.id)).rejects.toMatchObject({ status: 404 })
  await withdrawInvitation(db, business, made!.id)
  await expect(joinTeam(db, { token: withdrawn, userId: user.id })).rejects.toMatchObject({ status: 410 })

  await invite(user.email)
  const late = await tokenOf(user.email)
  moveClock(days(15))
  await expect(joinTeam(db, { token: late, userId: user.id })).rejects.toMatchObject({ status: 410 })
  moveClock(0)
})

test('nobody is invited twice over the places of the plan, the owner and members never', async ({ db }) => {
  const starter = await aTeam(db, 'starter')
  await expect(starter.invite(anAddress())).rejects.toMatchObject({ status: 409 })
  const { business, invite, tokenOf } = await aTeam(db, 'pro')
  const [owner] = await db.select().from(users).where(eq(users.id, business.ownerId))
  await expect(invite(owner!.email)).rejects.toMatchObject({ status: 409 })
  const member = await aUser(db)
  await invite(member.email)
  await joinTeam(db, { token: await tokenOf(member.email), userId: member.id })
  await expect(invite(member.email)).rejects.toMatchObject({ status: 409 })
  // Two open and three tries for the last place: one gets it.
  for (const email of [anAddress(), anAddress()]) await invite(email)
  const tries = await Promise.allSettled(
    [anAddress(), anAddress(), anAddress()].map((email) => invite(email)),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('members are insiders: their reviews do not count, and they are not invited', async ({ db }) => {
  const { business, invite, tokenOf } = await aTeam(db)
  const user = await aUser(db)
  const of = { businessId: business.id, email: user.email }
  expect(await findInsider(db, of)).toBeNull()
  await invite(user.email)
  await joinTeam(db, { token: await tokenOf(user.email), userId: user.id })
  expect(await findInsider(db, of)).toBe('address')
  expect(await findInsider(db, { ...of, email: 'other@mail.example', userId: user.id })).toBe('session')
  expect(await listInsiders(db, business.id, [user.email, anAddress()])).toEqual(new Set([user.email]))
})

test('a handover ends the former owner’s team; leaving ends one’s own membership', async ({ db }) => {
  const { business, invite, tokenOf } = await aTeam(db)
  const [first, second, heir] = [await aUser(db), await aUser(db), await aUser(db)]
  for (const user of [first, second]) {
    await invite(user.email)
    await joinTeam(db, { token: await tokenOf(user.email), userId: user.id })
  }
  await invite(anAddress())
  await leaveTeam(db, { businessId: business.id, userId: first.id })
  await expect(leaveTeam(db, { businessId: business.id, userId: first.id })).rejects.toMatchObject({
    status: 404,
  })
  expect(await findCurrentBusiness(db, first.id)).toBeNull()

  await offerBusiness(db, { userId: business.ownerId, businessId: business.id, email: heir.email })
  const [offer] = await db.select().from(handovers).where(eq(handovers.businessId, business.id))
  await acceptOffer(db, { userId: heir.id, token: sign('handover', offer!.id) })
  expect(await db.$count(members, eq(members.businessId, business.id))).toBe(0)
  expect(await db.$count(memberInvitations, eq(memberInvitations.businessId, business.id))).toBe(0)
  expect(await findCurrentBusiness(db, second.id)).toBeNull()
})

test('an owner without a second factor cannot require one', async ({ db }) => {
  const { business } = await aTeam(db)
  await expect(requireTwoFactor(db, business, true)).rejects.toMatchObject({ status: 409 })
  const [after] = await db.select().from(businessRows).where(eq(businessRows.id, business.id))
  expect(after!.needsTwoFactor).toBe(false)
})

test('a review is given to a colleague with a note, and comes back when they leave', async ({ db }) => {
  const { business, invite, tokenOf } = await aTeam(db)
  const [user, stranger] = [await aUser(db), await aUser(db)]
  await invite(user.email)
  await joinTeam(db, { token: await tokenOf(user.email), userId: user.id })
  const review = await aReview(db, { business })
  const of = { business, reviewId: review.id }
  const given = { ...of, by: business.ownerId, note: 'Her third visit.' }
  await expect(assignReview(db, { ...given, colleague: stranger.id })).rejects.toMatchObject({ status: 404 })
  const elsewhere = await aReview(db)
  await expect(
    assignReview(db, { ...given, reviewId: elsewhere.id, colleague: user.id }),
  ).rejects.toMatchObject({ status: 404 })
  await assignReview(db, { ...given, colleague: user.id })
  expect(await findAssignment(db, of)).toMatchObject({ to: user.id, note: 'Her third visit.' })
  const listed = (assigned: string) =>
    listInbox(db, business.id, { state: 'all', provenance: 'any', period: 'any', assigned }, new Date())
  expect((await listed(user.id)).rows.map(({ id }) => id)).toEqual([review.id])
  expect((await listed(business.ownerId)).rows).toEqual([])
  await removeMember(db, business, user.id)
  expect(await findAssignment(db, of)).toBeNull()
})

test('a business sends at most 30 invitations into its team a day', async ({ db }) => {
  const { invite } = await aTeam(db, 'enterprise')
  for (let sent = 0; sent < 30; sent++) await invite(anAddress())
  await expect(invite(anAddress())).rejects.toMatchObject({ status: 429 })
})

test('members whom a smaller plan pauses get no mail, until it is larger again', async ({ db, pool }) => {
  const { business, invite, tokenOf } = await aTeam(db)
  const [businessId, by] = [business.id, business.ownerId]
  const [atOnce, daily] = [await aUser(db), await aUser(db)]
  for (const { id: userId, email } of [atOnce, daily]) {
    await invite(email)
    await joinTeam(db, { token: await tokenOf(email), userId })
  }
  await changeNotificationSettings(db, { businessId, userId: daily.id }, { newReviews: 'daily' })
  const [owner] = await db.select().from(users).where(eq(users.id, by))
  const counts = () =>
    Promise.all([owner!, atOnce, daily].map(async ({ email }) => (await mailsTo(db, email)).length))
  const news = async () => {
    const { id: reviewId } = await aReview(db, { business })
    await assignReview(db, { business, reviewId, by, colleague: atOnce.id, note: null })
    await runJobs(db, pool)
    moveClock(days(2))
    await handlers['notifications.start-digests'](db, {})
    await runJobs(db, pool)
  }
  const changePlan = (tierName: 'starter' | 'pro') =>
    db.update(businessRows).set({ tierName }).where(eq(businessRows.id, businessId))

  const [before] = [await counts()]
  await news()
  const told = await counts()
  expect(told.map((count, at) => count - before[at]!)).toEqual([1, 2, 1])
  await changePlan('starter')
  await news()
  expect(await counts()).toEqual([told[0]! + 1, told[1], told[2]])
  await changePlan('pro')
  await news()
  expect(await counts()).toEqual([told[0]! + 2, told[1]! + 2, told[2]! + 1])
})

test('a member is mailed a new review, and no longer once their account is closed', async ({ db }) => {
  const { business, invite, tokenOf } = await aTeam(db)
  const user = await aUser(db)
  await invite(user.email)
  await joinTeam(db, { token: await tokenOf(user.email), userId: user.id })
  const tell = async () => {
    const review = await aReview(db, { business })
    await notifyOwner(db, { businessId: business.id, reviewId: review.id })
    return (await mailsTo(db, user.email)).length
  }
  expect(await tell()).toBe(1)
  await db.update(users).set({ closedAt: new Date() }).where(eq(users.id, user.id))
  expect(await tell()).toBe(1)
})
