import { eq } from 'drizzle-orm'
import { readRoom } from '#app/features/businesses/add-business.server.ts'
import { businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { findCurrentBusiness, switchBusiness } from '#app/features/businesses/current-business.server.ts'
import { listMappedBusinesses, searchDirectory } from '#app/features/businesses/directory.server.ts'
import { lockBusiness } from '#app/features/businesses/lock-business.server.ts'
import { newCompetitor } from '#app/features/competitors/competitor.schema.ts'
import { addBusiness, addByName, searchCandidates } from '#app/features/competitors/competitors.server.ts'
import { closeBusiness } from '#app/features/deletion/closures.server.ts'
import { importReviews } from '#app/features/imports/import-reviews.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from './database.ts'
import { visit } from './doors.ts'
import { aBusiness } from './factories.ts'
import { routeTable } from './route-table.ts'

type Door = { loader?: (args: never) => unknown; action?: (args: never) => unknown }
const modules = import.meta.glob<Door>('../app/routes/**/*.{ts,tsx}')

async function aRival(db: Database) {
  const own = await aBusiness(db, { tierName: 'enterprise' })
  const name = `Quokka Bakery ${own.domain}`
  const id = await addByName(db, own.id, newCompetitor.parse({ name }))
  const [row] = await db.select().from(businessRows).where(eq(businessRows.id, id))
  const written = {
    rating: 5,
    title: null,
    text: 'The bread was fine.',
    authorName: 'Ines',
    writtenAt: '2026-01-03',
  }
  const { reviewIds } = await importReviews(db, { business: row!, source: 'Guest book', reviews: [written] })
  expect(reviewIds).toHaveLength(1)
  return { own, id, name, reviewId: reviewIds[0]! }
}

/** The operator's own doors ask who comes first. */
const paths = routeTable.filter(
  ({ path = '' }) => path.includes(':businessId') && !path.startsWith('operator/'),
)
const kept = { kind: 'removed', file: 'logo.png', product: 'RYE', recordId: crypto.randomUUID() }

test('there are doors with a business’s id', () => expect(paths.length).toBeGreaterThan(7))

test.for(paths.map(({ path, file }) => [path!, file] as const))(
  'GET and POST /%s answer 404 to a competitor’s id, its owner’s own visit included',
  async ([path, file], { db }) => {
    const { own, id, reviewId } = await aRival(db)
    const { loader, action } = await modules[`../app/${file}`]!()
    const params = { ...kept, businessId: id }
    const query = `/${path.replace(':businessId', id)}?review=${reviewId}`
    // Single sign-on answers alike for every id without a provider.
    if (/^business\/sso\/:businessId\/./.test(path)) {
      const nobody = crypto.randomUUID()
      const ask = async (businessId: string) => {
        const answer = await visit((loader ?? action)!, { path: query, params: { ...kept, businessId } })
        return JSON.stringify([answer.status, answer.headers?.get('location')]).replaceAll(businessId, '')
      }
      return expect(await ask(id)).toBe(await ask(nobody))
    }
    for (const door of [loader, action]) {
      const form = door === action ? { review: reviewId, act: 'vote', ground: 'spam' } : undefined
      if (door) expect((await visit(door, { path: query, params, form })).status).toBe(404)
    }
    if (loader && path === 'business/:businessId')
      expect((await visit(loader, { params: { businessId: own.id } })).status).toBe(200)
  },
)

test.for(['', '&rating=5'])('the review form does not open for a competitor%s', async (more, { db }) => {
  const { own, id } = await aRival(db)
  const { loader, action } = await modules['../app/routes/public/review.tsx']!()
  const path = (business: string) => `/review?business=${business}${more}`
  expect((await visit(loader!, { path: path(own.id) })).status).toBe(200)
  expect((await visit(loader!, { path: path(id) })).status).toBe(404)
  const form = { rating: '5', text: 'Very good bread.', authorName: 'Ines', email: 'ines@mail.example' }
  expect((await visit(action!, { path: path(id), form })).status).toBeGreaterThanOrEqual(400)
  expect(await db.$count(reviews, eq(reviews.businessId, id))).toBe(1)
})

test('nobody finds a competitor: by name, in the site map, or to switch to', async ({ db }) => {
  const { own, id, name } = await aRival(db)
  const another = await aBusiness(db)
  expect(await db.$count(businesses, eq(businesses.id, id))).toBe(0)
  expect((await searchDirectory(db, name, 50)).entries.map((each) => each.id)).not.toContain(id)
  expect(await searchCandidates(db, another.id, name)).toEqual([])
  expect((await listMappedBusinesses(db, 0)).map((each) => each.id)).not.toContain(id)
  expect((await findCurrentBusiness(db, own.ownerId, id))?.business.id).toBe(own.id)
  for (const act of [
    () => switchBusiness(db, { userId: own.ownerId, businessId: id }),
    () => db.transaction((tx) => lockBusiness(tx, id)),
    () => closeBusiness(db, { userId: own.ownerId, businessId: id }),
    () => addBusiness(db, another.id, id),
    () => addBusiness(db, own.id, id),
  ])
    await expect(act()).rejects.toMatchObject({ status: 404 })
})

test('a competitor takes no place of a plan, and the view takes no row for one', async ({ db }) => {
  const { own, id } = await aRival(db)
  expect(await readRoom(db, own.ownerId)).toMatchObject({ taken: 1 })
  await db.update(businesses).set({ name: 'Ours now' }).where(eq(businesses.id, id))
  expect(await db.$count(businessRows, eq(businessRows.name, 'Ours now'))).toBe(0)
  await expect(
    db
      .update(businessRows)
      .set({ domain: own.domain, domainProvenAt: new Date() })
      .where(eq(businessRows.id, id)),
  ).rejects.toThrow()
})
