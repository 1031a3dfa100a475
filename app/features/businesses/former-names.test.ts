import { eq } from 'drizzle-orm'
import { logLeaves, receipts } from '#app/features/log/log.table.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { readPublicRecord } from '#app/features/transparency/public-record.server.ts'
import { days, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { isCommittedTo, listLoggedActs } from '#tests/logged-acts.ts'
import { businessProfile } from './business.schema.ts'
import { type Business, businesses, businessRows, formerNames } from './business.table.ts'
import { listFormerNames, updateProfile } from './profile.server.ts'

const find = async (db: Database, { id }: Business) =>
  (await db.select().from(businesses).where(eq(businesses.id, id)))[0]!

/** As an owner does it, on the page as it is now. */
async function rename(db: Database, of: Business, given: { name?: string; website?: string }) {
  const business = await find(db, of)
  const { name, website } = business
  await updateProfile(db, { business, profile: businessProfile.parse({ name, website, ...given }) })
}

async function aReviewed(db: Database, given: Partial<Business> = {}) {
  const business = await aBusiness(db, given)
  await aReview(db, { business, rating: 1 })
  return business
}

const renamings = async (db: Database, { id }: Business) =>
  (await listLoggedActs(db, id)).filter(({ act }) => act === 'renamed')

test('a business that takes another name and domain keeps a public line and a log entry', async ({ db }) => {
  const domain = 'xn--bckerei-5wa.example'
  const business = await aReviewed(db, { name: 'Mouldy Loaf', domain, website: `https://${domain}` })
  await rename(db, business, { name: 'Fresh Start', website: 'fresh-start.example' })
  const line = { name: 'Mouldy Loaf', domain: 'bäckerei.example', until: expect.any(String) }
  expect(await listFormerNames(db, business.id)).toEqual([line])
  const record = await readPublicRecord(db, business.id)
  expect(record.business.formerNames).toEqual([line])

  const [entry] = await renamings(db, business)
  const [kept] = await db.select().from(formerNames).where(eq(formerNames.businessId, business.id))
  const [leaf] = await db.select().from(logLeaves).where(eq(logLeaves.id, entry!.id))
  const fields = { at: kept!.until.toISOString(), name: 'Fresh Start\nfresh-start.example' }
  expect(isCommittedTo({ entry: leaf!.entry, salt: kept!.salt }, fields)).toBe(true)
  expect(await db.$count(receipts, eq(receipts.id, entry!.id))).toBe(0)
})

test('a new name alone and a new domain alone are said apart', async ({ db }) => {
  const business = await aReviewed(db, { name: 'Mouldy Loaf' })
  await rename(db, business, { website: 'moved.example' })
  await rename(db, business, { name: 'Fresh Start' })
  expect(await listFormerNames(db, business.id)).toMatchObject([
    { name: 'Mouldy Loaf', domain: null },
    { name: null, domain: business.domain },
  ])
})

test('other capitals and spaces make no line, but a chain of tiny changes does', async ({ db }) => {
  const business = await aReviewed(db, { name: 'Mouldy Loaf' })
  for (const name of ['MOULDY LOAF', 'Mouldy  loaf', 'MouldyLoaf', 'Ｍouldy Loaf'])
    await rename(db, business, { name })
  await rename(db, business, { website: `https://www.${business.domain}/shop` })
  expect(await listFormerNames(db, business.id)).toEqual([])
  for (const name of ['Moldy Loaf', 'Molly Loaf', "Molly's Loaf"]) await rename(db, business, { name })
  expect((await listFormerNames(db, business.id)).map(({ name }) => name)).toEqual([
    'Molly Loaf',
    'Moldy Loaf',
    'Ｍouldy Loaf',
  ])
})

test('a name taken back leaves both lines, and one a minute is refused after five a day', async ({ db }) => {
  const business = await aReviewed(db, { name: 'Mouldy Loaf' })
  for (let turn = 0; turn < 5; turn++) await rename(db, business, { name: `Name number ${turn % 2}` })
  await expect(rename(db, business, { name: 'One more' })).rejects.toMatchObject({ status: 429 })
  expect(await listFormerNames(db, business.id)).toHaveLength(5)
  expect((await find(db, business)).name).toBe('Name number 0')
  // Changes that rename nothing stay possible.
  await rename(db, business, { name: 'NAME number 0' })
})

test('simultaneous changes each keep the name that they replaced', async ({ db }) => {
  const business = await aReviewed(db, { name: 'Mouldy Loaf' })
  await Promise.all(['One', 'Two', 'Three'].map((name) => rename(db, business, { name: `${name} bakery` })))
  const names = (await listFormerNames(db, business.id)).map(({ name }) => name)
  expect(names).toHaveLength(3)
  expect(names.at(-1)).toBe('Mouldy Loaf')
  expect(new Set(names).size).toBe(3)
})

test('a typo fixed before the first review leaves no line, even if that is erased', async ({ db }) => {
  const business = await aBusiness(db, { name: 'Mouldy Laof' })
  for (let turn = 0; turn < 7; turn++) await rename(db, business, { name: `Mouldy ${turn}` })
  expect(await listFormerNames(db, business.id)).toEqual([])
  expect(await renamings(db, business)).toEqual([])
  const review = await aReview(db, { business, state: 'pending' })
  await db.delete(reviews).where(eq(reviews.id, review.id))
  await rename(db, business, { name: 'Fresh Start' })
  expect(await listFormerNames(db, business.id)).toHaveLength(1)
})

test('the line ends after two years', async ({ db }) => {
  const business = await aReviewed(db)
  await rename(db, business, { name: 'Fresh Start' })
  moveClock(days(729))
  expect(await listFormerNames(db, business.id)).toHaveLength(1)
  moveClock(days(2))
  expect(await listFormerNames(db, business.id)).toEqual([])
  moveClock(Date.now() - now().getTime())
})

test('what a former owner sends while the business changes hands renames nothing', async ({ db }) => {
  const business = await aReviewed(db)
  const { ownerId } = await aBusiness(db)
  await db.update(businessRows).set({ ownerId }).where(eq(businessRows.id, business.id))
  const profile = businessProfile.parse({ name: 'Mine for ever', website: business.website })
  await expect(updateProfile(db, { business, profile })).rejects.toMatchObject({ status: 404 })
})
