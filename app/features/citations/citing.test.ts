import { eq } from 'drizzle-orm'
import { analyseReviews } from '#app/features/analyses/analysing.server.ts'
import { isReview } from '#app/features/reviews/publishing.server.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import type { CitedSentence } from './cited-sentence.ts'
import { checkCitations, readCitable } from './citing.server.ts'

const text = 'The bread was excellent. The queue was slow and the staff rude.'

async function anAnalysedReview(db: Database, given: Parameters<typeof aReview>[1] = {}) {
  const review = await aReview(db, { text, ...given })
  await analyseReviews(db, review.businessId, [review.id])
  return review
}

const sentenceOf = (review: Review, quote = 'The bread was excellent.'): CitedSentence => ({
  text: 'Reviews praise the bread.',
  citations: [
    {
      ...{ reviewId: review.id, quote, authorName: 'Somebody else', writtenAt: '', rating: 1 },
      ...{ provenance: 'insider', language: 'xx' },
    },
  ],
  figures: [],
})

const check = (db: Database, review: Review, quote?: string) =>
  checkCitations(db, review.businessId, [sentenceOf(review, quote)])

test('a quote is shown with name, date and stars as they are stored', async ({ db }) => {
  const review = await anAnalysedReview(db)
  const [shown] = await check(db, review)
  expect(shown?.citations).toEqual([
    {
      ...{ reviewId: review.id, quote: 'The bread was excellent.', authorName: 'Lotte M.', rating: 5 },
      ...{ writtenAt: review.writtenAt.toISOString(), provenance: review.provenance, language: 'en' },
    },
  ])
  const citable = (await readCitable(db, review.businessId, [review.id, review.id])).get(review.id)
  expect(citable?.aspects.length).toBeGreaterThan(1)
  expect(citable?.sentences).toHaveLength(2)
})

test.for<[string, Partial<typeof reviews.$inferInsert>]>([
  ['was edited away', { text: 'The bread was good.', editedAt: new Date(0) }],
  ['is hidden', { challengedAt: new Date(0), hiddenAt: new Date(0), hiddenReason: 'spam' }],
  ['was withdrawn', { state: 'withdrawn', withdrawnAt: new Date(0) }],
  ['is of an insider', { provenance: 'insider' }],
])('what %s is not quoted', async ([, change], { db }) => {
  const review = await anAnalysedReview(db)
  expect(await check(db, review)).toHaveLength(1)
  await db.update(reviews).set(change).where(isReview(review))
  expect(await check(db, review)).toEqual([])
})

test('a text that changed is quoted again when it is analysed again', async ({ db }) => {
  const review = await anAnalysedReview(db)
  await db.update(reviews).set({ editedAt: now() }).where(eq(reviews.id, review.id))
  expect(await check(db, review)).toEqual([])
  await analyseReviews(db, review.businessId, [review.id])
  expect(await check(db, review)).toHaveLength(1)
})

test('the reviews of another business are not quoted', async ({ db }) => {
  const review = await anAnalysedReview(db)
  const rival = await aBusiness(db)
  expect(await checkCitations(db, rival.id, [sentenceOf(review)])).toEqual([])
  expect((await readCitable(db, rival.id, [review.id])).size).toBe(0)
})
