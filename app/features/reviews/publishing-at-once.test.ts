import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { lockReview, publishReview } from './publishing.server.ts'

test('reviews of two businesses are published at once, neither waits for the other', async ({ db }) => {
  const [first, second] = [await aBusiness(db), await aBusiness(db)]
  const publish = async (tx: typeof db, business: typeof first) => {
    const { id: reviewId } = await aReview(db, { business, state: 'pending' })
    const review = await lockReview(tx, { businessId: business.id, reviewId })
    return publishReview(tx, { ...review!, provenance: 'confirmed', confirmedAt: new Date() })
  }
  await db.transaction(async (one) => {
    expect(await publish(one, first)).toBe('published')
    // On another connection: waiting for the first transaction, it would never end.
    expect(await db.transaction((other) => publish(other, second))).toBe('published')
  })
})
