import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { activities } from '#app/features/activities/activity.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { listActs } from '#app/features/log/read-acts.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { isCommittedTo } from '#tests/logged-acts.ts'
import { importReviews } from './import-reviews.server.ts'

const source = 'Acme Reviews'

const aRow = (given: Record<string, unknown> = {}) => ({
  rating: 4,
  text: 'They found my parcel and rang me about it.',
  authorName: 'Ines K.',
  writtenAt: '2019-03-04',
  ...given,
})

const reviewsOf = (db: Database, businessId: string) =>
  db.select().from(reviews).where(eq(reviews.businessId, businessId))

async function countersOf(db: Database, businessId: string) {
  const [business] = await db.select().from(businesses).where(eq(businesses.id, businessId))
  const { importedCount, importedRatingTotal, reviewCount, reviewScore, verifiedReviews } = business!
  return { importedCount, importedRatingTotal, reviewCount, reviewScore, verifiedReviews }
}

test('an imported review has a receipt that verifies and opens its commitment', async ({ db, business }) => {
  const { reviewIds } = await importReviews(db, { business, source, reviews: [aRow()] })
  const about = { businessId: business.id, reviewId: reviewIds[0]! }

  const [act, ...more] = await listActs(db, about)
  expect(more).toEqual([])
  expect(act).toMatchObject({ act: 'imported', actor: 'business', index: null })
  const { rating, text, authorName: author } = aRow()
  const said = {
    rating: String(rating),
    title: '',
    text,
    author,
    source,
    written: '2019-03-04T00:00:00.000Z',
  }
  expect(isCommittedTo(act!, { ...Object.fromEntries(act!.fields), ...said })).toBe(true)
})

test('importing the same rows again adds nothing, and new rows among them are added', async ({ db }) => {
  const business = await aBusiness(db)
  const rows = Array.from({ length: 1_200 }, (_, index) =>
    aRow({ rating: (index % 5) + 1, authorName: `N ${index}` }),
  )
  expect((await importReviews(db, { business, source, reviews: rows })).reviewIds).toHaveLength(1_200)
  const before = await countersOf(db, business.id)

  expect(await importReviews(db, { business, source, reviews: rows })).toEqual({
    reviewIds: [],
    refused: [],
    neverReturned: 0,
    alreadyThere: 1_200,
  })
  expect(await countersOf(db, business.id)).toEqual(before)
  const log = await db.select().from(activities).where(eq(activities.businessId, business.id))
  expect(log.map(({ type, message }) => ({ type, message }))).toEqual([
    { type: 'reviews_imported', message: 'Imported 1,200 reviews from Acme Reviews' },
  ])

  const more = await importReviews(db, { business, source, reviews: [...rows, aRow()] })
  expect(more).toMatchObject({ alreadyThere: 1_200, refused: [] })
  expect(await countersOf(db, business.id)).toMatchObject({
    importedCount: 1_201,
    importedRatingTotal: 3_604,
  })
})

test('two imports of the same rows at the same moment import each row once', async ({ db, business }) => {
  const rows = Array.from({ length: 50 }, (_, index) => aRow({ authorName: `N ${index}` }))
  const both = await Promise.all([1, 2].map(() => importReviews(db, { business, source, reviews: rows })))
  expect(both.flatMap(({ reviewIds }) => reviewIds)).toHaveLength(50)
  expect(await countersOf(db, business.id)).toMatchObject({ importedCount: 50, importedRatingTotal: 200 })
})

test('customers who said the same on the same day are each imported', async ({ db, business }) => {
  const { reviewIds } = await importReviews(db, { business, source, reviews: [aRow(), aRow()] })
  expect(reviewIds).toHaveLength(2)
})

test('bad rows are named with their position and reason, and the good ones are imported', async ({ db }) => {
  const business = await aBusiness(db)
  const { reviewIds, refused } = await importReviews(db, {
    business,
    source,
    reviews: [
      aRow(),
      aRow({ rating: 6 }),
      aRow({ rating: 'many' }),
      aRow({ text: 'x' }),
      aRow({ text: 'x'.repeat(20_001) }),
      aRow({ authorName: '' }),
      aRow({ title: 'x'.repeat(121), text: 'y'.repeat(19_879) }),
      aRow({ writtenAt: 'yesterday' }),
      aRow({ writtenAt: '2999-01-01' }),
      'a line of text',
      aRow({ text: 'x'.repeat(20_000) }),
    ],
  })
  expect(refused).toEqual([
    { position: 2, reason: 'The rating is above 5' },
    { position: 3, reason: 'The rating is not a number' },
    { position: 4, reason: 'The text has only one character' },
    { position: 5, reason: 'The text has more than 20,000 characters' },
    { position: 6, reason: "The author's name has fewer than 2 characters" },
    { position: 7, reason: 'The title and the text together have more than 20,000 characters' },
    { position: 8, reason: 'We cannot read this date' },
    { position: 9, reason: 'The date lies in the future' },
    { position: 10, reason: 'The row is not a review' },
  ])
  expect(reviewIds).toHaveLength(2)
  expect(await reviewsOf(db, business.id)).toHaveLength(2)
})

test('a title above 120 characters becomes the text’s first line, uncut', async ({ db, business }) => {
  const title = 'x'.repeat(121)
  const reviews = [
    aRow({ title, text: 'Lovely bread.' }),
    aRow({ title, text: '' }),
    aRow({ title, text: `${title} and more` }),
    aRow({ title: 'y'.repeat(120), text: 'Short enough.' }),
  ]
  expect((await importReviews(db, { business, source, reviews })).refused).toEqual([])
  const stored = (await reviewsOf(db, business.id)).map((row) => [row.title, row.text])
  expect(stored.toSorted()).toEqual(
    [
      [null, `${title}\nLovely bread.`],
      [null, title],
      [null, `${title} and more`],
      ['y'.repeat(120), 'Short enough.'],
    ].toSorted(),
  )
})

test('text that the database would refuse is cleaned, and is not lost', async ({ db, business }) => {
  const text = 'Nul \u0000 and half a pair \ud83d, "quotes", \\backslashes\\ and\r\ntwo lines'
  await importReviews(db, { business, source, reviews: [aRow({ text })] })
  const [review] = await reviewsOf(db, business.id)
  expect(review!.text).toBe('Nul  and half a pair \ufffd, "quotes", \\backslashes\\ and\ntwo lines')
})

test('an import for a business that is not there leaves nothing behind', async ({ db }) => {
  const business = { id: uuidv7(), tierName: 'starter' }
  await expect(importReviews(db, { business, source, reviews: [aRow()] })).rejects.toThrow()
  expect(await reviewsOf(db, business.id)).toEqual([])
})

test.for([
  ['The text contains a threat', 'I will burn down your shop if I see you again.'],
  ['personal data', 'Call Anna on +44 20 7946 0958, she knows.'],
  ['a link or advertising', 'Cheap watches at https://watches.example/now'],
])('a row that fails a check for harm is refused: %s', async ([reason, text], { db }) => {
  const business = await aBusiness(db)
  for (const rating of [1, 5]) {
    const row = { rating, text, authorName: 'Anna Berg', writtenAt: '2025-05-03' }
    const { reviewIds, refused } = await importReviews(db, {
      business,
      source: 'Guest book',
      reviews: [row],
    })
    expect(reviewIds).toEqual([])
    expect(refused).toMatchObject([{ position: 1, reason: expect.stringContaining(reason!) }])
  }
})
