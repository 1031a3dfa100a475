import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { analyses } from '#app/features/analyses/analysis.table.ts'
import { readAiSentiments } from '#app/features/analytics/ai-sentiments/ai-sentiments.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { readDashboard } from '#app/features/dashboard/dashboard.server.ts'
import { importReviews } from '#app/features/imports/import-reviews.server.ts'
import { listPublicTopics } from '#app/features/published-reviews/public-topics.server.ts'
import { confirmReview } from '#app/features/review-form/confirmation.server.ts'
import { submitReview } from '#app/features/review-form/submission.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Language } from '#app/languages/languages.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { frenchBakery } from './businesses/french-bakery.ts'
import { germanShop } from './businesses/german-shop.ts'
import type { Told } from './businesses/told.ts'
import { turkishHotel } from './businesses/turkish-hotel.ts'
import { describe, expect, test } from './database.ts'
import { aBusiness, aConfirmationLink, words } from './factories.ts'
import { runJobs } from './jobs.ts'

type Opened = { db: Database; pool: Parameters<typeof runJobs>[1] }

/** The first ten come through the form, the others from a file, which does not say its language. */
async function aBusinessOf({ db, pool }: Opened, told: Told[], language: Language) {
  const business = await aBusiness(db, { tierName: 'enterprise' })
  const [typed, filed] = [told.slice(0, 10), told.slice(10)]
  for (const [index, [rating, text]] of typed.entries()) {
    const review = words({ rating, text, authorName: `Author ${index}` })
    const { reviewId } = await submitReview(db, {
      channel: { kind: 'open', businessId: business.id },
      submissionKey: uuidv7(),
      review,
      language,
    })
    await confirmReview(db, await aConfirmationLink(db, { businessId: business.id, reviewId }))
  }
  await importReviews(db, {
    business,
    source: 'Shop export',
    reviews: filed.map(([rating, text], index) => ({
      rating,
      text,
      authorName: `Customer ${index}`,
      writtenAt: new Date(now().getTime() - days(1 + index)),
    })),
  })
  await enqueue(db, 'analyses.analyse-imported', { businessId: business.id })
  await runJobs(db, pool)
  const [current] = await db.select().from(businesses).where(eq(businesses.id, business.id))
  return current!
}

describe.for([
  ['de', germanShop, ['delivery', 'quality', 'price', 'service']],
  ['fr', frenchBakery, ['food', 'staff', 'service']],
  ['tr', turkishHotel, ['room', 'staff', 'breakfast']],
] as const)('a business with reviews in %s', ([language, told, expected]) => {
  test('has topics and quotes, and nearly every review is judged', async ({ db, pool }) => {
    const business = await aBusinessOf({ db, pool }, [...told], language)
    const { sentiments, topics, finding, topPraise } = await readDashboard(db, business, now())
    const quotes = finding!.quotes.own
    const { positive, neutral, negative, unjudged } = sentiments
    const judged = positive + neutral + negative
    expect(judged + unjudged).toBe(told.length)
    expect(judged / told.length).toBeGreaterThanOrEqual(0.95)
    expect(topics.topics.map(({ topic }) => topic)).toEqual(expect.arrayContaining([...expected]))
    expect(topPraise).not.toBeNull()
    expect(quotes.length).toBeGreaterThan(0)
    for (const quote of quotes) expect(told.some(([, text]) => text.includes(quote.text))).toBe(true)
    const publicTopics = await listPublicTopics(db, business.id)
    expect(publicTopics.length).toBeGreaterThan(1)
    const { findings } = await readAiSentiments(db, business, now())
    expect(findings.flatMap(({ quotes: { own } }) => own).length).toBeGreaterThan(2)

    const found = await db
      .select({ rating: reviews.rating, text: reviews.text, label: analyses.label, in: analyses.language })
      .from(reviews)
      .innerJoin(
        analyses,
        and(eq(analyses.businessId, reviews.businessId), eq(analyses.reviewId, reviews.id)),
      )
      .where(eq(reviews.businessId, business.id))
    expect(found.filter((each) => each.in !== language).map(({ text }) => text)).toEqual([])
    const isReversed = ({ rating, label }: (typeof found)[number]) =>
      (rating === 5 && label === 'negative') || (rating === 1 && label === 'positive')
    expect(found.filter(isReversed)).toEqual([])
  })
})
