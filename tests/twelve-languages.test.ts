import type { Business } from '#app/features/businesses/business.table.ts'
import type { Citation } from '#app/features/citations/cited-sentence.ts'
import { addBusiness, findCompetitor } from '#app/features/competitors/competitors.server.ts'
import { readComparison } from '#app/features/competitors/reading-comparison.server.ts'
import { readSuggestions } from '#app/features/suggestions/suggesting.server.ts'
import { readTrends } from '#app/features/trends/reading.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from './database.ts'
import { aBusiness } from './factories.ts'
import { plantTwelveLanguages } from './twelve-languages.ts'

async function planted(db: Database, signs?: string[]) {
  const business = (await aBusiness(db, { tierName: 'enterprise' })) as Business
  const reviews = await plantTwelveLanguages(db, business, signs)
  const texts = new Map(
    reviews.map(({ id, text, formLanguage }) => [id!, { text: text!, language: formLanguage! }]),
  )
  /** The languages of quotes, each of which is as its author wrote it. */
  const languagesOf = (citations: Pick<Citation, 'reviewId' | 'quote'>[]) => {
    for (const { reviewId, quote } of citations) expect(texts.get(reviewId)?.text).toContain(quote)
    return new Set(citations.map(({ reviewId }) => texts.get(reviewId)!.language))
  }
  return { business, texts, languagesOf }
}

describe('reviews in twelve languages, side by side', () => {
  test('count in the weekly sentiment', async ({ db }) => {
    const { business, texts } = await planted(db)
    const { weeks } = await readTrends(db, business, now())
    const judged = weeks.reduce((sum, { opinions }) => sum + opinions.reviews, 0)
    expect(judged).toBeGreaterThan(0.85 * texts.size)
  })

  test('lead to one suggestion, whatever the language of the complaint', async ({ db }) => {
    const { business, languagesOf } = await planted(db)
    const { suggestions } = await readSuggestions(db, business, now())
    const languagesBehind = (act: string) =>
      languagesOf(suggestions.find((each) => each.act === act)?.said?.citations ?? []).size
    expect(languagesBehind('rude-staff')).toBe(12)
    expect(languagesBehind('cold-food')).toBe(12)
    expect(languagesBehind('dirty')).toBeGreaterThanOrEqual(10)
    expect(languagesBehind('too-expensive')).toBeGreaterThanOrEqual(9)
    expect(languagesBehind('slow-service')).toBeGreaterThanOrEqual(4)
  })

  test('are compared with a competitor’s', async ({ db }) => {
    const { business, languagesOf } = await planted(db, ['-'])
    const rival = await aBusiness(db)
    await plantTwelveLanguages(db, rival, ['+'])
    const competitorId = await addBusiness(db, business.id, rival.id)
    const competitor = await findCompetitor(db, { businessId: business.id, competitorId })
    const comparison = await readComparison(db, {
      ...{ businessId: business.id, competitor, period: 'all', at: now() },
    })
    const sentences = comparison?.sentences ?? []
    expect(sentences.length).toBeGreaterThan(0)
    const own = sentences.flatMap(({ citations }) => citations).filter(({ side }) => side === 'own')
    expect(languagesOf(own).size).toBeGreaterThan(1)
  })
})
