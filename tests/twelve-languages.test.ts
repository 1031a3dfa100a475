import { eq } from 'drizzle-orm'
import { everydaySentences } from '#analysis/languages/everyday-sentences.ts'
import { mentions } from '#app/features/analyses/analysis.table.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { readComparison } from '#app/features/competitors/comparison.server.ts'
import { addBusiness, findCompetitor } from '#app/features/competitors/competitors.server.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import type { Language } from '#app/languages/languages.ts'
import { hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from './database.ts'
import { aBusiness } from './factories.ts'
import { plantAnalysed } from './planted-reviews.ts'

const english = `
+ The staff was friendly and the service was quick.
+ The bread tastes wonderful.
+ I can only recommend it.
- The waiter was rude.
- The food was cold and had no taste.
- We had to wait for more than an hour.
- Far too expensive for this quality.`

const stars: Record<string, number> = { '+': 5, '-': 1, '0': 3 }
const languages = ['en', ...Object.keys(everydaySentences)]

/** A business whose customers write in twelve languages: each sentence is a review, the languages side by side every day. */
async function plantTwelveLanguages(
  db: Database,
  business: Pick<Business, 'id'>,
  signs: readonly string[] = Object.keys(stars),
) {
  const told = languages.flatMap((language) =>
    (everydaySentences[language] ?? english)
      .trim()
      .split('\n')
      .filter((line) => signs.includes(line[0]!))
      .map((line, index) => ({ language, sign: line[0]!, text: line.slice(2), index })),
  )
  const planted = await plantAnalysed(
    db,
    business,
    told.map(({ language, sign, text, index }, number) => ({
      text,
      rating: stars[sign],
      formLanguage: language as Language,
      authorName: `Author ${number}`,
      authorEmail: `author-${number}@shop.example`,
      writtenAt: new Date(now().getTime() - hours(24 * 3 * index + 1)),
    })),
  )
  return planted
}

let theirs: ReturnType<typeof plant> | undefined
/** The same for all tests: they only read. */
const planted = (db: Database) => (theirs ??= plant(db))

async function plant(db: Database, signs?: string[]) {
  const business = (await aBusiness(db, { tierName: 'enterprise' })) as Business
  const reviews = await plantTwelveLanguages(db, business, signs)
  const texts = new Map(
    reviews.map(({ id, text, formLanguage }) => [id!, { text: text!, language: formLanguage! }]),
  )
  /** The languages of quotes, each of which is as its author wrote it. */
  const languagesOf = (quotes: { reviewId: string; text: string }[]) => {
    for (const { reviewId, text } of quotes) expect(texts.get(reviewId)?.text).toContain(text)
    return new Set(quotes.map(({ reviewId }) => texts.get(reviewId)!.language))
  }
  return { business, texts, languagesOf }
}

describe('reviews in twelve languages, side by side', () => {
  test('count in the sentiment', async ({ db }) => {
    const { business, texts } = await planted(db)
    const [all] = await readCounts(db, business.id, { by: [] })
    expect(all!.positive + all!.neutral + all!.negative).toBeGreaterThan(0.85 * texts.size)
  })

  test('name the same causes, whatever the language of the complaint', async ({ db }) => {
    const { business, texts } = await planted(db)
    const found = await db.select().from(mentions).where(eq(mentions.businessId, business.id))
    const languagesBehind = (wanted: string) =>
      new Set(
        found.filter(({ cause }) => cause === wanted).map(({ reviewId }) => texts.get(reviewId)!.language),
      ).size
    expect(languagesBehind('rude-staff')).toBeGreaterThanOrEqual(11)
    expect(languagesBehind('cold-food')).toBeGreaterThanOrEqual(9)
    expect(languagesBehind('dirty')).toBeGreaterThanOrEqual(9)
    expect(languagesBehind('too-expensive')).toBeGreaterThanOrEqual(9)
    expect(languagesBehind('slow-service')).toBeGreaterThanOrEqual(4)
  })

  test('are compared with a competitor’s', async ({ db }) => {
    const { business, languagesOf } = await plant(db, ['-'])
    const rival = await aBusiness(db)
    await plantTwelveLanguages(db, rival, ['+'])
    const competitorId = await addBusiness(db, business.id, rival.id)
    const competitor = await findCompetitor(db, { businessId: business.id, competitorId })
    const comparison = await readComparison(db, { businessId: business.id, competitor, at: now() })
    const quotes = comparison!.differences!.flatMap((each) => each.quotes)
    expect(quotes.length).toBeGreaterThan(0)
    const own = quotes.filter(({ from }) => from === 'own')
    expect(languagesOf(own).size).toBeGreaterThan(1)
  })
})
