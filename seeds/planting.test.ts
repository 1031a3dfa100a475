import { and, asc, eq } from 'drizzle-orm'
import { activities } from '#app/features/activities/activity.table.ts'
import { withdrawReview } from '#app/features/authors/withdraw-review.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { listActs } from '#app/features/log/read-acts.server.ts'
import { replyToReview } from '#app/features/reviews/publish-reply.server.ts'
import { newReply } from '#app/features/reviews/review.schema.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { days } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { createLinkToken } from '#app/platform/token-links.server.ts'
import { expect, test } from '#tests/database.ts'
import { aReview } from '#tests/factories.ts'
import { isCommittedTo } from '#tests/logged-acts.ts'
import { plantReviews, type Story, tellStories } from './planting.ts'

async function rowOf(db: Database, { businessId, id }: Review) {
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.businessId, businessId), eq(reviews.id, id)))
  return row!
}

/** The story of a review that went through the service. */
function storyOf(review: Review, more: Partial<Story> = {}): Story {
  const { rating, title, text, authorName, authorEmail, consentScopes, writtenAt, confirmedAt } = review
  const words = { rating, title, text, authorName, authorEmail: authorEmail! }
  return { ...words, provenance: 'confirmed', scopes: consentScopes, writtenAt, confirmedAt, ...more }
}

/** Expects the rows that would be planted to be those that the service wrote. */
async function expectSameRows(db: Database, review: Review, story: Story) {
  const [business] = await db.select().from(businesses).where(eq(businesses.id, review.businessId))
  const planted = tellStories({ business: business!, stories: [story] })

  const row = await rowOf(db, review)
  const { id, submissionKey, createdAt, updatedAt, publishedAt, heldAt, ...others } = row
  // What a planted row leaves to the database.
  const {
    invitationId,
    importSource,
    formLanguage,
    ratingShownAt,
    incentive,
    productId,
    productReference,
    ...rest
  } = others
  const { version, hiddenAt, hiddenReason, importedDetails, importId, networkHash, ...written } = rest
  const left = [
    invitationId,
    importSource,
    formLanguage,
    ratingShownAt,
    incentive,
    productId,
    productReference,
  ]
  expect(left).toEqual([null, null, 'en', null, null, null, null])
  expect([version, hiddenAt, hiddenReason]).toEqual([1, null, null])
  expect([importedDetails, importId, networkHash]).toEqual([null, null, null])
  expect(planted.reviews[0]).toMatchObject(written)
  expect([planted.reviews[0]!.publishedAt !== null, planted.reviews[0]!.heldAt !== null]).toEqual([
    publishedAt !== null,
    heldAt !== null,
  ])

  const acts = await listActs(db, { businessId: review.businessId, reviewId: id })
  expect(planted.acts.map(({ act, actor }) => [act, actor])).toEqual(
    acts.map(({ act, actor }) => [act, actor]),
  )
  for (const [index, act] of acts.entries()) {
    const fields = { ...Object.fromEntries(act.fields), ...planted.acts[index]!.fields }
    expect([act.act, isCommittedTo(act, fields)]).toEqual([act.act, true])
  }

  const log = await db
    .select({ type: activities.type, message: activities.message })
    .from(activities)
    .where(eq(activities.relatedId, id))
    .orderBy(asc(activities.createdAt), asc(activities.id))
  expect(planted.activities.map(({ type, message }) => ({ type, message }))).toEqual(log)
}

test('a planted review is what the service would have written', async ({ db, business }) => {
  const review = await aReview(db, { business, title: 'Buns', rating: 2 })
  const reply = newReply.parse({ text: 'Sorry about the buns.' })
  await replyToReview(db, { business, reviewId: review.id, userId: business.ownerId, reply })
  const token = await createLinkToken(db, {
    businessId: business.id,
    purpose: 'authors-desk',
    subjectId: review.id,
    lifetimeMs: days(1),
  })
  await withdrawReview(db, token)
  const { withdrawnAt } = await rowOf(db, review)
  const at = review.publishedAt!
  await expectSameRows(
    db,
    review,
    storyOf(review, { reply: { text: reply.text, at }, withdrawnAt: withdrawnAt! }),
  )
})

test('so is one that waits for its author, and one that waits for the operator', async ({ db }) => {
  const pending = await aReview(db, { state: 'pending' })
  await expectSameRows(db, pending, storyOf(pending))
  const held = await aReview(db, { text: 'Look at www.offers.example for more of this.' })
  expect(held.heldAt).not.toBeNull()
  await expectSameRows(db, held, storyOf(held, { failedChecks: held.failedChecks }))
})

test('planted reviews are counted as the service counts', async ({ db, business }) => {
  const review = await aReview(db, { rating: 4 })
  const told: Story[] = [
    storyOf(review),
    storyOf(review, { rating: 1, provenance: 'order' }),
    storyOf(review, { rating: 2, provenance: 'invited' }),
    storyOf(review, { rating: 5, withdrawnAt: review.publishedAt! }),
    storyOf(review, { rating: 5, confirmedAt: null }),
  ]
  await plantReviews(db, { business, stories: told })
  const [counted] = await db.select().from(businesses).where(eq(businesses.id, business.id))
  expect(counted).toMatchObject({ reviewCount: 3, ratingTotal: 7, verifiedReviews: 2, importedCount: 0 })
})
