import { addProduct } from '#app/features/products/change-products.server.ts'
import { newProduct } from '#app/features/products/product.schema.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { type Planted, plantReviews } from '#tests/planted-reviews.ts'
import { type OverviewRow, readOverview } from './all-businesses.server.ts'
import { orders, readOrder } from './all-businesses-page.tsx'

const at = new Date('2026-11-20T12:00:00Z')
const recently = new Date('2026-11-10')
const before = new Date('2026-07-10')

test('the overview has each business of an owner, how its rating changed and what waits', async ({ db }) => {
  const bakery = await aBusiness(db, { name: 'Bakery', reviewCount: 20, ratingTotal: 70, tierName: 'pro' })
  await aBusiness(db, { name: 'Another’s' })
  await aBusiness(db, { name: 'Atelier', ownerId: bakery.ownerId })
  const product = newProduct.parse({ reference: 'RYE', name: 'Rye loaf' })
  const loaf = await addProduct(db, { businessId: bakery.id, product })
  const ten = (given: Planted) => Array.from({ length: 10 }, () => given)
  await plantReviews(db, bakery, [
    ...ten({ rating: 5, writtenAt: before }),
    ...ten({ rating: 2, writtenAt: recently }),
    { provenance: 'insider', rating: 5, writtenAt: recently },
    // One of a product waits for a reply, too.
    { productId: loaf.id, productReference: 'RYE', rating: 1, writtenAt: recently },
  ])

  const [atelier, row, ...more] = await readOverview(db, bakery.ownerId, at)
  expect(more).toEqual([])
  expect(atelier).toMatchObject({ name: 'Atelier', rating: null, recent: { average: null, change: null } })
  expect(row).toMatchObject({
    name: 'Bakery',
    tier: 'pro',
    rating: { average: 3.5, count: 20 },
    recent: { average: 2, change: { by: -3, isSignificant: true } },
    withoutReply: { all: 11, low: 11 },
  })
})

test('the low ratings that wait come first, and rows without a figure last', () => {
  const row = (name: string, given: Partial<OverviewRow>) =>
    ({
      name,
      withoutReply: { all: 0, low: 0 },
      rating: null,
      recent: { change: null },
      ...given,
    }) as OverviewRow
  const rows = [
    row('quiet', {}),
    row('many', { withoutReply: { all: 9, low: 0 }, rating: { average: 4, count: 9 } }),
    row('low', { withoutReply: { all: 2, low: 1 }, rating: { average: 3, count: 9 } }),
  ]
  const sorted = (query: string) =>
    rows.toSorted(orders[readOrder(new URLSearchParams(query))].compare).map(({ name }) => name)
  expect(sorted('')).toEqual(['low', 'many', 'quiet'])
  expect(sorted('sort=rating')).toEqual(['low', 'many', 'quiet'])
  expect(sorted('sort=constructor')).toEqual(['low', 'many', 'quiet'])
})
