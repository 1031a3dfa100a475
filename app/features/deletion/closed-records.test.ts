import { eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { addBusiness } from '#app/features/businesses/add-business.server.ts'
import { businessProfile, newBusiness } from '#app/features/businesses/business.schema.ts'
import { type Business, businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { closedRecords, earlierBusinesses } from '#app/features/businesses/closed-record.table.ts'
import {
  decideEarlier,
  earlierDecision,
  findEarlierBusinesses,
  findEarlierOfOwner,
  listEarlierBusinesses,
  listEarlierCases,
  objectionForm,
  objectToEarlier,
} from '#app/features/businesses/earlier-businesses.server.ts'
import { updateProfile } from '#app/features/businesses/profile.server.ts'
import { businessClosing, setBusinessActive } from '#app/features/businesses/set-business-active.server.ts'
import { countOpenCases } from '#app/features/moderation/count-open-cases.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { readPublicRecord } from '#app/features/transparency/public-record.server.ts'
import { days, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { openSecret, sign } from '#app/platform/secret.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview, aUser } from '#tests/factories.ts'
import { runJobs } from '#tests/jobs.ts'
import { keepClosedRecord } from './closed-records.server.ts'
import { closeBusiness, reopenBusiness } from './closures.server.ts'
import { eraseClosed } from './erase-closed.job.ts'
import { acceptOffer, offerBusiness } from './handing-over.server.ts'
import { handovers } from './handover.table.ts'

test.beforeEach(async ({ db }) => {
  await db.delete(closedRecords)
})

async function close(db: Database, { id: businessId, ownerId: userId }: Business) {
  await closeBusiness(db, { userId, businessId })
  await keepClosedRecord(db, { businessId })
}

async function aClosed(db: Database, given: Partial<Business> = {}) {
  const business = await aBusiness(db, given)
  await aReview(db, { business, rating: 1, authorName: 'Nora Unhappy' })
  await aReview(db, { business, rating: 5 })
  await close(db, business)
  return business
}

/** As an owner opens it. */
async function open(db: Database, ownerId: string, website: string, name?: string) {
  await db.update(businessRows).set({ tierName: 'enterprise' }).where(eq(businessRows.ownerId, ownerId))
  const business = newBusiness.parse({ website })
  const created = await db.transaction((tx) => addBusiness(tx, { ownerId, business }))
  if (name) await rename(db, created, { name })
  return created
}

const find = async (db: Database, { id }: { id: string }) =>
  (await db.select().from(businesses).where(eq(businesses.id, id)))[0]!

async function rename(db: Database, of: Business, given: { name?: string; website?: string }) {
  const business = await find(db, of)
  const { name, website } = business
  await updateProfile(db, { business, profile: businessProfile.parse({ name, website, ...given }) })
}

async function handOver(
  db: Database,
  { id: businessId, ownerId: userId }: Business,
  to: { id: string; email: string },
) {
  await offerBusiness(db, { userId, businessId, email: to.email })
  const [offer] = await db.select().from(handovers).where(eq(handovers.businessId, businessId))
  await acceptOffer(db, { userId: to.id, token: sign('handover', offer!.id) })
}

const prove = async (db: Database, { id }: Business) => {
  await db.update(businessRows).set({ domainProvenAt: now() }).where(eq(businessRows.id, id))
  await findEarlierBusinesses(db, id)
}

const stateOf = async (db: Database, { id }: Business) =>
  (await db.select().from(earlierBusinesses).where(eq(earlierBusinesses.businessId, id))).map(
    ({ state, sign }) => `${state} ${sign}`,
  )

test('a business made again by one account under a similar name links to its record', async ({ db }) => {
  const closed = await aClosed(db, { name: 'Mouldy Loaf' })
  // With the Cyrillic о.
  const again = await open(db, closed.ownerId, 'fresh.example', 'M\u043euldy  LOAF')
  const [earlier] = await listEarlierBusinesses(db, again.id)
  expect(earlier).toMatchObject({
    received: 2,
    published: 2,
    average: 3,
    removed: 0,
    byStars: { 1: 1, 5: 1 },
  })
  const record = await readPublicRecord(db, again.id)
  expect(record.business.earlierBusinesses).toEqual([earlier])

  const kept = JSON.stringify(await db.select().from(closedRecords))
  for (const told of ['Nora', 'Loaf', closed.domain, closed.ownerId, '@']) expect(kept).not.toContain(told)

  await reopenBusiness(db, { userId: closed.ownerId, businessId: closed.id })
  expect(await listEarlierBusinesses(db, again.id)).toEqual([])
})

test('a business that the operator closed has a record until it is open again', async ({ db, pool }) => {
  const business = await aBusiness(db, { name: 'Mouldy Loaf' })
  await aReview(db, { business, rating: 1 })
  const businessId = business.id
  const set = async (given: { isActive: string; reason?: string }) => {
    await setBusinessActive(db, businessClosing.parse({ businessId, ...given }))
    await runJobs(db, pool)
  }
  await set({ isActive: 'false', reason: 'It sold what it never delivered.' })
  const again = await open(db, business.ownerId, 'fresh.example', 'Mouldy Loaf')
  expect(await listEarlierBusinesses(db, again.id)).toMatchObject([{ received: 1, byStars: { 1: 1 } }])
  // Its owner's own closing, taken back, changes nothing of that.
  const owned = { userId: business.ownerId, businessId }
  await closeBusiness(db, owned)
  await reopenBusiness(db, owned)
  await runJobs(db, pool)
  expect(await listEarlierBusinesses(db, again.id)).toHaveLength(1)
  await set({ isActive: 'true' })
  expect(await listEarlierBusinesses(db, again.id)).toEqual([])
})

test('another address of the same mailbox is the same account, once it is confirmed', async ({ db }) => {
  const owner = await aUser(db, { email: 'ada@crumb.example' })
  const closed = await aClosed(db, { ownerId: owner.id, name: 'Mouldy Loaf' })
  const alias = await aUser(db, { email: 'ada+new@crumb.example' })
  const again = await open(db, alias.id, `https://${closed.domain}`)
  expect(await stateOf(db, again)).toEqual(['carried account'])

  const stranger = await aUser(db, { email: 'ada+guess@crumb.example', emailVerified: false })
  const guessed = await open(db, stranger.id, `https://${closed.domain}`)
  expect(await stateOf(db, guessed)).toEqual(['asked domain'])
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, stranger.id))
  await findEarlierOfOwner(db, stranger.id)
  expect(await stateOf(db, guessed)).toEqual(['carried account'])
})

test('a straw man who takes over and closes, or opens the next, hides nothing', async ({ db }) => {
  const [owner, straw] = [await aUser(db), await aUser(db)]
  const business = await aBusiness(db, { ownerId: owner.id, name: 'Mouldy Loaf' })
  await aReview(db, { business, rating: 1 })
  await handOver(db, business, straw)
  await close(db, await find(db, business))
  const again = await open(db, owner.id, 'fresh.example', 'Mouldy Loaf')
  expect(await stateOf(db, again)).toEqual(['carried account'])

  const other = await aUser(db)
  const next = await open(db, other.id, 'next.example', 'Mouldy Loaf')
  expect(await stateOf(db, next)).toEqual(['asked name'])
  const token = { businessId: next.id, recordId: (await listEarlierCases(db, next.id))[0]!.recordId }
  await decideEarlier(
    db,
    earlierDecision.parse({ ...token, decision: 'rejected', note: 'Looks like another' }),
  )
  await db.update(businessRows).set({ tierName: 'enterprise' }).where(eq(businessRows.ownerId, owner.id))
  await handOver(db, next, owner)
  expect(await stateOf(db, next)).toEqual(['carried account'])
})

test('a business renamed before it closes is known by its former name and domain', async ({ db }) => {
  const business = await aBusiness(db, { name: 'Mouldy Loaf' })
  await aReview(db, { business, rating: 1 })
  await rename(db, business, { name: 'Quite Another', website: 'another.example' })
  await close(db, await find(db, business))
  expect(await stateOf(db, await open(db, business.ownerId, business.website))).toEqual(['carried account'])
  expect(await stateOf(db, await open(db, business.ownerId, 'third.example', 'Mouldy Loaf'))).toEqual([
    'carried account',
  ])
  expect(await stateOf(db, await open(db, business.ownerId, 'fourth.example', 'Chimney Sweep'))).toEqual([])
})

test('a business opened before the old one closes gets the link when it closes', async ({ db }) => {
  const old = await aBusiness(db, { name: 'Mouldy Loaf' })
  await aReview(db, { business: old, rating: 1 })
  const again = await open(db, old.ownerId, 'fresh.example', 'Mouldy Loaf')
  const lookalike = await open(db, (await aUser(db)).id, 'lookalike.example', 'M\u043euldy Loaf')
  expect(await stateOf(db, again)).toEqual([])
  await close(db, await find(db, old))
  expect(await stateOf(db, again)).toEqual(['carried account'])
  await eraseClosed(db)
  expect(await stateOf(db, lookalike)).toEqual(['asked name'])
})

test('a domain under another account only asks the operator, even if both proved it', async ({ db }) => {
  const proven = await aClosed(db, { domainProvenAt: now() })
  // Its proof ends when somebody else proves the domain, or with a handover; the record knows of it.
  await db.update(businessRows).set({ domainProvenAt: null }).where(eq(businessRows.id, proven.id))
  const next = await open(db, (await aUser(db)).id, proven.website)
  expect(await stateOf(db, next)).toEqual(['asked domain'])
  await prove(db, next)
  expect(await stateOf(db, next)).toEqual(['asked domain'])
})

test('a rival who closes a bad business with a typed domain and name smears nobody', async ({ db }) => {
  const victim = await aBusiness(db, { name: 'Honest Bread', domainProvenAt: now() })
  await aClosed(db, { name: 'Honest Bread', domain: victim.domain, website: victim.website })
  expect(await stateOf(db, victim)).toEqual(['asked domain'])
  // What the operator decides by.
  const proofs = { isDomainProven: true, wasDomainProven: false }
  expect(await listEarlierCases(db, victim.id)).toMatchObject([proofs])
  expect(await listEarlierBusinesses(db, victim.id)).toEqual([])
  const record = await readPublicRecord(db, victim.id)
  expect(record.business.earlierBusinesses).toEqual([])
})

test('of two cafés with one name, the operator decides, and nothing asks again', async ({ db }) => {
  await aClosed(db, { name: 'Café Central' })
  const other = await open(db, (await aUser(db)).id, 'central.example', 'Cafe Central')
  const before = await countOpenCases(db)
  expect(before.earlier).toBe(1)
  await objectToEarlier(db, other.id, objectionForm.parse({ objection: 'We are in another city.' }))
  const [open_] = await listEarlierCases(db, other.id)
  expect(open_).toMatchObject({ objection: 'We are in another city.', sign: 'name' })
  expect((await countOpenCases(db, new Date(now().getTime() + days(4)))).earlier).toBe(1)

  const form = { businessId: other.id, recordId: open_!.recordId, note: 'Another city indeed' }
  await decideEarlier(db, earlierDecision.parse({ ...form, decision: 'rejected' }))
  await expect(decideEarlier(db, earlierDecision.parse({ ...form, decision: 'carried' }))).rejects.toThrow(
    'already decided',
  )
  await rename(db, other, { name: 'Café  Central' })
  expect(await stateOf(db, other)).toEqual(['rejected name'])
  expect(await listEarlierBusinesses(db, other.id)).toEqual([])
})

test('the record outlives the erased business for two years, and a rotated secret', async ({ db }) => {
  const closed = await aClosed(db, { name: 'Brief Candle' })
  await db.delete(reviews).where(eq(reviews.businessId, closed.id))
  moveClock(days(31))
  await eraseClosed(db)
  expect(await db.$count(businesses, eq(businesses.id, closed.id))).toBe(0)
  expect(await db.select().from(closedRecords)).toMatchObject([{ closedBusinessId: null }])

  const secret = 'a secret that is used in tests alone'
  openSecret({ SECRET: 'a new one', SECRET_PREVIOUS: secret }, '')
  const again = await open(db, (await aUser(db)).id, closed.website)
  expect(await stateOf(db, again)).toEqual(['asked domain'])
  moveClock(days(730))
  expect(await listEarlierCases(db)).toEqual([])
  await eraseClosed(db)
  expect(await db.$count(closedRecords)).toBe(0)
  openSecret({ SECRET: secret }, '')
})

test('a chain of deletion carries every record on', async ({ db }) => {
  const first = await aClosed(db, { name: 'Mouldy Loaf' })
  const second = await open(db, first.ownerId, 'second.example', 'Mouldy Loaf')
  await aReview(db, { business: second, rating: 2 })
  await rename(db, second, { name: 'Fresh Start' })
  await close(db, await find(db, second))
  const third = await open(db, first.ownerId, 'third.example', 'Fresh Start')
  expect(await stateOf(db, third)).toEqual(['carried account', 'carried account'])
})
