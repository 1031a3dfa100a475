import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { type Business, businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { eraseClosed } from '#app/features/deletion/erase-closed.job.ts'
import { refreshFacts } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { hours, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aUser } from '#tests/factories.ts'
import { type Planted, plantAnalysed } from '#tests/planted-reviews.ts'
import { readComparison } from './comparison.server.ts'
import { mostCompetitors, newCompetitor } from './competitor.schema.ts'
import {
  addBusiness,
  addByName,
  findCompetitor,
  listCompetitors,
  removeCompetitor,
  restoreCompetitor,
  searchCandidates,
} from './competitors.server.ts'

const repeated = (count: number, of: (at: number) => Planted) =>
  Array.from({ length: count }, (_, at) => of(at))

async function planted(db: Database, given: Planted[], business?: Business) {
  const planted = business ?? (await aBusiness(db, { tierName: 'enterprise' }))
  const rows = await plantAnalysed(db, planted, given)
  return { business: planted, rows }
}

const kind = (at: number): Planted => ({
  text: `The staff were friendly and helpful, visit ${at}.`,
  rating: 5,
})
const rude = (at: number): Planted => ({ text: `The staff were very rude to us, visit ${at}.`, rating: 1 })

/** An own business whose staff is praised, and another one whose staff is complained about. */
async function twoBusinesses(db: Database) {
  const own = await planted(db, repeated(40, kind))
  const other = await planted(db, repeated(40, rude))
  const competitorId = await addBusiness(db, own.business.id, other.business.id)
  return { own, other, of: { businessId: own.business.id, competitorId } }
}

async function compare(db: Database, of: { businessId: string; competitorId: string }) {
  const competitor = await findCompetitor(db, of)
  return readComparison(db, { businessId: of.businessId, competitor, at: now() })
}

test('a difference beyond chance is a sentence with its numbers and a quote of each side', async ({ db }) => {
  const { of, other } = await twoBusinesses(db)
  const comparison = await compare(db, of)
  expect(comparison!.rating).toMatchObject({
    own: { value: 5, count: 40 },
    theirs: { value: 1 },
    isSure: true,
  })
  const [praise, complaints] = comparison!.differences!
  expect(praise).toMatchObject({
    name: 'staff',
    opinion: 'praise',
    isSure: true,
    own: { count: 40, of: 40 },
    theirs: { count: 0, of: 40 },
  })
  expect(praise!.quotes.map(({ from, text }) => [from, text.replace(/\d+/, '#')])).toEqual([
    ['own', 'The staff were friendly and helpful, visit #.'],
  ])
  expect(complaints).toMatchObject({ opinion: 'complaints', isSure: true })
  expect(complaints!.quotes[0]!.address).toMatch(
    new RegExp(`^/business/${other.business.id}\\?after=.*#review-`),
  )
})

test('too few reviews give no sentence, no average and no topic', async ({ db }) => {
  const own = await planted(db, repeated(40, kind))
  const other = await planted(db, repeated(9, rude))
  const competitorId = await addBusiness(db, own.business.id, other.business.id)
  expect(await compare(db, { businessId: own.business.id, competitorId })).toMatchObject({
    rating: null,
    differences: null,
    theirs: { reviews: 9 },
  })
})

test('the comparison has no words that the public page does not show', async ({ db }) => {
  const secret = (at: number, given: Planted): Planted => ({
    text: `The staff are rude quokkas, visit ${at}.`,
    rating: 1,
    authorName: 'Quokka Q.',
    authorEmail: `quokka-${at}@mail.example`,
    ...given,
  })
  const at = now()
  const { own, other, of } = await twoBusinesses(db)
  const before = await compare(db, of)
  const { rows } = await planted(
    db,
    [
      ...repeated(3, (visit) => secret(visit, { state: 'withdrawn' })),
      ...repeated(3, (visit) => secret(10 + visit, { state: 'removed' })),
      ...repeated(3, (visit) => secret(20 + visit, { state: 'pending', provenance: null })),
      ...repeated(3, (visit) => secret(30 + visit, { provenance: 'insider' })),
      ...repeated(3, (visit) => secret(40 + visit, {})),
    ],
    other.business,
  )
  const hidden = rows.slice(-3).map(({ id }) => id)
  await db.transaction(async (tx) => {
    for (const id of hidden)
      await tx
        .update(reviews)
        .set({ challengedAt: at, hiddenAt: at, hiddenReason: 'spam' })
        .where(eq(reviews.id, id))
    await refreshFacts(tx, other.business.id, hidden)
  })
  const after = await compare(db, of)
  expect(JSON.stringify([after, await listCompetitors(db, own.business.id)])).not.toMatch(/quokka/i)
  // Of hidden reviews the stars count, as on the public page.
  expect(after!.theirs).toMatchObject({ reviews: before!.theirs.reviews + 3, judged: before!.theirs.judged })
  expect(after!.differences).toEqual(before!.differences)
})

test('the other business learns nothing: no row of it changes', async ({ db, pool }) => {
  const { own, other, of } = await twoBusinesses(db)
  const rowsOf = async (businessId: string) => {
    const { rows: tables } = await pool.query<{ name: string }>(`
      select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'business_id'`)
    const found = []
    for (const { name } of tables)
      found.push(
        (
          await pool.query(`select '${name}', t::text from ${name} t where business_id = $1 order by 2`, [
            businessId,
          ])
        ).rows,
      )
    return [found, await db.select().from(businesses).where(eq(businesses.id, businessId))]
  }
  await removeCompetitor(db, of)
  const before = await rowsOf(other.business.id)
  await addBusiness(db, own.business.id, other.business.id)
  await searchCandidates(db, own.business.id, 'Corner')
  await compare(db, { ...of, competitorId: (await listCompetitors(db, own.business.id))[0]!.id })
  expect(await rowsOf(other.business.id)).toEqual(before)
  expect(await listCompetitors(db, other.business.id)).toEqual([])
})

test('a competitor of another business does not exist', async ({ db }) => {
  const { other, of } = await twoBusinesses(db)
  const foreign = { ...of, businessId: other.business.id }
  for (const act of [findCompetitor, removeCompetitor, restoreCompetitor])
    await expect(act(db, foreign)).rejects.toMatchObject({ status: 404 })
  for (const competitorId of ['', 'no-id', uuidv7()])
    await expect(findCompetitor(db, { ...of, competitorId })).rejects.toMatchObject({ status: 404 })
})

test('a business that is closed is neither found nor compared', async ({ db }) => {
  const { own, other, of } = await twoBusinesses(db)
  await db.update(businessRows).set({ isActive: false }).where(eq(businessRows.id, other.business.id))
  expect(await findCompetitor(db, of)).toMatchObject({ isAway: true })
  expect(await compare(db, of)).toBeNull()
  const closed = await aBusiness(db, { isActive: false })
  const unproven = await aBusiness(db, { ownerId: (await aUser(db, { emailVerified: false })).id })
  for (const { id } of [closed, unproven])
    await expect(addBusiness(db, own.business.id, id)).rejects.toMatchObject({ status: 404 })
})

test('an owner may compare two businesses of their own, but none with itself', async ({ db }) => {
  const own = await aBusiness(db)
  const second = await aBusiness(db, { ownerId: own.ownerId })
  await addBusiness(db, own.id, second.id)
  expect(await listCompetitors(db, own.id)).toMatchObject([{ collectsAs: second.id, isAway: false }])
  await expect(addBusiness(db, own.id, own.id)).rejects.toMatchObject({ status: 409 })
})

test('a competitor is added once, and at most so many are', async ({ db }) => {
  const own = await aBusiness(db)
  const other = await aBusiness(db)
  const first = await addBusiness(db, own.id, other.id)
  expect(await addBusiness(db, own.id, other.id)).toBe(first)
  const named = (name: string) => addByName(db, own.id, newCompetitor.parse({ name }))
  for (let each = 1; each < mostCompetitors; each++) await named(`Rival ${each}`)
  await expect(named('Rival 1')).rejects.toMatchObject({ status: 409 })
  await expect(named('One more')).rejects.toMatchObject({ status: 409 })
  expect(await listCompetitors(db, own.id)).toHaveLength(mostCompetitors)
})

test('a removed competitor comes back within the hour, and is erased after it', async ({ db }) => {
  const { own, of } = await twoBusinesses(db)
  await removeCompetitor(db, of)
  expect(await listCompetitors(db, own.business.id)).toEqual([])
  await restoreCompetitor(db, of)
  expect(await listCompetitors(db, own.business.id)).toHaveLength(1)
  await removeCompetitor(db, of)
  moveClock(hours(2))
  await eraseClosed(db)
  moveClock(-hours(2))
  expect(await db.$count(businessRows, eq(businessRows.addedBy, own.business.id))).toBe(0)
})
