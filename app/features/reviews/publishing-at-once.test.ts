import { inArray } from 'drizzle-orm'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { confirmReview } from '#app/features/review-form/confirmation.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aConfirmationLink, aReview } from '#tests/factories.ts'

test('reviews of two businesses are published at once, neither waits for the other', async ({ db }) => {
  const [first, second] = [await aBusiness(db), await aBusiness(db)]
  const publish = async (tx: Database, business: Business) => {
    const { businessId, id: reviewId } = await aReview(db, { business, state: 'pending' })
    await confirmReview(tx, await aConfirmationLink(db, { businessId, reviewId }))
  }
  await db.transaction(async (one) => {
    await publish(one, first)
    // On another connection: waiting for the first transaction, it would never end.
    await publish(db, second)
  })
  const rows = await db
    .select()
    .from(businesses)
    .where(inArray(businesses.id, [first.id, second.id]))
  expect(rows.map(({ reviewCount }) => reviewCount)).toEqual([1, 1])
})
