import { eq } from 'drizzle-orm'
import { activities } from '#app/features/activities/activity.table.ts'
import { businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { members } from '#app/features/businesses/member.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { devMails } from '#app/platform/mail.table.ts'
import { expect } from '#tests/database.ts'
import { aBusiness, aUser } from '#tests/factories.ts'
import { test } from '#tests/stripe-shop.ts'
import { coverBusiness, readCover, uncoverBusiness } from './cover-business.server.ts'
import { startCheckout } from './stripe-pages.server.ts'
import { findSubscription, readSubscriptionPage } from './subscription-page.server.ts'
import { syncAll } from './sync-owner.server.ts'

type Owner = { userId: string; businessId: string; email: string }

/** More businesses of the owner, open and on Starter. */
async function more(db: Database, owner: Owner, names: string[]): Promise<Owner[]> {
  const made = []
  for (const name of names)
    made.push({ ...owner, businessId: (await aBusiness(db, { ownerId: owner.userId, name })).id })
  return made
}

const tiersOf = async (db: Database, { userId }: Owner) => {
  const owned = await db.select().from(businesses).where(eq(businesses.ownerId, userId))
  return Object.fromEntries(owned.map(({ name, tierName }) => [name, tierName]))
}

test('buying with a subscription gives the business a place, and pays once', async ({ db, stripe }) => {
  const owner = await stripe.anOwner()
  const [second] = await more(db, owner, ['Second Shop'])
  const session = await stripe.checkout(owner, 'pro', 'annual')
  const other = await stripe.checkout(second!, 'pro', 'annual')
  expect(stripe.world.completeCheckout(session), 'only the last page can be paid').toBe(false)
  stripe.world.completeCheckout(other)
  await stripe.deliver()
  expect(await tiersOf(db, owner)).toEqual({ 'Corner & Crumb': 'starter', 'Second Shop': 'pro' })

  expect(await startCheckout(db, owner, stripe.choose('pro', 'annual'))).toEqual({
    url: '/business/subscription',
  })
  const { business, customer, subscription } = await stripe.read(owner)
  const { business: covered } = await stripe.read(second!)
  for (const each of [business, covered])
    expect(each).toMatchObject({
      tierName: 'pro',
      tierIsAnnual: true,
      tierPriceCents: 2320,
      stripeCustomerId: customer,
      stripeSubscriptionId: subscription!.id,
    })
  expect(stripe.world.of(customer)).toHaveLength(1)
  const told = await db.select().from(activities).where(eq(activities.businessId, owner.businessId))
  expect(told.map(({ message }) => message)).toEqual([
    'Changed the plan from Starter to Professional, billed yearly',
  ])
  for (const plan of ['pro', 'enterprise'])
    await expect(startCheckout(db, owner, stripe.choose(plan))).rejects.toMatchObject({ status: 409 })
})

test('a business outside of the plan joins it where the plan has what is missing, and is never asked to buy or to change it', async ({
  db,
  stripe,
}) => {
  const owner = await stripe.aBuyer('pro')
  const [second] = await more(db, owner, ['Second Shop'])
  const missed = async (feature: 'analytics' | 'aiSentiments') => {
    const { business } = await stripe.read(second!)
    return readSubscriptionPage(db, business, { asking: second!, feature, choice: null, change: null })
  }
  expect(await missed('analytics')).toMatchObject({ missing: 'analytics', included: 'pro' })
  expect(await missed('aiSentiments')).toMatchObject({ missing: 'aiSentiments', included: null })
  await stripe.change(owner, 'enterprise')
  await stripe.deliver()
  expect((await missed('aiSentiments')).included).toBe('enterprise')
  await coverBusiness(db, second!)
  expect(await missed('aiSentiments')).toMatchObject({ missing: null, included: null })
})

test('an event of the subscription reaches every covered business at once', async ({ db, stripe }) => {
  const owner = await stripe.aBuyer('pro')
  const [second] = await more(db, owner, ['Second Shop', 'Third Shop'])
  await coverBusiness(db, second!)
  await stripe.change(owner, 'enterprise')
  await stripe.deliver()
  expect(await tiersOf(db, owner)).toEqual({
    'Corner & Crumb': 'enterprise',
    'Second Shop': 'enterprise',
    'Third Shop': 'starter',
  })
  stripe.world.cancel(stripe.world.of((await stripe.read(owner)).customer)[0]!)
  await stripe.deliver()
  expect(new Set(Object.values(await tiersOf(db, owner)))).toEqual(new Set(['starter']))
  await stripe.buy(second!, 'pro')
  expect(await tiersOf(db, owner), 'who comes back finds the places as they were').toEqual({
    'Corner & Crumb': 'pro',
    'Second Shop': 'pro',
    'Third Shop': 'starter',
  })
})

test('tabs do not share the last place', async ({ db, stripe }) => {
  const owner = await stripe.aBuyer('pro')
  const others = await more(db, owner, ['Bakery', 'Café', 'Deli', 'Eatery', 'Florist', 'Grocer', 'Hatter'])
  for (const each of others.slice(0, 3)) await coverBusiness(db, each)
  const outcomes = await Promise.allSettled(others.slice(3).map((each) => coverBusiness(db, each)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, message: expect.stringContaining('All 5 places of Professional are taken.') },
  })
  expect(Object.values(await tiersOf(db, owner)).filter((tier) => tier === 'pro')).toHaveLength(5)
  const cover = await readCover(db, owner.userId, await findSubscription(db, owner.userId))
  expect(cover).toMatchObject({ places: 5, taken: 5, canAdd: false })
})

test('a place is for an own open business, and only while the plan is paid', async ({ db, stripe }) => {
  const owner = await stripe.aBuyer('pro')
  const stranger = await stripe.anOwner()
  const staff = await aUser(db, { isOperator: true })
  const manager = { businessId: owner.businessId, userId: staff.id, role: 'manager' as const }
  await db.insert(members).values(manager)
  const notFound = { status: 404, message: 'No business found' }
  for (const act of [coverBusiness, uncoverBusiness]) {
    await expect(act(db, { ...owner, businessId: stranger.businessId })).rejects.toMatchObject(notFound)
    await expect(act(db, manager), 'staff who owns nothing').rejects.toMatchObject(notFound)
    await expect(act(db, { ...owner, businessId: 'nonsense' })).rejects.toMatchObject(notFound)
    await expect(act(db, stranger), 'who bought nothing').rejects.toMatchObject({ status: 409 })
  }
  expect((await stripe.read(stranger)).business.tierName).toBe('starter')
  expect((await stripe.read(owner)).business.tierName).toBe('pro')

  const [second] = await more(db, owner, ['Second Shop'])
  const setActive = (isActive: boolean) =>
    db.update(businessRows).set({ isActive }).where(eq(businessRows.id, second!.businessId))
  await setActive(false)
  await expect(coverBusiness(db, second!)).rejects.toMatchObject({ status: 409 })
  await setActive(true)
  stripe.world.setCard((await stripe.read(owner)).customer, 'declined')
  await stripe.renew(owner)
  stripe.pass(15 * 86_400)
  await syncAll(db)
  await stripe.deliver()
  await expect(coverBusiness(db, second!)).rejects.toThrow('A payment is missing.')
  expect((await stripe.read(second!)).business.coveredAt).toBeNull()
})

test('a removed business is on Starter at once, and the last open one stays', async ({ db, stripe }) => {
  const owner = await stripe.aBuyer('pro')
  const [second] = await more(db, owner, ['Second Shop'])
  await expect(uncoverBusiness(db, owner)).rejects.toThrow('The plan covers no other open business.')
  await coverBusiness(db, second!)
  const outcomes = await Promise.allSettled([uncoverBusiness(db, owner), uncoverBusiness(db, second!)])
  expect(outcomes.map(({ status }) => status).sort(), 'in two tabs').toEqual(['fulfilled', 'rejected'])
  await syncAll(db)
  await stripe.deliver()
  expect(Object.values(await tiersOf(db, owner)).sort(), 'it does not come back').toEqual(['pro', 'starter'])
  expect((await stripe.read(owner)).subscription?.state).toBe('active')
})

test('a place does not move between businesses with the numbers of a month', async ({ db, stripe }) => {
  const owner = await stripe.aBuyer('pro')
  const [second] = await more(db, owner, ['Second Shop'])
  for (let at = 0; at < 10; at++) {
    await coverBusiness(db, second!)
    await uncoverBusiness(db, second!)
  }
  await expect(coverBusiness(db, second!)).rejects.toMatchObject({ status: 429 })
  expect((await stripe.read(second!)).business.tierName).toBe('starter')
})

test('a smaller plan keeps the first covered; the owner is told and may choose', async ({ db, stripe }) => {
  const owner = await stripe.aBuyer('enterprise')
  const names = ['Bakery', 'Café', 'Deli', 'Eatery', 'Florist', 'Grocer']
  const others = await more(db, owner, names)
  for (const each of others) await coverBusiness(db, each)
  const { business } = await stripe.read(owner)
  const asked = { asking: owner, feature: null, choice: null }
  const above = async (plan: string) =>
    (await readSubscriptionPage(db, business, { ...asked, change: stripe.choose(plan) })).change?.above
  expect(await above('pro')).toEqual([
    'Professional covers 5 businesses, those that were covered first. Florist and Grocer will be on Starter until you add them again; remove others before then to keep them in.',
  ])
  expect(await above('starter')).toEqual([
    expect.stringMatching(/^Corner & Crumb, Bakery, .* will be on Starter\.$/),
  ])

  await stripe.change(owner, 'pro')
  await stripe.deliver()
  expect(new Set(Object.values(await tiersOf(db, owner))), 'not yet').toEqual(new Set(['enterprise']))
  await stripe.renew(owner)
  const happened = [...stripe.world.events]
  await stripe.deliver()
  await stripe.deliver(happened.toReversed())
  const leaving = { Florist: 'starter', Grocer: 'starter' }
  expect(await tiersOf(db, owner)).toMatchObject({ 'Corner & Crumb': 'pro', Eatery: 'pro', ...leaving })
  const mails = await db.select().from(devMails).where(eq(devMails.recipient, owner.email))
  const told = mails.filter(({ text }) => text.includes('has no place for Florist and Grocer'))
  expect(told).toMatchObject([{ subject: 'Your plan was changed' }])

  await expect(coverBusiness(db, others[5]!)).rejects.toMatchObject({ status: 409 })
  await uncoverBusiness(db, owner)
  await coverBusiness(db, others[5]!)
  await syncAll(db)
  await stripe.deliver()
  expect(await tiersOf(db, owner)).toMatchObject({ 'Corner & Crumb': 'starter', Grocer: 'pro' })
})

test('a new subscription covers its own business, and nobody else’s', async ({ db, stripe }) => {
  const owner = await stripe.aBuyer('enterprise')
  const others = await more(db, owner, ['Bakery', 'Café', 'Deli', 'Eatery', 'Florist'])
  for (const each of others.slice(0, 4)) await coverBusiness(db, each)
  stripe.world.cancel(stripe.world.of((await stripe.read(owner)).customer)[0]!)
  await stripe.deliver()
  await stripe.buy(others[4]!, 'pro')
  expect(await tiersOf(db, owner)).toMatchObject({ Florist: 'pro', Deli: 'pro', Eatery: 'starter' })

  const [payer, victim] = [await stripe.anOwner(), await stripe.anOwner()]
  const session = await stripe.checkout(payer, 'pro')
  stripe.world.sessions.get(session)!.metadata = { business_id: victim.businessId }
  stripe.world.completeCheckout(session)
  expect((await stripe.delivered(victim)).business).toMatchObject({ tierName: 'starter', coveredAt: null })
  expect((await stripe.read(payer)).business.tierName, 'what they pay for is theirs').toBe('pro')
})
