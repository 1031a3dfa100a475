import fc from 'fast-check'
import type pg from 'pg'
import { listMappedBusinesses } from '#app/features/businesses/directory.server.ts'
import { instanceSettings } from '#app/features/instance/instance.schema.ts'
import { changeInstanceSettings } from '#app/features/instance/settings.server.ts'
import { appendBusinessAct } from '#app/features/log/acts.server.ts'
import { addProduct } from '#app/features/products/change-products.server.ts'
import { newProduct } from '#app/features/products/product.schema.ts'
import { xmlDocument } from '#app/platform/xml.ts'
import { describe, expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, aReview, aUser } from '#tests/factories.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { routeTable } from '#tests/route-table.ts'
import { loader as page } from './business.tsx'
import { loader as businessPicture } from './business-picture.ts'
import { loader as directory } from './businesses.tsx'
import { loader as picture } from './picture.ts'
import { loader as feed } from './reviews-rss.ts'
import { loader as robots } from './robots.ts'
import { publicPages } from './site-map.server.ts'
import { loader as siteMap } from './sitemap.ts'

/** The texts at a path of a document. The database holds a strict parser of XML, which refuses what is not well-formed. */
async function textsAt(pool: pg.Pool, document: unknown, path: string, within = '.'): Promise<string[]> {
  const { rows } = await pool.query<{ text: string | null }>(
    `select text from xmltable(
       xmlnamespaces('http://www.sitemaps.org/schemas/sitemap/0.9' as s, 'http://purl.org/dc/elements/1.1/' as dc),
       '${path.replaceAll("'", "''")}' passing xmlparse(document $1) columns text text path '${within}')`,
    [String(document).replace(/^<\?xml.*\?>/, '')],
  )
  return rows.map(({ text }) => text ?? '')
}

/** What XML can hold of a text. */
const holdable = (text: string) =>
  [...text.toWellFormed()]
    .filter((sign) => /[\t\n\r]/.test(sign) || (sign >= ' ' && sign !== '\ufffe' && sign !== '\uffff'))
    .join('')

describe('the feed', () => {
  test('holds the published reviews, newest first, in their own words', async ({ db, pool }) => {
    const shop = await aBusiness(db, { name: 'Crumb <& "Sons">' })
    const text = 'Good & <b>plain</b> bread.\n\nWe come “again”.'
    await aReview(db, { business: shop, rating: 4, title: 'A <title> & more', text, authorName: 'Zoë <O>' })
    await aReview(db, { business: shop, state: 'pending' })
    const { data, headers } = await visit(feed, { params: { businessId: shop.id } })
    expect(headers.get('content-type')).toContain('application/rss+xml')
    expect(await textsAt(pool, data, '/rss/channel/title')).toEqual(['Reviews of Crumb <& "Sons">'])
    expect(await textsAt(pool, data, '//item/title')).toEqual(['4 stars: A <title> & more'])
    expect(await textsAt(pool, data, '//item/dc:creator')).toEqual(['Zoë <O>'])
    expect(await textsAt(pool, data, '//item/description')).toEqual([
      '<p>Good &amp; &lt;b&gt;plain&lt;/b&gt; bread.</p><p>We come “again”.</p>',
    ])
    expect(String(data)).not.toMatch(/\w@\w/)
  })

  test('says of sample data that it is, and is 404 for what is none of ours', async ({ db, pool }) => {
    const shop = await aBusiness(db, { isSample: true })
    const { data, headers } = await visit(feed, { params: { businessId: shop.id } })
    expect((await textsAt(pool, data, '/rss/channel/title'))[0]).toMatch(/^Sample data:/)
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect((await visit(feed, { params: { businessId: 'x' } })).status).toBe(404)
  })

  test('is well-formed whatever anybody wrote', async ({ pool }) => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(']]>', '<!--', '\u0001', '\ufffe', '\ud800', '&#0;'),
    )
    await fc.assert(
      fc.asyncProperty(text, async (written) => {
        const document = xmlDocument(['a', [['b', written]], { c: written }])
        expect(await textsAt(pool, document, '/a/b')).toEqual([holdable(written)])
        expect(await textsAt(pool, document, '/a', '@c')).toEqual([holdable(written).replace(/[\t\n]/g, ' ')])
      }),
      { numRuns: 60 },
    )
  })
})

describe('the site map', () => {
  const locations = '//s:loc'
  test('names open businesses and their records; no samples or closed ones', async ({ db, pool }) => {
    const shop = await aBusiness(db)
    const stranger = await aUser(db, { emailVerified: false })
    const others = [
      await aBusiness(db, { isSample: true }),
      await aBusiness(db, { isActive: false }),
      await aBusiness(db, { ownerId: stranger.id }),
    ]
    const { data } = await visit(siteMap)
    const found = await textsAt(pool, data, locations)
    expect(found).toContain('http://localhost:3000/')
    expect(found).toContain(`http://localhost:3000/business/${shop.id}`)
    expect(found).toContain(`http://localhost:3000/business/${shop.id}/transparency`)
    for (const { id } of others) expect(String(data)).not.toContain(id)
    const [changedAt] = await textsAt(pool, data, `//s:url[contains(s:loc, '${shop.id}')]/s:lastmod`)
    expect(changedAt).toBe(shop.updatedAt.toISOString())
  })

  test('names the pages of products that have a published review', async ({ db }) => {
    const of = async (given: object, state: 'published' | 'removed' | null) => {
      const business = await aBusiness(db, given)
      const product = newProduct.parse({ reference: 'RYE-1', name: 'Rye' })
      const { id: productId } = await addProduct(db, { businessId: business.id, product })
      if (state) await plantReviews(db, business, [{ productId, productReference: 'RYE-1', state }])
      return `/business/${business.id}/products/RYE-1`
    }
    const shown = await of({}, 'published')
    const hidden = [
      await of({}, null),
      await of({}, 'removed'),
      await of({ isSample: true }, 'published'),
      await of({ isActive: false }, 'published'),
    ]
    const all = String((await visit(siteMap)).data)
    expect(all).toContain(`${shown}<`)
    for (const path of hidden) expect(all).not.toContain(path)
    expect(String((await visit(siteMap, { params: { part: '2.xml' } })).data)).toContain(shown)
  })

  test('comes in parts that hold each business once', async ({ db }) => {
    const made = [await aBusiness(db), await aBusiness(db), await aBusiness(db)]
    const ids: string[] = []
    for (let part = 0; ; part += 1) {
      const listed = await listMappedBusinesses(db, part, 2)
      if (listed.length === 0) break
      ids.push(...listed.map(({ id }) => id))
    }
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(made.map(({ id }) => id)))
    expect((await visit(siteMap, { params: { part: '0.xml' } })).status).toBe(200)
    for (const part of ['9.xml', '0', 'x.xml', '-1.xml', '1e9.xml']) {
      expect((await visit(siteMap, { params: { part } })).status).toBe(404)
    }
  })

  test('names no business where the operator lists none, and the directory is not there', async ({ db }) => {
    const shop = await aBusiness(db)
    await changeInstanceSettings(db, instanceSettings.parse({ hasDirectory: false }))
    const { data } = await visit(siteMap)
    expect(String(data)).not.toContain(shop.id)
    expect(String(data)).not.toContain('/businesses')
    expect((await visit(directory, { path: '/businesses?q=crumb' })).status).toBe(404)
    await changeInstanceSettings(db, instanceSettings.parse({}))
    expect((await visit(directory, { path: '/businesses?q=crumb' })).status).toBe(200)
  })

  test('and its own pages answer', async () => {
    const paths = routeTable.map(({ path }) => `/${path}`)
    expect(publicPages.slice(1).filter((path) => !paths.includes(path))).toEqual([])
    const { data } = await visit(robots)
    expect(data).toContain('Sitemap: http://localhost:3000/sitemap.xml')
    expect(data).not.toMatch(/Disallow: \/(business\/\*)?$/m)
  })
})

describe('the picture of a business', () => {
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]
  const draw = async (businessId: string, headers = {}) => {
    const context = await visitRaw(businessPicture, businessId, headers)
    return context
  }

  test('is 1200 by 630, and is drawn again when the numbers change', async ({ db }) => {
    const shop = await aBusiness(db)
    const before = await draw(shop.id)
    expect(before.status).toBe(200)
    expect(sizeOf(before.body)).toEqual([1200, 630])
    const etag = before.headers.get('etag')!
    expect((await draw(shop.id, { 'if-none-match': etag })).status).toBe(304)
    await aReview(db, { business: shop, rating: 4 })
    const after = await draw(shop.id, { 'if-none-match': etag })
    expect(after.status).toBe(200)
    expect(after.body.equals(before.body)).toBe(false)
    expect((await draw(shop.id)).body.equals(after.body)).toBe(true)
  })

  test.for(['مخبز السعادة', '東京のパン屋 🍞', 'Café “Größe” 🥐', 'X'.repeat(80), 'Пекарня'])(
    'can be drawn for the name %s',
    async (name, { db }) => {
      const shop = await aBusiness(db, { name })
      expect((await draw(shop.id)).status).toBe(200)
    },
  )

  test('is 404 for what is none of ours, and there is one for all other pages', async () => {
    expect((await draw('01a1fe7b-ac8c-71ff-b385-fa66f5722b62')).status).toBe(404)
    const { status, headers } = await visit(picture)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  async function visitRaw(door: typeof businessPicture, businessId: string, headers: Record<string, string>) {
    let body = Buffer.alloc(0)
    const answer = await visit(
      async (args: never) => {
        const response = (await door(args)) as Response
        body = Buffer.from(await response.clone().arrayBuffer())
        return response
      },
      { params: { businessId }, headers },
    )
    return { ...answer, body }
  }
})

describe('the page of a business is known', () => {
  const addressOf = async (businessId: string, query: string) => {
    const { data } = await visit(page, { path: `/business/${businessId}${query}`, params: { businessId } })
    return data as { address: string; markup: unknown }
  }

  test('by its plain address under every filter and order, and a later page by its own', async ({ db }) => {
    const shop = await aBusiness(db)
    await aReview(db, { business: shop })
    await plantReviews(
      db,
      shop,
      Array.from({ length: 20 }, () => ({})),
    )
    const plain = `http://localhost:3000/business/${shop.id}`
    for (const query of [
      '',
      '?rating=5',
      '?order=helpful',
      '?language=en&answered=yes',
      '?topic=staff&utm_source=x',
    ])
      expect((await addressOf(shop.id, query)).address).toBe(plain)
    const { data } = await visit(page, { params: { businessId: shop.id } })
    const { nextCursor } = (data as { listed: { nextCursor: string } }).listed
    expect((await addressOf(shop.id, `?after=${nextCursor}`)).address).toBe(`${plain}?after=${nextCursor}`)
    expect((await addressOf(shop.id, '')).markup).toMatchObject({ aggregateRating: { reviewCount: 1 } })
    expect((await addressOf(shop.id, '?order=helpful')).markup).toBeNull()
  })

  test('is 410 once the business was erased, and only then', async ({ db }) => {
    const businessId = '0193360d-0000-7000-8000-3e5130cc6cc8'
    expect((await visit(page, { params: { businessId } })).status).toBe(404)
    await appendBusinessAct(db, { businessId, act: 'closed', at: new Date() })
    expect((await visit(page, { params: { businessId } })).status).toBe(410)
  })
})
