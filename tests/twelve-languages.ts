import { everydaySentences } from '#analysis/languages/everyday-sentences.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import type { Language } from '#app/languages/languages.ts'
import { hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
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
export async function plantTwelveLanguages(
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
