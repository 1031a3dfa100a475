import { eq } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { describe, expect, test } from '#tests/database.ts'
import { decideHeldAsShown } from '#tests/deciding.ts'
import { aBusiness, aReview, words } from '#tests/factories.ts'
import { listHeldReviews } from './held-reviews.server.ts'
import { checkWords } from './text-checks.ts'

describe('the words', () => {
  test.for([
    ['Buy at https://cheap.example/now', ['links']],
    ['see www.cheap.example', ['links']],
    ['try cheap-loaves.shop/rye today', ['links']],
    ['Use my code BREAD10 at the till', ['advertising']],
    ['Call Sam on +44 20 7946 0991, he knows', ['personal_data']],
    ['Write to sam@crumb.example about it', ['personal_data']],
    ['Paid to DE89 3704 0044 0532 0130 00', ['personal_data']],
  ] as const)('%s fails', ([text, failed]) => {
    expect(checkWords(null, text)).toEqual(failed)
  })

  test.for([
    'The bread was great.Service was slow',
    'Came on 12/11/2025 and again on 2026-01-03, both times perfect',
    'Costs £4.50, was £3.20 in 2024, and they open 7:30 to 15:00',
    'We ordered 120 rolls for 45 people at 3 places, all right',
    'Terrible. The worst cake, one star, never again',
  ])('%s passes', (text) => {
    expect(checkWords('Node.js of bakeries', text)).toEqual([])
  })
})

describe('a review that fails a check', () => {
  test('waits for the operator, is not counted, and can be published as it is', async ({ db }) => {
    const business = await aBusiness(db)
    const held = await aReview(db, { business, text: 'Better cakes at www.other.example, believe me' })
    expect(held).toMatchObject({ state: 'pending', failedChecks: ['links'], provenance: 'confirmed' })
    const waiting = (await listHeldReviews(db)).filter(({ businessId }) => businessId === business.id)
    expect(waiting.map(({ reviewId }) => reviewId)).toEqual([held.id])
    expect(waiting[0]).not.toHaveProperty('rating')

    const ids = { businessId: business.id, reviewId: held.id }
    await decideHeldAsShown(db, { decision: 'publish', ...ids })
    const [counted] = await db.select().from(businesses).where(eq(businesses.id, business.id))
    expect(counted!.reviewCount).toBe(1)
    const again = decideHeldAsShown(db, { decision: 'publish', ...ids })
    await expect(again).rejects.toMatchObject({ status: 409 })
  })

  test('can be refused with a reason and a note that the author gets', async ({ db }) => {
    const held = await aReview(db, { text: 'My neighbour has the number 020 7946 0123, ask her' })
    const note = 'Please leave out the telephone number of your neighbour.'
    const { businessId, id: reviewId } = held
    await decideHeldAsShown(db, { decision: 'refuse', businessId, reviewId, reason: 'personal_data', note })
    const [row] = await db.select().from(reviews).where(eq(reviews.id, reviewId))
    expect(row).toMatchObject({
      state: 'removed',
      removedReason: 'personal_data',
      removedNote: note,
      heldAt: null,
    })
  })

  test('is one that repeats a text or an author of the same business, and of no other', async ({ db }) => {
    const business = await aBusiness(db)
    const first = await aReview(db, { business })
    const sameText = await aReview(db, { business, text: first.text.toUpperCase() })
    expect(sameText.failedChecks).toEqual(['duplicate_text'])
    const sameAuthor = await aReview(db, { business, authorEmail: first.authorEmail! })
    expect(sameAuthor.failedChecks).toEqual(['duplicate_author'])
    const elsewhere = await aReview(db, { text: first.text, authorEmail: first.authorEmail! })
    expect(elsewhere.state).toBe('published')
  })

  test('fails it for every rating alike', async ({ db }) => {
    const business = await aBusiness(db)
    const held = []
    for (const rating of [1, 2, 3, 4, 5]) {
      held.push(await aReview(db, { business, rating, text: `Number ${rating}: see www.other.example` }))
    }
    expect(held.map(({ failedChecks, state }) => [failedChecks.join(), state])).toEqual(
      held.map(() => ['links', 'pending']),
    )
  })

  test('is the thirty-second in ten minutes, as a burst', async ({ db }) => {
    const business = await aBusiness(db)
    for (let sent = 0; sent < 31; sent += 1) await aReview(db, { business })
    expect((await aReview(db, { business })).failedChecks).toEqual(['burst'])
  })
})

test('typed text is trimmed, and NUL and broken surrogates are taken out', () => {
  const review = words({ text: '  Good \u0000bread \ud800 and butter \r\n too  ', authorName: ' Lotte ' })
  expect(review.text).toBe('Good bread \ufffd and butter \n too')
  expect(review.authorName).toBe('Lotte')
})
