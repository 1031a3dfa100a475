import { eq } from 'drizzle-orm'
import { listNeedlessCharges } from '#app/features/billing/end-renewal.server.ts'
import { startCheckout } from '#app/features/billing/stripe-pages.server.ts'
import { syncAll } from '#app/features/billing/sync-owner.server.ts'
import { businessRows } from '#app/features/businesses/business.table.ts'
import { businessClosing, setBusinessActive } from '#app/features/businesses/set-business-active.server.ts'
import { devMails } from '#app/platform/mail.table.ts'
import { expect } from '#tests/database.ts'
import { aStripe, test } from '#tests/stripe-shop.ts'

const close = (businessId: string) =>
  businessClosing.parse({ businessId, isActive: 'false', reason: 'It sold what it never delivered.' })

test('the operator closes a business: its owner is told, and not charged again', async ({ db, pool }) => {
  const unexplained = { businessId: crypto.randomUUID(), isActive: 'false', reason: ' ' }
  expect(businessClosing.safeParse(unexplained).success).toBe(false)
  const stripe = await aStripe(db, pool)
  const owner = await stripe.aBuyer('pro')
  await setBusinessActive(db, close(owner.businessId))
  expect((await stripe.delivered(owner)).subscription?.state).toBe('ending')
  const mails = await db.select().from(devMails).where(eq(devMails.recipient, owner.email))
  const told = mails.filter(({ text }) => text.includes('It sold what it never delivered.'))
  expect(told).toHaveLength(1)
})

test('a checkout paid after the operator closed the business is not renewed', async ({ db, stripe }) => {
  const owner = await stripe.anOwner()
  const session = await stripe.checkout(owner, 'pro')
  await setBusinessActive(db, close(owner.businessId))
  stripe.world.completeCheckout(session)
  expect((await stripe.delivered(owner)).subscription?.state).toBe('ending')
  await expect(startCheckout(db, owner, stripe.choose('enterprise'))).rejects.toMatchObject({ status: 409 })
})

test('each night, a closed business that would renew has its renewal ended', async ({ db, stripe }) => {
  const owner = await stripe.aBuyer('pro')
  // As closings left it before they ended the renewal.
  await db.update(businessRows).set({ isActive: false }).where(eq(businessRows.id, owner.businessId))
  const listed = async () =>
    (await listNeedlessCharges(db)).filter(({ email }) => email === owner.email).length
  expect(await listed(), 'on the operator’s desk').toBe(1)
  stripe.setDown(true)
  await syncAll(db)
  await stripe.deliver().catch(() => {})
  expect(await listed(), 'while Stripe is away').toBe(1)
  stripe.setDown(false)
  await syncAll(db)
  expect((await stripe.delivered(owner)).subscription?.state).toBe('ending')
  expect(await listed()).toBe(0)
})

test('a suspended customer cancels at once and owes nothing more', async ({ db, stripe }) => {
  const owner = await stripe.aBuyer('pro')
  stripe.world.setCard((await stripe.read(owner)).customer, 'declined')
  await stripe.renew(owner)
  await stripe.deliver()
  stripe.pass(15 * 86_400)
  await syncAll(db)
  expect((await stripe.delivered(owner)).subscription?.state).toBe('suspended')
  await stripe.change(owner, 'starter')
  expect((await stripe.read(owner)).subscription?.state).toBe('ended')
})

test('after the operator reopens a business, its plan ends unless it is kept', async ({ db, stripe }) => {
  const owner = await stripe.aBuyer('pro')
  await setBusinessActive(db, close(owner.businessId))
  await stripe.deliver()
  await setBusinessActive(db, businessClosing.parse({ businessId: owner.businessId, isActive: 'true' }))
  expect((await stripe.delivered(owner)).subscription?.state).toBe('ending')
  await stripe.change(owner, 'pro')
  expect((await stripe.delivered(owner)).subscription?.state).toBe('active')
})
