import { eq } from 'drizzle-orm'
import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { challengeReview } from '#app/features/moderation/challenge-review.server.ts'
import type { Facets } from '#app/features/published-reviews/facets.server.ts'
import type { ListedReviews } from '#app/features/published-reviews/listing.server.ts'
import { replyToReview } from '#app/features/reviews/publish-reply.server.ts'
import { newChallenge, newReply } from '#app/features/reviews/review.schema.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { PublicRecord } from '#app/features/transparency/public-record.ts'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { renderWidget } from '#app/features/widgets/render-widget.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { type RouteResult, visit } from '#tests/doors.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { loader as page } from './business.tsx'
import { loader as picture } from './business-picture.ts'
import { loader as directory } from './businesses.tsx'
import { loader as report } from './report.tsx'
import { loader as feed } from './reviews-rss.ts'
import { loader as transparency } from './transparency.tsx'
import { loader as cases } from './transparency-cases.tsx'
import { loader as json } from './transparency-json.ts'

const text = 'The quokka was friendly. Call its keeper Vera on 020 7946 0123, she knows about the staff.'

/** Three reviews about the staff; the second has a telephone number that no check saw, and a reply. */
async function aShop(db: Database) {
  const business = await aBusiness(db, { name: 'Quiet Loaf' })
  for (const rating of [5, 1, 4])
    await aReview(db, { business, rating, text: `The staff were friendly at ${rating}.` })
  const rows = await db.select().from(reviews).where(eq(reviews.businessId, business.id))
  const bad = rows.find(({ rating }) => rating === 1)!
  await db
    .update(reviews)
    .set({ text, title: 'Quokka!', authorName: 'Quokka Quist' })
    .where(eq(reviews.id, bad.id))
  const reply = newReply.parse({ text: 'We never had a quokka.' })
  await replyToReview(db, { business, reviewId: bad.id, userId: business.ownerId, reply })
  await analyseReviews(
    db,
    business.id,
    rows.map(({ id }) => id),
  )
  const { id: wall } = await db.transaction((tx) => createWidget(tx, { business }))
  const challenge = (reason: string) =>
    challengeReview(db, {
      business,
      reviewId: bad.id,
      challenge: newChallenge.parse({ reason, grounds: 'It names a keeper and her telephone number.' }),
    })
  return { business, bad, wall, challenge }
}

const queries = [
  '',
  '?order=helpful',
  '?rating=1',
  '?topic=staff',
  '?language=en',
  '?replied=yes',
  '?source=confirmed',
  '?mark=challenged',
]

/** Everything that anybody can read about a business, as one text each. */
async function readAll(db: Database, { business, bad, wall }: Awaited<ReturnType<typeof aShop>>) {
  const of = { params: { businessId: business.id } }
  const kinds = ['removed', 'refused', 'withdrawn', 'challenged']
  const read: [string, RouteResult | Promise<RouteResult>][] = [
    ...queries.map((query): [string, Promise<RouteResult>] => [
      `page${query}`,
      visit(page, { ...of, path: `/business/${business.id}${query}` }),
    ]),
    ['directory', visit(directory, { path: '/businesses?q=Quiet' })],
    ['feed', visit(feed, of)],
    ['picture', visit(picture, of)],
    ['report', visit(report, { ...of, path: `/business/${business.id}/report?review=${bad.id}` })],
    ['transparency', visit(transparency, of)],
    ['json', visit(json, of)],
    ...kinds.map((kind): [string, Promise<RouteResult>] => [
      kind,
      visit(cases, { params: { businessId: business.id, kind } }),
    ]),
  ]
  const texts = await Promise.all(
    read.map(async ([name, result]) => [name, JSON.stringify((await result).data)] as const),
  )
  return new Map([...texts, ['wall', JSON.stringify(await renderWidget(db, wall))] as const])
}

test('hidden words are at no public address, while their stars count as before', async ({ db }) => {
  const shop = await aShop(db)
  const { business, bad } = shop
  const before = await readAll(db, shop)
  const shown = [...before].filter(([, found]) => /quokka|7946 0123/i.test(found)).map(([name]) => name)
  expect(shown).toEqual([...queries.map((query) => `page${query}`).slice(0, 7), 'feed', 'report', 'wall'])

  expect(await shop.challenge('personal_data')).toMatchObject({ isHidden: true })
  const after = await readAll(db, shop)
  expect([...after].filter(([, found]) => /quokka|7946 0123/i.test(found)).map(([name]) => name)).toEqual([])

  const plain = await visit(page, { params: { businessId: business.id }, path: `/business/${business.id}` })
  const { summary, facets, listed, markup } = plain.data as {
    summary: { count: number; average: number; distribution: number[]; challenged: object; removed: number }
    facets: Facets
    listed: ListedReviews
    markup: { aggregateRating: { ratingValue: number; reviewCount: number }; review: unknown[] }
  }
  expect(summary).toMatchObject({
    count: 3,
    average: 3.33,
    distribution: [1, 0, 0, 1, 1],
    removed: 0,
    challenged: { open: 1, hidden: 1 },
  })
  expect(facets).toMatchObject({ found: { own: 3, imported: 0 }, ratings: [1, 0, 0, 1, 1] })
  expect(markup.aggregateRating).toMatchObject({ ratingValue: 3.33, reviewCount: 3 })
  expect(markup.review).toHaveLength(2)
  expect(listed.entries.find(({ id }) => id === bad.id)).toEqual({
    kind: 'tombstone',
    id: bad.id,
    rating: 1,
    reason: 'personal_data',
    isDecided: false,
    counts: true,
    writtenAt: expect.any(String),
    removedAt: expect.any(String),
  })
  const record = JSON.parse(String((await visit(json, { params: { businessId: business.id } })).data))
  expect(record as PublicRecord).toMatchObject({
    totals: { standing: 3, removed: 0 },
    rating: { average: 3.33, count: 3 },
    challenges: { open: 1, hidden: 1 },
    removals: { count: 0 },
  })
  const [row] = await db.select().from(businesses).where(eq(businesses.id, business.id))
  expect(row).toMatchObject({ reviewCount: 3, ratingTotal: 10 })
  const wall = (await renderWidget(db, shop.wall))!
  expect(wall.rating).toMatchObject({ average: 3.3, count: 3 })
  expect(wall.texts.label).toBe('The newest 2 of 3 · 1 hidden while challenged')
})

test('the same words are not hidden for a reason that our check does not find in them', async ({ db }) => {
  const shop = await aShop(db)
  expect(await shop.challenge('spam')).toMatchObject({ isHidden: false })
  expect((await readAll(db, shop)).get('feed')).toContain('0123')
})
