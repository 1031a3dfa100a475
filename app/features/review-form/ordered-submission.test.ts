import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { renewOrderKey } from '#app/features/invitations/order-keys.server.ts'
import { invitedReview } from '#app/features/reviews/review.schema.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { days, hours, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, words } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { findOrdered, submitOrderedReview } from './ordered-submission.server.ts'

let count = 0

/** A link as the shop would sign it, for a customer of its own. */
async function anOrder(db: Database, { business, days: life = 90, o = `A-${++count}` }: Given = {}) {
  const { id } = business ?? (await aBusiness(db))
  const key = await renewOrderKey(db, id)
  const email = `zoe-${++count}@mail.example`
  const x = Math.floor((now().getTime() + days(life)) / 1000)
  const payload = JSON.stringify({ b: id, o, n: 'Zoë Müller', e: email, x })
  const signed = `v1.${Buffer.from(payload).toString('base64url')}`
  const token = `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
  return { businessId: id, orderReference: o, email, token }
}
type Given = { business?: Business; days?: number; o?: string }

const review = (given: Parameters<typeof words>[0] = {}) =>
  invitedReview.parse({ ...words(given), title: '' })
const submit = (
  db: Database,
  token: string,
  given: Partial<Parameters<typeof submitOrderedReview>[1]> = {},
) => submitOrderedReview(db, { token, openedAt: now(), submissionKey: uuidv7(), review: review(), ...given })
const reviewsOf = (db: Database, id: string) => db.select().from(reviews).where(eq(reviews.businessId, id))

describe('the review of an order', () => {
  test('is published and counted as verified at once, with its order and the address that the shop signed', async ({
    db,
    pool,
  }) => {
    const { businessId, orderReference, email, token } = await anOrder(db)
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

  test('is written once, also when several arrive together, and the others leave nothing behind', async ({
    db,
  }) => {
    const { businessId, token } = await anOrder(db)
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => submit(db, token)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of tries) {
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ status: 409 })
    }
    expect(await reviewsOf(db, businessId)).toHaveLength(1)
    const [counted] = await db.select().from(businesses).where(eq(businesses.id, businessId))
    expect(counted).toMatchObject({ reviewCount: 1, verifiedReviews: 1 })
    expect(await findOrdered(db, token)).toMatchObject({ status: 409 })
  })

  test('is found again by a second tap on the button', async ({ db }) => {
    const { token } = await anOrder(db)
    const given = { review: review(), submissionKey: uuidv7() }
    const both = await Promise.all([submit(db, token, given), submit(db, token, given)])
    expect(both[0]).toEqual(both[1])
  })

  test('stands beside those of other orders, and of the same number at another shop', async ({ db }) => {
    const business = await aBusiness(db)
    const [first, second] = [await anOrder(db, { business }), await anOrder(db, { business })]
    const elsewhere = await anOrder(db, { o: first.orderReference })
    for (const { token } of [first, second, elsewhere]) await submit(db, token)
    expect(await reviewsOf(db, business.id)).toHaveLength(2)
    expect(await reviewsOf(db, elsewhere.businessId)).toHaveLength(1)
  })

  test('goes through the same checks as every other', async ({ db }) => {
    const { businessId, token } = await anOrder(db)
    await submit(db, token, { review: review({ text: 'Visit www.cheap-pills.example for a better loaf.' }) })
    const [row] = await reviewsOf(db, businessId)
    expect(row).toMatchObject({ state: 'pending', provenance: 'order', failedChecks: ['links'] })
  })
})

test('an expired order link is refused with what to do now, but a form that was opened in time is taken', async ({
  db,
}) => {
  const { businessId, token } = await anOrder(db, { days: 1 })
  const openedAt = now()
  expect(await findOrdered(db, token)).toMatchObject({ businessId })
  moveClock(hours(25))
  const refused = { status: 410, message: expect.stringContaining('You can still write a review') }
  expect(await findOrdered(db, token)).toMatchObject(refused)
  await expect(submit(db, token)).rejects.toMatchObject(refused)
  expect(await reviewsOf(db, businessId)).toEqual([])
  await submit(db, token, { openedAt })
  expect(await reviewsOf(db, businessId)).toHaveLength(1)
  moveClock(-hours(25))
})
