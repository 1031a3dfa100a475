import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { activities } from '#app/features/activities/activity.table.ts'
import { businessView, toBusinessView } from '#app/features/deletion/takeout.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aUser } from '#tests/factories.ts'
import { createBusiness, firstOfNextMonth } from './add-business.server.ts'
import { type BusinessProfile, businessProfile, newBusiness } from './business.schema.ts'
import { businesses } from './business.table.ts'
import { findCurrentBusiness } from './current-business.server.ts'
import { doesDomainExist } from './domain-name.server.ts'
import { updateProfile } from './profile.server.ts'

const noSupport = { email: null, priority: null, phone: null }
const typed = (website: string) => newBusiness.parse({ website })

test('a new business has the starter’s defaults, in the specification’s words', async ({ db }) => {
  const owner = await aUser(db)
  const business = await createBusiness(db, {
    ownerId: owner.id,
    business: typed('https://www.New-Bakery.com/home'),
  })
  const view = toBusinessView(business, noSupport)
  expect(businessView.parse(view)).toEqual(view)
  expect(view).toEqual({
    id: business.id,
    ownerId: owner.id,
    name: 'New Bakery',
    website: 'https://www.new-bakery.com/home',
    domain: 'new-bakery.com',
    description: null,
    address: null,
    isActive: true,
    tier: { name: 'starter', isAnnual: false, price: 0, renewalDate: null },
    reviewCount: 0,
    reviewScore: 0,
    verifiedReviews: 0,
    monthlyInvitations: { count: 0, resetDate: firstOfNextMonth(business.createdAt).toISOString() },
    tierFeatures: {
      aiInsights: false,
      analytics: false,
      bulkUpload: false,
      customization: false,
      maxReviews: 10,
      prioritySupport: false,
      responseAllowed: true,
    },
    stripeSubscriptionId: null,
    stripeCustomerId: null,
    createdAt: business.createdAt.toISOString(),
    updatedAt: business.createdAt.toISOString(),
    lastUpdated: business.createdAt.toISOString(),
  })
  expect(await findCurrentBusiness(db, owner.id)).toEqual({ business, role: 'owner' })
  const [activity] = await db.select().from(activities).where(eq(activities.businessId, business.id))
  expect(activity).toMatchObject({ type: 'business_created', relatedId: business.id, tier: 'starter' })
})

test('a business on a paid plan names its subscription, and its renewal in milliseconds', async ({ db }) => {
  const renewal = new Date('2027-01-31T08:00:00Z')
  const business = await aBusiness(db, {
    tierName: 'pro',
    tierIsAnnual: true,
    tierPriceCents: 2320,
    tierRenewalAt: renewal,
    stripeSubscriptionId: 'sub_1',
    stripeCustomerId: 'cus_1',
  })
  const view = toBusinessView(business, { ...noSupport, priority: 'help@service.example' })
  expect(businessView.parse(view)).toMatchObject({
    tier: { name: 'pro', isAnnual: true, price: 23.2, renewalDate: 1801382400 * 1000 },
    tierFeatures: { aiInsights: true, analytics: true, maxReviews: 100, prioritySupport: true },
    stripeSubscriptionId: 'sub_1',
    stripeCustomerId: 'cus_1',
  })
})

test.each([
  ['2026-01-31T23:59:59Z', '2026-02-01T00:00:00.000Z'],
  ['2026-12-01T00:00:00Z', '2027-01-01T00:00:00.000Z'],
])('the monthly numbers of %s start again at %s', (at, reset) => {
  expect(firstOfNextMonth(new Date(at)).toISOString()).toBe(reset)
})

test('another business with the same domain counts as existing, an empty website never', async ({ db }) => {
  const business = await aBusiness(db, { domain: 'taken-already.com', website: 'https://taken-already.com' })
  expect(await doesDomainExist(db, 'HTTP://www.Taken-Already.com/x')).toBe(true)
  expect(await doesDomainExist(db, 'taken-already.com', { except: business.id })).toBe(false)
  expect(await doesDomainExist(db, 'not-taken-yet.com')).toBe(false)
  expect(await doesDomainExist(db, '')).toBe(false)
  expect(await doesDomainExist(db, 'localhost')).toBe(false)
})

test('a domain check that fails answers that the domain does not exist', async () => {
  const broken = {
    select() {
      throw new Error('away')
    },
  }
  expect(await doesDomainExist(broken as never, 'taken-already.com')).toBe(false)
})

test('typing a domain blocks nobody; proving it does', async ({ db }) => {
  const owner = await aUser(db)
  await aBusiness(db, { domain: 'typed-only.com' })
  await createBusiness(db, { ownerId: owner.id, business: typed('typed-only.com') })
  await aBusiness(db, { domain: 'proven-one.com', domainProvenAt: new Date() })
  await expect(
    db.transaction((tx) => createBusiness(tx, { ownerId: owner.id, business: typed('proven-one.com') })),
  ).rejects.toThrow('Another business has proven that it owns proven-one.com')
  expect(await db.select().from(businesses).where(eq(businesses.ownerId, owner.id))).toHaveLength(1)
})

const profile = (given: Record<string, string>): BusinessProfile =>
  businessProfile.parse({ name: 'Corner & Crumb', website: 'corner-crumb.com', ...given })

test('an owner changes what the public reads, and the log says what', async ({ db, business }) => {
  await updateProfile(db, { business, profile: profile({ description: 'Bread.', address: '1 Mill Lane' }) })
  const [saved] = await db.select().from(businesses).where(eq(businesses.id, business.id))
  expect(saved).toMatchObject({ domain: 'corner-crumb.com', description: 'Bread.', address: '1 Mill Lane' })
  const log = () => db.select().from(activities).where(eq(activities.businessId, business.id))
  expect(await log()).toMatchObject([
    { type: 'business_updated', message: 'Changed the website, description, address' },
  ])
  await updateProfile(db, {
    business: saved!,
    profile: profile({ description: 'Bread.', address: '1 Mill Lane' }),
  })
  expect(await log()).toHaveLength(1)
})

test('a proof belongs to its domain, which cannot be somebody else’s', async ({ db }) => {
  const business = await aBusiness(db, { domain: 'mine-proven.com', domainProvenAt: new Date() })
  await aBusiness(db, { domain: 'theirs-proven.com', domainProvenAt: new Date() })
  await expect(
    updateProfile(db, { business, profile: profile({ website: 'theirs-proven.com' }) }),
  ).rejects.toThrow('Another business has proven')
  await updateProfile(db, { business, profile: profile({ website: 'mine-proven.com', name: 'New name' }) })
  const read = async () => (await db.select().from(businesses).where(eq(businesses.id, business.id)))[0]!
  expect((await read()).domainProvenAt).not.toBeNull()
  await updateProfile(db, { business, profile: profile({ website: 'another-one.com' }) })
  expect((await read()).domainProvenAt).toBeNull()
})

test('whatever the schema accepts, the database takes', async ({ db, business }) => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 600 }))
  const website = fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.domain(), text)
  await fc.assert(
    fc.asyncProperty(text, website, text, text, async (name, site, description, address) => {
      const parsed = businessProfile.safeParse({ name, website: site, description, address })
      if (parsed.success) await updateProfile(db, { business, profile: parsed.data })
      const made = newBusiness.safeParse({ website: site })
      if (made.success) await createBusiness(db, { ownerId: business.ownerId, business: made.data })
    }),
    {
      numRuns: 60,
      examples: [
        ['ab', 'a.example', '\u0000', '\ud800'],
        ['😀😀', `x.example/${'ä'.repeat(600)}`, 'x', 'x'],
      ],
    },
  )
})
