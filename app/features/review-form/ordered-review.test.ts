import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { businesses } from '#app/features/businesses/business.table.ts'
import { invitedReview } from '#app/features/reviews/review.schema.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { hours, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, anOrderLink, words } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { findKnownAuthor } from './sources.server.ts'
import { type Submission, submitReview } from './submission.server.ts'

const review = (given: Parameters<typeof words>[0] = {}) =>
  invitedReview.parse({ ...words(given), title: '' })
const submit = (db: Database, token: string, given: Partial<Submission> = {}) =>
  submitReview(db, { source: { kind: 'order', token }, submissionKey: uuidv7(), review: review(), ...given })
const find = (db: Database, token: string) => findKnownAuthor(db, { kind: 'order', token })
const reviewsOf = (db: Database, id: string) => db.select().from(reviews).where(eq(reviews.businessId, id))

describe('the review of an order', () => {
  test('is published and counted as verified at once, with its order and the address that the shop signed', async ({
    db,
    pool,
  }) => {
    const { businessId, orderReference, email, token } = await anOrderLink(db)
    const { reviewId } = await submit(db, token, { review: review({ rating: 1 }) })
    const [row] = await reviewsOf(db, businessId)
    expect(row).toMatchObject({
      id: reviewId,
      state: 'published',
      provenance: 'order',
      orderReference,
      authorEmail: email,
    })
    const [counted] = await db.select().from(businesses).where(eq(businesses.id, businessId))
    expect(counted).toMatchObject({ reviewCount: 1, ratingTotal: 1, verifiedReviews: 1 })
    expect(await runJobs(db, pool)).not.toContain('review-form.send-confirmation')
    const subjects = (await mailsTo(db, email)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Your review of Corner & Crumb is live'])
  })

  test('is saved once, even when several arrive together, and the others leave nothing behind', async ({
    db,
  }) => {
    const { businessId, token } = await anOrderLink(db)
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => submit(db, token)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of tries) {
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ status: 409 })
    }
    expect(await reviewsOf(db, businessId)).toHaveLength(1)
    const [counted] = await db.select().from(businesses).where(eq(businesses.id, businessId))
    expect(counted).toMatchObject({ reviewCount: 1, verifiedReviews: 1 })
    expect(await find(db, token)).toMatchObject({ status: 409 })
  })

  test('is found again by a second tap on the button', async ({ db }) => {
    const { token } = await anOrderLink(db)
    const given = { review: review(), submissionKey: uuidv7() }
    const both = await Promise.all([submit(db, token, given), submit(db, token, given)])
    expect(both[0]).toEqual(both[1])
  })

  test('does not prevent reviews of other orders, or of the same number at another shop', async ({ db }) => {
    const business = await aBusiness(db)
    const [first, second] = [await anOrderLink(db, { business }), await anOrderLink(db, { business })]
    const elsewhere = await anOrderLink(db, { orderReference: first.orderReference })
    for (const { token } of [first, second, elsewhere]) await submit(db, token)
    expect(await reviewsOf(db, business.id)).toHaveLength(2)
    expect(await reviewsOf(db, elsewhere.businessId)).toHaveLength(1)
  })

  test('goes through the same checks as every other review', async ({ db }) => {
    const { businessId, token } = await anOrderLink(db)
    await submit(db, token, { review: review({ text: 'Visit www.cheap-pills.example for a better loaf.' }) })
    const [row] = await reviewsOf(db, businessId)
    expect(row).toMatchObject({ state: 'pending', provenance: 'order', failedChecks: ['links'] })
  })
})

test('an expired order link is refused with what to do instead, but a form that was opened in time is accepted', async ({
  db,
}) => {
  const { businessId, email, token } = await anOrderLink(db, { days: 1 })
  const openedAt = now()
  expect(await find(db, token)).toMatchObject({ email })
  moveClock(hours(25))
  const refused = { status: 410, message: expect.stringContaining('You can still write a review') }
  expect(await find(db, token)).toMatchObject(refused)
  await expect(submit(db, token)).rejects.toMatchObject(refused)
  expect(await reviewsOf(db, businessId)).toEqual([])
  await submit(db, token, { openedAt })
  expect(await reviewsOf(db, businessId)).toHaveLength(1)
  moveClock(-hours(25))
})
