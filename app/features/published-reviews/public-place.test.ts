import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { listPublishedReviews } from './listing.server.ts'
import { findPublicPlace } from './public-place.server.ts'
import { readView } from './public-view.ts'

test('a review’s place begins the public page with it, also deep down', async ({ db, business }) => {
  const writtenAt = new Date('2026-10-01T00:00:00Z')
  const planted = await plantReviews(
    db,
    business,
    Array.from({ length: 60 }, () => ({ writtenAt, text: 'Good bread, written down by day.' })),
  )
  for (const { id } of [planted[0]!, planted[30]!, planted[59]!]) {
    const place = await findPublicPlace(db, { businessId: business.id, reviewId: id! })
    const address = new URL(place!.address, 'http://localhost')
    expect(address.hash).toBe(`#review-${id}`)
    const { after } = readView(address.searchParams)
    const { entries } = await listPublishedReviews(db, { businessId: business.id, limit: 12, after })
    expect(entries[0]!.id).toBe(id)
    expect(place!.entry).toEqual(entries[0])
  }
})

test('a withdrawn, waiting or foreign review has no place; a removed one has', async ({ db, business }) => {
  const [withdrawn, waiting, removed] = await plantReviews(db, business, [
    { state: 'withdrawn' },
    { state: 'pending', heldAt: new Date(), failedChecks: ['links'] },
    { state: 'removed', removedReason: 'personal_data', publishedAt: new Date('2026-10-01') },
  ])
  const find = (reviewId: string, businessId = business.id) => findPublicPlace(db, { businessId, reviewId })
  expect([await find(withdrawn!.id!), await find(waiting!.id!)]).toEqual([null, null])
  expect((await find(removed!.id!))?.entry.kind).toBe('tombstone')
  expect(await find(removed!.id!, (await aBusiness(db)).id)).toBeNull()
})
