import { eq } from 'drizzle-orm'
import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import { mentions } from '#app/features/analyses/analysis.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aReview } from '#tests/factories.ts'
import { quoteFindings } from './finding-quotes.server.ts'

async function quoted(db: Database, text: string) {
  const review = await aReview(db, { text })
  await analyseReviews(db, review.businessId, [review.id])
  const find = (topic: string, side: 'praise' | 'complaint' = 'praise') =>
    quoteFindings(db, review.businessId, [{ topic, side }], {}).then(([quotes]) => quotes!)
  return { review, find }
}

test('a quote is an exact sentence of its review, with the words that it is about', async ({ db }) => {
  const { review, find } = await quoted(db, 'It rained. The bread was excellent, and we will come back.')
  const { own, against } = await find('food')
  expect(own).toMatchObject([
    { reviewId: review.id, text: 'The bread was excellent, and we will come back.' },
  ])
  expect(own[0]!.text.slice(own[0]!.span!.start, own[0]!.span!.end)).toBe('bread')
  expect(against).toEqual([])
  expect((await find('food', 'complaint')).against).toHaveLength(1)
})

test('two topics of one review are both quoted', async ({ db }) => {
  const { find } = await quoted(db, 'The bread was excellent and the staff were wonderful.')
  expect((await find('food')).own).toHaveLength(1)
  expect((await find('staff')).own).toHaveLength(1)
})

test('what the engine is not sure about is not quoted, though it counts', async ({ db }) => {
  const { review, find } = await quoted(db, 'The bread was excellent.')
  await db.update(mentions).set({ quoteSide: null }).where(eq(mentions.reviewId, review.id))
  expect((await find('food')).own).toEqual([])
})

test('a quote that is no longer in the text is not shown', async ({ db }) => {
  const { review, find } = await quoted(db, 'The bread was excellent, and we will come back.')
  await db.execute(`update reviews set text = 'Now ' || text where id = '${review.id}'`)
  expect((await find('food')).own).toEqual([])
})

test('of equally sure sentences, those whose stars say the same come first', async ({ db, business }) => {
  const five = await aReview(db, { business, text: 'The bread was excellent.' })
  const two = await aReview(db, { business, text: 'The bread was excellent.', rating: 2 })
  await analyseReviews(db, business.id, [five.id, two.id])
  await db.update(mentions).set({ confidence: 0.9, quoteSide: 'praise' })
  const [quotes] = await quoteFindings(db, business.id, [{ topic: 'food', side: 'praise' }], {})
  expect(quotes!.own.map(({ reviewId }) => reviewId)).toEqual([five.id, two.id])
})
