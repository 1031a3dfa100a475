import { eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { plantAnalysed, plantReviews } from '#tests/planted-reviews.ts'
import { newSavedFilter } from './inbox.schema.ts'
import { savedFilters } from './inbox.table.ts'
import { countedNewest, deleteFilter, listSavedFilters, saveFilter } from './saved-filters.server.ts'

const at = new Date('2026-11-21T12:00:00Z')
const called = (name: string, query: string) => newSavedFilter.parse({ name, query })
const list = (db: Database, businessId: string) => listSavedFilters(db, businessId, at)

test('a filter is saved as its address, without place or unknown parts, and counted', async ({ db }) => {
  const business = await aBusiness(db)
  await plantAnalysed(db, business, [
    { rating: 1, text: 'The bread was terrible and the queue was slow.' },
    { rating: 5, text: 'The bread was excellent, really good sourdough.' },
  ])
  const filter = called('Low', `?rating=1&topic=food&state=best&after=${business.id}&x=<b>`)
  await saveFilter(db, { businessId: business.id, filter })
  await saveFilter(db, { businessId: business.id, filter: called('Bread', 'q=bread') })
  expect(await list(db, business.id)).toMatchObject([
    { name: 'Bread', to: '/business/reviews?q=bread', count: 2 },
    { name: 'Low', to: '/business/reviews?topic=food&rating=1', count: 1 },
  ])
})

test('counts look at the newest thousand reviews and no further', async ({ db, business }) => {
  await plantReviews(
    db,
    business,
    Array.from({ length: countedNewest + 5 }, () => ({ rating: 3, provenance: 'confirmed' as const })),
  )
  await saveFilter(db, { businessId: business.id, filter: called('Middling', 'rating=3') })
  expect((await list(db, business.id))[0]!.count).toBe(countedNewest)
})

test('a business has at most 20 named saved filters, also when saved at once', async ({ db }) => {
  const { id: businessId } = await aBusiness(db)
  const saving = Array.from({ length: 23 }, (_, nth) =>
    saveFilter(db, { businessId, filter: called(`No. ${nth}`, 'rating=1') }),
  )
  const outcomes = await Promise.allSettled(saving)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  expect(await db.$count(savedFilters, eq(savedFilters.businessId, businessId))).toBe(20)
  const other = await aBusiness(db)
  await saveFilter(db, { businessId: other.id, filter: called('One', 'rating=1') })
  await expect(
    saveFilter(db, { businessId: other.id, filter: called('ONE', 'rating=2') }),
  ).rejects.toMatchObject({ status: 409 })
  await expect(
    saveFilter(db, { businessId: other.id, filter: called('All', 'state=all&rating=9') }),
  ).rejects.toMatchObject({ status: 422 })
})

test('only its business deletes a saved filter, which can return', async ({ db }) => {
  const { id: businessId } = await aBusiness(db)
  const filterId = await saveFilter(db, { businessId, filter: called('Low', 'rating=1') })
  const foreign = { businessId: (await aBusiness(db)).id, filterId }
  await expect(deleteFilter(db, foreign)).rejects.toMatchObject({ status: 404 })
  const deleted = await deleteFilter(db, { businessId, filterId })
  expect(await list(db, businessId)).toEqual([])
  await saveFilter(db, { businessId, filter: newSavedFilter.parse(deleted) })
  expect(await list(db, businessId)).toMatchObject([{ name: 'Low', to: '/business/reviews?rating=1' }])
})
