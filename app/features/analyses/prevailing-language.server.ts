import { and, desc, eq, ne } from 'drizzle-orm'
import { languageOf } from '#analysis/analyse.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'

/** How many of the newest reviews are asked. */
const mostAsked = 50
/** Of those that tell their language, how many must agree. */
const leastAgreeing = { count: 3, share: 0.6 }

/**
 * The language of most of a business's newest reviews, by their texts alone: undefined if they are too few or too
 * mixed. An imported "Super!" is in the language of the others.
 */
export async function findPrevailingLanguage(db: Database, businessId: string): Promise<string | undefined> {
  const found = await db
    .select({ text: reviews.text })
    .from(reviews)
    .where(and(eq(reviews.businessId, businessId), ne(reviews.text, '')))
    .orderBy(desc(reviews.writtenAt), desc(reviews.id))
    .limit(mostAsked)
  return prevailingLanguage(found.map(({ text }) => text))
}

export function prevailingLanguage(texts: string[]): string | undefined {
  const told = texts.map(languageOf).filter((language) => language !== 'und')
  const [most] = [...Map.groupBy(told, (language) => language)]
    .map(([language, its]) => ({ language, count: its.length }))
    .sort((a, b) => b.count - a.count)
  const { count, share } = leastAgreeing
  return most && most.count >= count && most.count >= share * told.length ? most.language : undefined
}
