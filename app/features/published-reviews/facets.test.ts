import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import { refreshFacts } from '#app/features/reviews/publish-review.server.ts'
import { replies } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { countFacets } from './facets.server.ts'
import { listPublishedReviews } from './listing.server.ts'
import { type PublicFilter, readView, viewAddress } from './public-view.ts'

const german = 'Das Brot war hervorragend und wir kommen sehr gerne wieder zurück.'
const everything: PublicFilter = {
  rating: null,
  topic: null,
  language: null,
  hasReply: false,
  source: null,
  mark: null,
  query: null,
}

async function aShop(db: Database) {
  const business = await aBusiness(db)
  const planted = await plantReviews(db, business, [
    { rating: 1, text: 'The staff were rude to everybody in the shop.' },
    { rating: 5, text: 'The staff were friendly, and the coffee was excellent.' },
    { rating: 5, text: german },
    { rating: 4, text: german.replace('hervorragend', 'gut'), provenance: 'imported' },
    { state: 'withdrawn' },
    { state: 'pending', provenance: null },
  ])
  const ids = planted.map(({ id }) => id)
  await analyseReviews(db, business.id, ids)
  await db.insert(replies).values([
    { businessId: business.id, reviewId: ids[0]!, text: 'We are sorry.' },
    { businessId: business.id, reviewId: ids[2]!, text: 'Danke.' },
  ])
  await db.transaction((tx) => refreshFacts(tx, business.id, ids))
  return business.id
}

test('each choice has the number of reviews that it leaves', async ({ db }) => {
  const businessId = await aShop(db)
  expect(await countFacets(db, businessId, everything)).toEqual({
    found: { own: 3, insiders: 0, imported: 1 },
    ratings: [1, 0, 0, 1, 2],
    languages: [
      { language: 'de', count: 2 },
      { language: 'en', count: 2 },
    ],
    replied: 2,
  })
})

test('each choice is counted given the others, but not itself', async ({ db }) => {
  const businessId = await aShop(db)
  const facets = await countFacets(db, businessId, { ...everything, language: 'de', hasReply: true })
  expect(facets).toMatchObject({
    found: { own: 1, imported: 0 },
    ratings: [0, 0, 0, 0, 1],
    languages: [
      { language: 'de', count: 1 },
      { language: 'en', count: 1 },
    ],
    replied: 1,
  })
})

test('every combination counts as many reviews as its list has', async ({ db }) => {
  const businessId = await aShop(db)
  for (const rating of [null, 1, 5])
    for (const topic of [null, 'staff', 'nothing'])
      for (const language of [null, 'en', 'de', 'ja'])
        for (const hasReply of [false, true]) {
          const filter = { ...everything, rating, topic, language, hasReply }
          const { found } = await countFacets(db, businessId, filter)
          const { entries } = await listPublishedReviews(db, { businessId, limit: 50, ...filter })
          expect(found.own + found.imported, JSON.stringify(filter)).toBe(entries.length)
          if (language) for (const entry of entries) expect(entry).toMatchObject({ language })
          if (hasReply) for (const entry of entries) expect(entry).toMatchObject({ reply: {} })
        }
})

test('a source and a mark filter the reviews', async ({ db, business }) => {
  await plantReviews(db, business, [
    { provenance: 'order', rating: 5 },
    { provenance: 'order', rating: 1, challengedAt: new Date() },
    { provenance: 'imported', rating: 1, editedAt: new Date() },
    { provenance: 'order', state: 'removed', publishedAt: new Date() },
    { provenance: 'insider', rating: 5 },
  ])
  const of = async (filter: Partial<PublicFilter>) => {
    const { entries } = await listPublishedReviews(db, { businessId: business.id, limit: 50, ...filter })
    const { found } = await countFacets(db, business.id, { ...everything, ...filter })
    expect(found.own + found.insiders + found.imported, JSON.stringify(filter)).toBe(entries.length)
    return entries.length
  }
  expect(await of({ source: 'order' })).toBe(2)
  expect(await of({ source: 'imported' })).toBe(1)
  expect(await of({ source: 'insider' })).toBe(1)
  const { found } = await countFacets(db, business.id, everything)
  expect(found).toEqual({ own: 2, insiders: 1, imported: 1 })
  expect(await of({ source: 'order', rating: 1 })).toBe(1)
  expect(await of({ mark: 'challenged' })).toBe(1)
  expect(await of({ mark: 'edited', source: 'order' })).toBe(0)
})

test('a view can be read back from its address', () => {
  const view = {
    rating: 2,
    topic: 'opening hours & more',
    language: 'pt-BR',
    hasReply: true,
    source: 'order',
    mark: 'edited',
    query: '100% & “rye”',
    order: 'lowest',
    after: 'abc',
    lang: 'pt',
  } as const
  const address = new URL(viewAddress('x', view), 'http://localhost')
  expect(readView(address.searchParams)).toEqual(view)
  expect(
    viewAddress('x', readView(new URLSearchParams('rating=&topic=&language=&replied=&order=newest'))),
  ).toBe('/business/x#reviews')
})
