import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { writeTakeout } from '#app/features/deletion/takeout.server.ts'
import { replies, reviews as stored } from '#app/features/reviews/review.table.ts'
import { newTag, tagReviews } from '#app/features/tags/tags.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { anOwner, visit } from '#tests/doors.ts'
import { aReview } from '#tests/factories.ts'
import * as activities from './activities.tsx'
import * as sentiments from './ai-sentiments.tsx'
import * as analytics from './analytics.tsx'
import * as dashboard from './dashboard.tsx'
import * as reviews from './reviews.tsx'
import * as csv from './reviews-csv.ts'
import * as subscription from './subscription.tsx'
import * as tags from './tags.tsx'
import * as topics from './topics.tsx'

describe('what a plan does not have', () => {
  test.for([
    ['starter', analytics.loader, 'analytics'],
    ['starter', csv.loader, 'csv-export'],
    ['starter', topics.loader, 'analytics&page=topics'],
    ['starter', sentiments.loader, 'ai-sentiments'],
    ['pro', sentiments.loader, 'ai-sentiments'],
  ] as const)('%s is sent to the plans, which say what it is', async ([tier, loader, feature], { db }) => {
    const owner = await anOwner(db, tier)
    const { location } = await visit(loader, { owner })
    expect(location).toBe(`/business/subscription?feature=${feature}`)
    const { data } = await visit(subscription.loader, { owner, path: location! })
    expect((data as { suggested: string }).suggested).toBe(feature === 'ai-sentiments' ? 'enterprise' : 'pro')
  })
})

describe('a business that was shown the stars of a review', () => {
  const ratingShownAt = async (db: Database, { id }: { id: string }) =>
    (await db.select().from(stored).where(eq(stored.id, id)))[0]!.ratingShownAt

  test.for([
    ['on the dashboard', dashboard.loader],
    ['among the activities', activities.loader],
    ['in the inbox', reviews.loader],
    ['in the CSV', csv.loader],
  ] as const)('%s cannot challenge it as if it had not seen them', async ([, loader], { db }) => {
    const owner = await anOwner(db, 'pro')
    const seen = await aReview(db, { business: owner.business })
    const unseen = await aReview(db)
    await visit(loader, { owner })
    expect(await ratingShownAt(db, seen)).not.toBeNull()
    expect(await ratingShownAt(db, unseen)).toBeNull()
  })

  test('under a tag cannot challenge it as if it had not seen them', async ({ db }) => {
    const owner = await anOwner(db, 'pro')
    const { business } = owner
    const [seen, unseen] = [await aReview(db, { business }), await aReview(db, { business })]
    const tag = newTag.parse({ tag: 'Wheels' })
    await tagReviews(db, { businessId: business.id, reviewIds: [seen.id], tag })
    await visit(tags.loader, { owner })
    expect(await ratingShownAt(db, seen)).not.toBeNull()
    expect(await ratingShownAt(db, unseen)).toBeNull()
  })

  test('was not shown those of a review that was not public yet: no file has it', async ({ db }) => {
    const owner = await anOwner(db, 'pro')
    const waiting = await aReview(db, { business: owner.business, state: 'pending' })
    await visit(csv.loader, { owner })
    expect(await ratingShownAt(db, waiting)).toBeNull()
  })

  test('in the takeout cannot challenge it as if it had not seen them', async ({ db }) => {
    const { user, business } = await anOwner(db)
    const seen = await aReview(db, { business })
    const held = await aReview(db, { business, text: 'Better cakes at www.other.example, believe me' })
    const parts: string[] = []
    for await (const part of writeTakeout(db, user.id)) parts.push(part)
    expect(parts.join('')).toContain(seen.id)
    expect(parts.join('')).not.toContain(held.text)
    expect(await ratingShownAt(db, seen)).not.toBeNull()
    expect(await ratingShownAt(db, held)).toBeNull()
  })
})

describe('replying', () => {
  test('a reply becomes public; a wrong one comes back as it was typed', async ({ db, owner }) => {
    const review = await aReview(db, { business: owner.business })
    const send = (text: string, id = review.id) =>
      visit(reviews.action, { owner, form: { act: 'reply', review: id, text } })

    const tooLong = 'x'.repeat(2001)
    expect(await send(tooLong)).toMatchObject({
      status: 422,
      data: { values: { text: tooLong }, errors: { text: expect.any(String) } },
    })
    const stranger = await aReview(db)
    expect(await send('Thank you', stranger.id)).toMatchObject({
      status: 404,
      data: { values: { text: 'Thank you' } },
    })
    expect(await db.$count(replies, eq(replies.reviewId, stranger.id))).toBe(0)

    expect(await send('Thank you')).toMatchObject({ status: 200, data: { repliedId: review.id } })
    expect(await db.$count(replies, eq(replies.reviewId, review.id))).toBe(1)
  })

  test("another tenant's review does not exist", async ({ db, owner }) => {
    const stranger = await aReview(db)
    const reply = await visit(reviews.loader, { owner, path: `/business/reviews?review=${stranger.id}` })
    expect(reply.status).toBe(404)
  })
})

test('no address of the business area gets a 500', async ({ db }) => {
  const owner = await anOwner(db, 'enterprise')
  await aReview(db, { business: owner.business })
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constant(owner.business.id))
  const name = fc.constantFrom(
    'state',
    'topic',
    'label',
    'rating',
    'provenance',
    'period',
    'q',
    'after',
    'review',
    'about',
    'feature',
  )
  const query = fc.array(fc.tuple(name, value), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(query, async (pairs) => {
      for (const { loader } of [reviews, activities, subscription]) {
        const { status } = await visit(loader, { owner, path: `/x?${new URLSearchParams(pairs)}` })
        expect([200, 404]).toContain(status)
      }
    }),
    { numRuns: 60 },
  )
})
