import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import { listPublicTopics } from '#app/features/published-reviews/public-topics.server.ts'
import { summariseBusiness } from '#app/features/published-reviews/summary.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { plantAnalysed, plantReviews } from '#tests/planted-reviews.ts'
import { createWidget } from './create-widget.server.ts'
import { renderWidget } from './render-widget.server.ts'

describe('a summary', () => {
  const staff = ['The staff were friendly.', 'The staff were kind to us.', 'The staff were rude.']

  async function aSummary(db: Database, given: { tierName?: 'pro' | 'starter' } = {}) {
    const business = await aBusiness(db, given)
    const ratings = [5, 5, 1]
    await plantAnalysed(
      db,
      business,
      staff.map((text, at) => ({ text, rating: ratings[at]! })),
    )
    await plantReviews(db, business, [
      { provenance: 'insider', rating: 4 },
      { provenance: 'imported', rating: 3 },
    ])
    const { id } = await db.transaction((tx) => createWidget(tx, { business, kind: 'summary' }))
    return { business, summary: (await renderWidget(db, id))! }
  }

  test('has the public page’s stars, and its topics with a link to their reviews', async ({ db }) => {
    const { business, summary } = await aSummary(db, { tierName: 'pro' })
    const { distribution } = await summariseBusiness(db, business.id)
    expect(summary.distribution).toEqual([2, 0, 0, 0, 1])
    expect(summary.distribution).toEqual(distribution.toReversed())
    const [topic] = await listPublicTopics(db, business.id)
    expect(summary.topics).toMatchObject([{ name: 'Staff', mentions: topic!.reviews }])
    expect(summary.topics[0]!.link).toMatch(new RegExp(`/business/${business.id}\\?topic=staff#reviews$`))
    expect(summary.reviews).toEqual([])
  })

  test('names its topics by the words of the reviews in its own language', async ({ db }) => {
    const { business, summary } = await aSummary(db, { tierName: 'pro' })
    const planted = await plantReviews(db, business, [
      { text: 'Das Personal war sehr freundlich und hat uns gut beraten.' },
      { text: 'Das Personal war leider unfreundlich, und wir mussten lange warten.' },
    ])
    const ids = planted.map(({ id }) => id!)
    await analyseReviews(db, business.id, ids)
    const inGerman = await renderWidget(db, summary.id, { language: 'de' })
    expect(inGerman!.topics).toMatchObject([{ name: 'Personal', mentions: 5 }])
    expect((await renderWidget(db, summary.id))!.topics).toMatchObject([{ name: 'Staff', mentions: 5 }])
  })

  test('has no topics on a plan without them', async ({ db }) => {
    const { summary } = await aSummary(db, { tierName: 'starter' })
    expect(summary).toMatchObject({ topics: [], distribution: [2, 0, 0, 0, 1] })
  })

  test('has no topic that only two authors mention', async ({ db }) => {
    const { business, summary } = await aSummary(db, { tierName: 'pro' })
    const [planted] = await plantReviews(db, business, [{ text: 'The parking was awful.' }])
    await analyseReviews(db, business.id, [planted!.id!])
    const again = await renderWidget(db, summary.id)
    expect(again!.topics.map(({ name }) => name)).toEqual(['Staff'])
  })
})
