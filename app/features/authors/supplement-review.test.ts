import { listPublishedReviews } from '#app/features/published-reviews/listing.server.ts'
import { editedReview, supplementSaying } from '#app/features/reviews/review.schema.ts'
import { readPublicRecord } from '#app/features/transparency/public-record.server.ts'
import { messages } from '#app/languages/messages.server.ts'
import { expect, test } from '#tests/database.ts'
import { aDeskLink, aReview } from '#tests/factories.ts'
import { editReview } from './edit-review.server.ts'
import { supplementReview } from './supplement-review.server.ts'

test('a headline added after the thank-you is no edit in any count', async ({ db, business }) => {
  const review = await aReview(db, { business, rating: 5, title: '' })
  const of = { businessId: business.id, reviewId: review.id }
  const added = { ...supplementSaying(messages.en.reviewForm).parse({ title: 'Warm buns' }), answers: null }
  const counted = async () => {
    const { authors } = await readPublicRecord(db, business.id)
    const { entries } = await listPublishedReviews(db, { businessId: business.id, limit: 5 })
    const [shown] = entries
    return { edited: authors.edited, edits: shown?.kind === 'review' ? shown.edits : [] }
  }
  await supplementReview(db, of, { added, from: 'mailbox' })
  expect(await counted()).toEqual({ edited: 0, edits: [] })
  const token = await aDeskLink(db, review)
  const words = editedReview.parse({ rating: 2, text: 'On second thought, dry.', title: 'Warm buns' })
  await editReview(db, token, words)
  expect(await counted()).toEqual({ edited: 1, edits: [{ at: expect.any(String), ratingBefore: 5 }] })
})
