import { and, asc, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { isReview } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { handlers } from '#app/worker.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { plantAnalysed } from '#tests/planted-reviews.ts'
import { analyseReviews } from './analyse-reviews.server.ts'
import { analyses, mentions } from './analysis.table.ts'

const text = 'The bread was excellent. The queue was slow and the staff rude.'

async function stored(db: Database, { businessId, id }: { businessId: string; id: string }) {
  const [analysis] = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.businessId, businessId), eq(analyses.reviewId, id)))
  const found = await db
    .select()
    .from(mentions)
    .where(and(eq(mentions.businessId, businessId), eq(mentions.reviewId, id)))
    .orderBy(asc(mentions.topic))
  return {
    analysis,
    whole: found.find(({ kind }) => kind === 'whole'),
    topics: found.filter(({ kind }) => kind !== 'whole'),
  }
}

test('a review is analysed with its exact spans, and a second run stores the same', async ({ db }) => {
  const review = await aReview(db, { text })
  const payload = { businessId: review.businessId, reviewId: review.id }
  await handlers['analyses.analyse-review'](db, payload)
  const first = await stored(db, review)
  expect(first.analysis).toMatchObject({ language: 'en', label: expect.any(String) })
  expect(first.topics.length).toBeGreaterThan(1)
  for (const { startOffset, endOffset, term } of first.topics)
    expect(text.slice(startOffset!, endOffset!)).toBe(term)
  for (const { start, end } of first.analysis!.sentences) expect(text.slice(start, end)).toMatch(/^The .*\.$/)

  await handlers['analyses.analyse-review'](db, payload)
  const { analysedAt, ...again } = (await stored(db, review)).analysis!
  expect(first.analysis).toMatchObject(again)
  expect((await stored(db, review)).topics).toEqual(first.topics)
})

test('a title counts, and every offset still refers to the text alone', async ({ db, business }) => {
  const review = await aReview(db, {
    business,
    title: 'Horrible service, awful, rude',
    text: 'We had the lemon cake. The bread was good.',
  })
  const plain = await aReview(db, { business, text: 'We had the lemon cake. The bread was good!' })
  await analyseReviews(db, business.id, [review.id, plain.id])
  const titled = await stored(db, review)
  expect(titled.analysis!.score).toBeLessThan((await stored(db, plain)).analysis!.score!)
  for (const { startOffset, endOffset, term } of titled.topics) {
    expect(review.text.slice(startOffset!, endOffset!)).toBe(term)
  }
  expect(titled.topics.map(({ term }) => term)).not.toContain('service')
  expect(Math.min(...titled.analysis!.sentences.map(({ start }) => start))).toBe(0)
})

test('a review that was erased meanwhile is skipped, and the others are analysed', async ({ db }) => {
  const business = await aBusiness(db)
  const kept = await aReview(db, { business, text })
  const erased = await aReview(db, { business })
  await db.delete(reviews).where(isReview(erased))
  await analyseReviews(db, business.id, [erased.id, uuidv7(), kept.id])
  await analyseReviews(db, uuidv7(), [uuidv7()])
  expect((await stored(db, kept)).analysis).toBeDefined()
  expect((await stored(db, erased)).analysis).toBeUndefined()
})

test('an unknown language gets no sentiment, but search finds its words without accents', async ({ db }) => {
  const review = await aReview(db, {
    text: 'Leipä oli ihanaa, ja henkilökunta oli todella ystävällistä.',
  })
  await analyseReviews(db, review.businessId, [review.id])
  const { analysis } = await stored(db, review)
  expect(analysis).toMatchObject({ label: null, score: null })
  expect(analysis!.search).toContain("'leipa'")
})

test('a large import is analysed in batches, each review once', async ({ db, business }) => {
  await plantAnalysed(
    db,
    business,
    Array.from({ length: 450 }, () => ({ provenance: 'imported' as const })),
  )
  expect(await db.$count(analyses, eq(analyses.businessId, business.id))).toBe(450)
})
