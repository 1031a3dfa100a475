import { addProduct } from '#app/features/products/change-products.server.ts'
import { newProduct } from '#app/features/products/product.schema.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { addWidget } from './create-widget.server.ts'
import { renderWidget } from './render-widget.server.ts'

test('a widget of a product has its reviews, its numbers and its page alone', async ({ db }) => {
  const business = await aBusiness(db, { name: 'Corner & Crumb' })
  const add = (reference: string) =>
    addProduct(db, {
      businessId: business.id,
      product: newProduct.parse({ reference, name: `Loaf ${reference}` }),
    })
  const [rye, spelt] = [await add('RYE'), await add('SPELT')]
  for (const rating of [5, 5, 5]) await aReview(db, { business, rating })
  await aReview(db, { business, rating: 4, product: 'SPELT' })
  const ofRye = [
    await aReview(db, { business, rating: 2, product: 'RYE' }),
    await aReview(db, { business, rating: 3, product: 'RYE' }),
  ]
  const { id } = await addWidget(db, { business, kind: 'list' })
  const rendered = (await renderWidget(db, id, { product: rye.id }))!
  expect(rendered).toMatchObject({
    business: 'Loaf RYE, Corner & Crumb',
    rating: { average: 2.5, count: 2 },
    shows: { what: 'all', shown: 2, total: 2 },
  })
  expect(rendered.reviews.map(({ rating }) => rating).toSorted()).toEqual([2, 3])
  expect(rendered.links.all).toMatch(/\/products\/RYE$/)
  const picked = { select: 'picked', picked: ofRye.map((each) => each.id) } as const
  expect((await renderWidget(db, id, { product: spelt.id, ...picked }))!.reviews).toEqual([])

  const summary = (await renderWidget(db, id, { product: rye.id, kind: 'summary' }))!
  expect(summary.distribution).toEqual([0, 0, 1, 1, 0])
  const whole = (await renderWidget(db, id))!
  expect(whole).toMatchObject({ business: 'Corner & Crumb', rating: { average: 5, count: 3 } })
})

test('a widget of a product that is gone or foreign is the business’s', async ({ db, business }) => {
  const other = await aBusiness(db)
  const theirs = await addProduct(db, {
    businessId: other.id,
    product: newProduct.parse({ reference: 'RYE', name: 'Rye loaf' }),
  })
  await aReview(db, { business: other, product: 'RYE' })
  await aReview(db, { business, rating: 4 })
  const { id } = await addWidget(db, { business, kind: 'list' })
  const rendered = (await renderWidget(db, id, { product: theirs.id }))!
  expect(rendered).toMatchObject({ business: business.name, rating: { count: 1 } })
  expect(rendered.reviews).toHaveLength(1)
})
