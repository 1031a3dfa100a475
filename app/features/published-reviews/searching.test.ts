import { v7 as uuidv7 } from 'uuid'
import { replies } from '#app/features/reviews/review.table.ts'
import { findSearched } from '#app/features/reviews/search-words.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { type Planted, plantAnalysed } from '#tests/planted-reviews.ts'
import { countFacets } from './facets.server.ts'
import { listPublishedReviews } from './listing.server.ts'
import { readView } from './public-view.ts'

const search = async (db: Database, businessId: string, query: string, more = {}) => {
  const view = { ...readView(new URLSearchParams({ q: query })), ...more }
  const { entries } = await listPublishedReviews(db, { businessId, limit: 50, ...view })
  const { found } = await countFacets(db, businessId, view)
  expect(found.own + found.insiders + found.imported).toBe(entries.length)
  return entries.map((entry) => entry.kind === 'review' && entry.authorName).sort()
}

async function plant(db: Database, planted: Planted[]) {
  const business = await aBusiness(db)
  const reviews = await plantAnalysed(db, business, planted)
  return { businessId: business.id, reviews }
}

test('a search finds words in the title, the text and the reply, and no names', async ({ db }) => {
  const { businessId, reviews } = await plant(db, [
    { authorName: 'Title', title: 'Quokka bread' },
    { authorName: 'Text', text: 'A loaf for my quokka.' },
    { authorName: 'Reply' },
    { authorName: 'Quokka' },
  ])
  await db.insert(replies).values({ businessId, reviewId: reviews[2]!.id!, text: 'Bring the quokka along.' })
  expect(await search(db, businessId, 'quokka')).toEqual(['Reply', 'Text', 'Title'])
  expect(await search(db, businessId, 'quokka loaf')).toEqual(['Text'])
})

test.for([
  ['English', 'The sourdough wasn’t stale', 'SOUR'],
  ['German', 'Die Größe der Brötchen', 'grosse brotchen'],
  ['French', 'L’été, des gâteaux à l’œuf—délicieux', 'ete gateaux oeuf delicieux'],
  ['Spanish', '¡Qué piña tan dulce!', 'piña'],
  ['Italian', 'Il caffè dell’osteria è buono', 'CAFFE osteria'],
  ['Dutch', 'Een ideeënrijke bakker', 'ideeen'],
  ['Polish', 'Łódź i żurek', 'lodz zurek'],
  ['Portuguese', 'Pão de queijo à vontade', 'pao'],
  ['Swedish', 'Smörgåsar på Söder', 'smorgas'],
  ['Danish', 'Smørrebrød på ærø', 'smorrebrod aero'],
  ['Czech', 'Příliš žluťoučký kůň', 'prilis kun'],
  ['Turkish', 'IŞIKLI İstanbul kahvaltısı', 'isikli istanbul kahvaltisi'],
] as const)(
  'a search in %s ignores case and accents, and the page highlights what it finds',
  async ([_, text, query], { db }) => {
    const { businessId } = await plant(db, [{ text, authorName: 'Found' }, { text: 'Nothing of it.' }])
    expect(await search(db, businessId, query)).toEqual(['Found'])
    expect(await search(db, businessId, query.toUpperCase())).toEqual(['Found'])
    expect(await search(db, businessId, text)).toEqual(['Found'])
    expect(findSearched(text, query)).toHaveLength(query.split(' ').length)
  },
)

test('no search finds words that visitors cannot read', async ({ db }) => {
  const text = 'My quokka lives at number 12.'
  const at = now()
  const { businessId } = await plant(db, [
    { text, challengedAt: at, hiddenAt: at, hiddenReason: 'personal_data' },
    { text, state: 'withdrawn' },
    { text, state: 'pending', provenance: null },
    { text, state: 'removed', publishedAt: at, removedReason: 'personal_data' },
  ])
  expect(await search(db, businessId, 'quokka')).toEqual([])
})

test('a search works with the other filters, and finds no other business’s', async ({ db }) => {
  const text = 'A quokka in the queue.'
  const { businessId } = await plant(db, [
    { text, rating: 1, authorName: 'Low' },
    { text, rating: 5, authorName: 'High' },
  ])
  await plant(db, [{ text }])
  expect(await search(db, businessId, 'quokka')).toEqual(['High', 'Low'])
  expect(await search(db, businessId, 'quokka', { rating: 1 })).toEqual(['Low'])
  expect(await search(db, businessId, 'quokka', { hasReply: true })).toEqual([])
})

test('nothing that is typed is an operator or an error', async ({ db }) => {
  const { businessId } = await plant(db, [
    { text: 'The rye costs 50% more 🍞 at the corner.', authorName: 'Rye' },
  ])
  const harmless = ['%', '_', '\\', "'", '"', '🍞', '&', '!', '( | )', '\ud800', ':*']
  for (const typed of harmless) expect(await search(db, businessId, typed)).toEqual([])
  for (const typed of ["rye'", '50%', '🍞 rye', '"rye"', '!rye', 'rye:*', 'rye & corner', '<rye>'])
    expect([typed, await search(db, businessId, typed)]).toEqual([typed, ['Rye']])
  expect(await search(db, businessId, 'y'.repeat(5000))).toEqual([])
  expect(await search(db, businessId, 'a'.repeat(99))).toEqual([])
  expect(await search(db, businessId, 'r')).toEqual([])
})

test('searches are trimmed and cut to 100 characters', () => {
  expect(readView(new URLSearchParams({ q: '  rye  ' })).query).toBe('rye')
  expect(readView(new URLSearchParams({ q: '   ' })).query).toBeNull()
  expect([...readView(new URLSearchParams({ q: '🍞'.repeat(5000) })).query!]).toHaveLength(100)
})

test('results are paged in every order without repeating or skipping one', async ({ db }) => {
  const moment = new Date(now().getTime() - days(1))
  const { businessId, reviews } = await plant(
    db,
    Array.from({ length: 11 }, (_, index) => ({
      text: `A quokka, number ${index}.`,
      rating: [1, 3, 5][index % 3]!,
      writtenAt: index % 2 ? moment : new Date(now().getTime() - days(index)),
    })),
  )
  for (const order of ['newest', 'oldest', 'lowest', 'highest'] as const) {
    const listed: { id: string; rating: number; writtenAt: string }[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof listPublishedReviews>> = await listPublishedReviews(db, {
        businessId,
        query: 'quokka',
        order,
        after,
        limit: 4,
      })
      listed.push(...page.entries)
      after = page.nextCursor
    } while (after)
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(reviews.map(({ id }) => id)))
    expect(listed).toHaveLength(11)
    const ratings = listed.map(({ rating }) => rating)
    const times = listed.map(({ writtenAt }) => writtenAt)
    if (order === 'lowest') expect(ratings).toEqual(ratings.toSorted())
    if (order === 'highest') expect(ratings).toEqual(ratings.toSorted().reverse())
    if (order === 'oldest') expect(times).toEqual(times.toSorted())
    if (order === 'newest') expect(times).toEqual(times.toSorted().reverse())
  }
})

test('a cursor that names an unknown review is a place in the order, not an error', async ({ db }) => {
  const { businessId } = await plant(db, [{ rating: 2 }, { rating: 4 }])
  const after = Buffer.from(`3.0.${uuidv7()}`).toString('base64url')
  const { entries } = await listPublishedReviews(db, { businessId, order: 'lowest', after, limit: 5 })
  expect(entries.map(({ rating }) => rating)).toEqual([4])
})

test('nothing that somebody types breaks the search, whatever it decomposes into', async ({ db }) => {
  const { businessId } = await plant(db, [{ authorName: 'Blessed', text: 'Peace \ufdfa and a loaf.' }])
  const strange = ['\u0308\u0308', '\u05b0\u05b0', '\u037a\u037a', 'ŉŉ', '½½', '㈠㈠', '⑴', "':*&|!()<->"]
  for (const query of strange) expect(await search(db, businessId, query)).toEqual([])
  for (const query of ['\ufdfa', 'loaf \u0308'])
    expect(await search(db, businessId, query)).toEqual(['Blessed'])
})
