import type pg from 'pg'
import { addProduct } from '#app/features/products/change-products.server.ts'
import { newProduct } from '#app/features/products/product.schema.ts'
import { listProductReviews } from '#app/features/published-reviews/rated-products.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness } from '#tests/factories.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { loader } from './product-reviews-xml.ts'

async function aShop(db: Database, given: object = {}) {
  const business = await aBusiness(db, given)
  const product = newProduct.parse({ reference: 'RYE-1', name: 'Rye <bread>', gtin: '4006381333931' })
  const { id: productId } = await addProduct(db, { businessId: business.id, product })
  return { business, of: { productId, productReference: product.reference } }
}

/** The database holds a strict parser of XML, which refuses what is not well-formed. */
async function textsAt(pool: pg.Pool, document: unknown, path: string) {
  const { rows } = await pool.query<{ text: string }>(
    `select text from xmltable('${path}' passing xmlparse(document $1) columns text text path '.')`,
    [String(document).replace(/^<\?xml.*\?>/, '')],
  )
  return rows.map(({ text }) => text)
}

test('the feed for Google holds what customers wrote here on products alone', async ({ db, pool }) => {
  const { business, of } = await aShop(db)
  const other = await aShop(db)
  await plantReviews(db, business, [
    { ...of, text: 'Dry & <b>dull</b>.', rating: 1, provenance: 'order', incentive: '10% off' },
    { ...of, text: 'Fine.', rating: 5, provenance: 'confirmed' },
    { ...of, text: 'Imported.', provenance: 'imported' },
    { ...of, text: 'I bake it.', provenance: 'insider' },
    { ...of, text: 'Removed.', state: 'removed' },
    { ...of, text: 'Waiting.', state: 'pending', provenance: null },
    { ...of, text: 'Hidden.', hiddenAt: new Date(), hiddenReason: 'spam', challengedAt: new Date() },
    { ...of, text: '' },
    { text: 'Of the shop.' },
  ])
  await plantReviews(db, other.business, [{ ...other.of, text: 'Of another shop.' }])
  const { data, headers } = await visit(loader, { params: { businessId: business.id } })
  expect(headers.get('content-type')).toContain('application/xml')
  expect(await textsAt(pool, data, '/feed/version')).toEqual(['2.4'])
  expect(await textsAt(pool, data, '/feed/reviews/review/content')).toEqual(['Dry & <b>dull</b>.', 'Fine.'])
  expect(await textsAt(pool, data, '//ratings/overall')).toEqual(['1', '5'])
  expect(await textsAt(pool, data, '//product_ids/gtins/gtin')).toEqual(['4006381333931', '4006381333931'])
  expect(await textsAt(pool, data, '//product_name')).toEqual(['Rye <bread>', 'Rye <bread>'])
  expect(await textsAt(pool, data, '//product_url')).toContain(
    `http://localhost:3000/business/${business.id}/products/RYE-1`,
  )
  expect(await textsAt(pool, data, '//is_verified_purchase')).toEqual(['true', 'false'])
  expect(await textsAt(pool, data, '//is_incentivized_review')).toEqual(['true', 'false'])
  expect(await textsAt(pool, data, '//collection_method')).toEqual(['post_fulfillment', 'unsolicited'])
  const [, review] = /<review>(.*?)<\/review>/s.exec(String(data))!
  const names = review!.match(/(?<=^<)[a-z_]+/gm)!
  expect(names.join(' ')).toMatch(
    /^review_id reviewer is_verified_purchase is_incentivized_review review_timestamp content .*review_url ratings products .*collection_method$/,
  )
})

test('a long feed is read in batches, and an empty one is whole', async ({ db, pool }) => {
  const { business, of } = await aShop(db, { isSample: true })
  const empty = await visit(loader, { params: { businessId: business.id } })
  expect(await textsAt(pool, empty.data, '//review')).toEqual([])
  expect((await textsAt(pool, empty.data, '//publisher/name'))[0]).toMatch(/^Sample data: /)
  expect(empty.headers.get('x-robots-tag')).toBe('noindex')
  const rows = await plantReviews(db, business, Array(5).fill(of))
  const sizes: number[] = []
  const ids: string[] = []
  for await (const batch of listProductReviews(db, { businessId: business.id, limit: 2 })) {
    sizes.push(batch.length)
    ids.push(...batch.map(({ id }) => id))
  }
  expect(sizes).toEqual([2, 2, 1])
  expect(ids).toEqual(rows.map(({ id }) => id).toSorted())
})
