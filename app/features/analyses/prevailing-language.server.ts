import { and, desc, eq, ne } from 'drizzle-orm'
import { languageOf } from '#analysis/analyse.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'

/** How many of the newest reviews are looked at. */
const mostRead = 50
/** How many of those with a recognisable language must agree. */
const leastAgreeing = { count: 3, share: 0.6 }

/**
 * The language of most of a business's newest published reviews, by their texts alone; undefined if they are too few or
 * too mixed. Only imported reviews are analysed with it as a hint, so that junk cannot change how customers' reviews
 * are analysed. Reviews that nobody confirmed have no say.
 */
export async function findPrevailingLanguage(db: Database, businessId: string): Promise<string | undefined> {
  const found = await db
    .select({ text: reviews.text })
    .from(reviews)
    .where(
      and(
        eq(reviews.businessId, businessId),
        eq(reviews.state, 'published'),
        ne(reviews.provenance, 'insider'),
        ne(reviews.text, ''),
      ),
    )
    .orderBy(desc(reviews.writtenAt), desc(reviews.id))
    .limit(mostRead)
  return prevailingLanguage(found.map(({ text }) => text))
}

export function prevailingLanguage(texts: string[]): string | undefined {
  const known = texts.map(languageOf).filter((language) => language !== 'und')
  const [most] = [...Map.groupBy(known, (language) => language)]
    .map(([language, its]) => ({ language, count: its.length }))
    .sort((a, b) => b.count - a.count)
  const { count, share } = leastAgreeing
  return most && most.count >= count && most.count >= share * known.length ? most.language : undefined
}
